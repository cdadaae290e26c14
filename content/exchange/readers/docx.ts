import { zipSync } from 'fflate'
import mammoth from 'mammoth'
import { UnreadableFile, type Reading } from '../raw.ts'
import { decodeText } from './decode.ts'
import { lostFormula, picture, readLines } from './lines.ts'
import { assertNoDeclarations } from './xml.ts'
import { unpack } from './zip.ts'

/** What one part of a document may weigh: its elements take a hundred times as much memory. */
const largestPart = 12 * 1024 * 1024

const partNames = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?[\w.-]+\.(?:xml|rels))$/

/**
 * A Word document of numbered questions. Lists that Word numbers by itself get their numbers and letters back; raised
 * and lowered letters stay as `<sup>` and `<sub>`; a formula of the equation editor makes its question unreadable.
 * @throws {UnreadableFile} if the document is broken, unpacks to too much or declares entities
 */
export async function readDocx(bytes: Uint8Array): Promise<Reading> {
  const parts = unpack(bytes, (name) => partNames.test(name))
  const document = parts.get('word/document.xml')
  if (document === undefined) throw new UnreadableFile('The file is no Word document.')
  for (const part of parts.values()) {
    if (part.length > largestPart) throw new UnreadableFile('The document is too large to be read at once.')
    assertNoDeclarations(decodeText(part))
  }
  parts.set('word/document.xml', new TextEncoder().encode(withMarks(decodeText(document))))
  return readLines('docx', linesOfHtml(await htmlOf(parts)))
}

async function htmlOf(parts: ReadonlyMap<string, Uint8Array>): Promise<string> {
  try {
    const zip = zipSync(Object.fromEntries(parts), { level: 0 })
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(zip) }, { externalFileAccess: false })
    return value
  } catch {
    throw new UnreadableFile('The Word document is broken.')
  }
}

/** Formulas and pictures as one letter each, since what reads the document leaves them out. */
function withMarks(xml: string): string {
  const unboxed = xml.replaceAll(/<\/?m:oMathPara(?:\s[^<>]{0,500})?>/g, '')
  const formulas = replaceElements(unboxed, 'm:oMath', lostFormula)
  return ['w:object', 'w:pict', 'w:drawing'].reduce((text, name) => replaceElements(text, name, picture), formulas)
}

function replaceElements(xml: string, name: string, mark: string): string {
  const close = `</${name}>`
  const kept: string[] = []
  let at = 0
  for (;;) {
    const start = startOfElement(xml, name, at)
    const end = start === -1 ? -1 : xml.indexOf(close, start)
    if (end === -1) return kept.join('') + xml.slice(at)
    // A formula stands beside the runs of a paragraph, a picture in one of them.
    const text = `<w:t>${mark}</w:t>`
    kept.push(xml.slice(at, start), name === 'm:oMath' ? `<w:r>${text}</w:r>` : text)
    at = end + close.length
  }
}

function startOfElement(xml: string, name: string, from: number): number {
  for (let at = xml.indexOf(`<${name}`, from); at !== -1; at = xml.indexOf(`<${name}`, at + 1))
    if (/[\s>]/.test(xml[at + name.length + 1] ?? '')) return at
  return -1
}

const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" }

/** The lines of mammoth's HTML, whose lists are nested elements: those of the outermost are numbered, inner ones lettered. */
function linesOfHtml(html: string): string[] {
  const lines: string[] = []
  const counts: number[] = []
  let line = ''
  const endLine = (): void => {
    lines.push(line.trim())
    line = ''
  }
  for (const token of html.split(/(<[^<>]*>)/)) {
    const [, closing, tag] = /^<(\/?)([a-z0-9]+)/.exec(token) ?? []
    if (tag === undefined) line += token.replaceAll(/&(?:lt|gt|amp|quot|#39);/g, (sign) => signs[sign] ?? sign)
    else if (tag === 'sub' || tag === 'sup') line += token
    else if (tag === 'ol' || tag === 'ul') {
      endLine()
      if (closing === '/') counts.pop()
      else counts.push(0)
    } else if (tag === 'li' && closing !== '/') {
      endLine()
      line = numberOf(counts)
    } else if (/^(?:p|h\d|tr|br|li|table)$/.test(tag)) {
      if (closing === '/' || tag === 'br') endLine()
    } else if ((tag === 'td' || tag === 'th') && closing === '/') line += ' '
  }
  endLine()
  return lines
}

function numberOf(counts: number[]): string {
  const depth = counts.length - 1
  const count = (counts[depth] ?? 0) + 1
  if (depth >= 0) counts[depth] = count
  return depth <= 0 ? `${count}. ` : `${'ABCDE'[count - 1] ?? '?'}. `
}
