import { UnreadableFile, type FormatName } from '../raw.ts'
import { isAiken } from './aiken.ts'
import { isAloc } from './json/aloc.ts'
import { isAnki } from './tables/anki.ts'
import { isCsv } from './tables/csv.ts'
import { isGift } from './gift.ts'
import { isOwnJson } from './json/json.ts'
import { isZip, namesInZip } from './zip.ts'

/**
 * Detects the format of a file from its first bytes, then its name, then its text.
 * @throws {UnreadableFile} if the format is not supported
 */
export function formatOf(name: string, bytes: Uint8Array, text: () => string): FormatName {
  if (isZip(bytes)) return formatOfZip(bytes)
  if (isPdf(bytes)) return 'pdf'
  if (isOldOffice(bytes))
    throw new UnreadableFile('The file is an old Word or Excel file, or has a password. Save it as .docx or .xlsx.')
  if (/\.(?:docx|xlsx|pdf|zip)$/i.test(name))
    throw new UnreadableFile('The file does not match its name, or is corrupt.')
  const words = text()
  if (words.includes('\0')) throw new UnreadableFile('This file format is not supported.')
  return formatOfText(name, words)
}

function formatOfZip(bytes: Uint8Array): FormatName {
  const names = namesInZip(bytes)
  if (names.includes('word/document.xml')) return 'docx'
  if (names.includes('xl/workbook.xml')) return 'xlsx'
  if (names.includes('xl/workbook.bin')) throw new UnreadableFile('Save the workbook as .xlsx; .xlsb is not supported.')
  if (names.some((name) => /\.xml$/i.test(name) && !name.startsWith('xl/') && !name.startsWith('ppt/'))) {
    const isOffice = names.includes('[Content_Types].xml')
    if (!isOffice) return 'qti'
  }
  throw new UnreadableFile('The package is not a Word document, an Excel workbook or a QTI package.')
}

/** The container format of .doc and .xls, also used for encrypted files today. */
function isOldOffice(bytes: Uint8Array): boolean {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0
}

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
}

function formatOfText(name: string, text: string): FormatName {
  if (text.trim() === '') throw new UnreadableFile('The file is empty.')
  if (isAnki(text)) return 'anki'
  if (/\.gift$/i.test(name)) return 'gift'
  if (/\.(?:csv|tsv)$/i.test(name)) return 'csv'
  if (/\.(?:js|mjs|cjs|ts|tsx|jsx|jsonl|ndjson)(?:\.txt)?$/i.test(name)) return 'loose-json'
  const start = text.slice(0, 4000).trimStart()
  if (start.startsWith('<')) return formatOfXml(start)
  if (/^[[{]/.test(start)) return formatOfJson(text)
  if (/\.json$/i.test(name)) return 'loose-json'
  if (
    /^\s*(?:export\s|const\s|let\s|var\s|module\.exports|import\s[{*'"\w])/m.test(text) &&
    /[[{]\s*['"{[\w]/.test(text)
  )
    return 'loose-json'
  if (isCsv(text.trimStart())) return 'csv'
  if (isAiken(text)) return 'aiken'
  if (isGift(text)) return 'gift'
  throw new UnreadableFile(
    'This file format is not supported. Use CSV, Excel, JSON, Aiken, GIFT, Moodle XML, QTI, Word or PDF.',
  )
}

function formatOfXml(start: string): FormatName {
  if (/<(?:\w+:)?quiz[\s>]/i.test(start)) return 'moodle-xml'
  if (/<(?:\w+:)?(?:qti-)?(?:assessment-?(?:item|test|section)|questestinterop)/i.test(start)) return 'qti'
  if (/^<(?:!doctype html|html)/i.test(start)) throw new UnreadableFile('The file is a web page.')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(start))
    throw new UnreadableFile('The file declares a document type or entities, which are not allowed.')
  throw new UnreadableFile('The XML is neither a Moodle quiz nor QTI.')
}

function formatOfJson(text: string): FormatName {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'loose-json'
  }
  if (isOwnJson(value)) return 'json'
  return isAloc(value) ? 'aloc' : 'loose-json'
}
