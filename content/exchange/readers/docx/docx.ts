import { UnreadableFile, type Reading } from '../../raw.ts'
import { decodeText } from '../decode.ts'
import { linesOfBody } from './docx-lines.ts'
import { listLabels } from './docx-numbering.ts'
import { stylesOf } from './docx-styles.ts'
import { readLines } from '../documents/lines.ts'
import { assertNoDeclarations, childNamed, parseXml, type XmlElement } from '../xml/xml.ts'
import { unpack } from '../zip.ts'

/** Maximum size of a part of a document: its elements take a hundred times as much memory. */
const largestPart = 12 * 1024 * 1024

const partNames = /^word\/(?:document|numbering|styles)\.xml$/

/**
 * Reads a Word document of numbered questions, with numbers and letters as Word shows them, tables, equations, and right options if they
 * are marked. Tracked changes count as accepted.
 * @throws {UnreadableFile} if the document is corrupt, unpacks to too much or declares entities
 */
export function readDocx(bytes: Uint8Array): Reading {
  const parts = unpack(bytes, (name) => partNames.test(name))
  const document = partNamed(parts, 'document')
  const body = document === null ? undefined : childNamed(document, 'body')
  if (body === undefined) throw new UnreadableFile('The file is not a Word document.')
  const lines = linesOfBody(body, {
    styles: stylesOf(partNamed(parts, 'styles')),
    labels: listLabels(partNamed(parts, 'numbering')),
    page: 1,
    hasPages: hasPages(decodeText(parts.get('word/document.xml') ?? new Uint8Array())),
    unfinished: null,
  })
  return readLines('docx', lines)
}

function partNamed(parts: ReadonlyMap<string, Uint8Array>, name: string): XmlElement | null {
  const part = parts.get(`word/${name}.xml`)
  if (part === undefined) return null
  if (part.length > largestPart) throw new UnreadableFile('The document is too large.')
  const text = decodeText(part)
  assertNoDeclarations(text)
  try {
    return parseXml(text)
  } catch (error) {
    if (error instanceof UnreadableFile && /declares/.test(error.message)) throw error
    throw new UnreadableFile('The Word document is corrupt.')
  }
}

function hasPages(text: string): boolean {
  return text.includes('<w:lastRenderedPageBreak') || /<w:br [^<>]{0,80}w:type="page"/.test(text)
}
