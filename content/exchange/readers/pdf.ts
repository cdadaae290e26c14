import { Inflate } from 'fflate'
import { getDocumentProxy } from 'unpdf'
import { largestFile, largestUnpacked, UnreadableFile, type Reading } from '../raw.ts'
import { readLines } from './lines.ts'
import { linesOfPage, withoutRepeated, type Piece } from './pdf-lines.ts'
import { isRecord } from './reading.ts'

const mostPages = 300
const mostPieces = 300_000
const longestReading = 20_000
const mostStreams = 20_000

/**
 * A PDF with text, in one column or two, of numbered questions. Scanned pages have no text and are not read.
 * @throws {UnreadableFile} if the PDF is broken, locked, has no text, or unpacks to more than is read at once
 */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  assertUnpackedSize(bytes)
  const pages = await pagesOf(bytes)
  const lines = withoutRepeated(pages)
  if (lines.every((line) => line.trim() === ''))
    throw new UnreadableFile('The PDF has no text that can be read: its pages are pictures.')
  return readLines('pdf', lines)
}

async function pagesOf(bytes: Uint8Array): Promise<string[][]> {
  try {
    // The reader takes the bytes for itself.
    const document = await getDocumentProxy(bytes.slice(), {
      verbosity: 0,
      stopAtErrors: false,
    })
    try {
      if (document.numPages > mostPages) throw new UnreadableFile(`The PDF has more than ${mostPages} pages.`)
      return await linesOfPages(document)
    } finally {
      await document.loadingTask.destroy()
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadableFile(isLocked ? 'The PDF is locked with a password.' : 'The PDF is broken.')
  }
}

async function linesOfPages(document: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<string[][]> {
  const end = Date.now() + longestReading
  const pages: string[][] = []
  let pieceCount = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    if (Date.now() > end) throw new UnreadableFile('The PDF takes too long to read.')
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pieceCount += items.length
    if (pieceCount > mostPieces) throw new UnreadableFile('The PDF has more text than is read at once.')
    pages.push(linesOfPage(items.flatMap(pieceOf), page.getViewport({ scale: 1 }).width))
    page.cleanup()
  }
  return pages
}

function pieceOf(item: unknown): Piece[] {
  if (!isRecord(item) || typeof item.str !== 'string' || !Array.isArray(item.transform)) return []
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number)
  const size = Math.hypot(c, d) || Math.hypot(a, b)
  return [{ text: item.str, x, y, width: Number(item.width), size }]
}

/** Adds up what the packed streams of a PDF hold before any of them is read. */
function assertUnpackedSize(bytes: Uint8Array): void {
  const left: Left = { bytes: largestUnpacked, packed: largestFile * 4, streams: mostStreams }
  let lastEnd = 0
  for (let at = indexOf(bytes, 'stream', 0); at !== -1; at = indexOf(bytes, 'stream', at + 1)) {
    const start = at + 'stream'.length + (bytes[at + 6] === 0x0d ? 2 : 1)
    // What compress makes begins with these four bits; the two bytes after 'endstream' do not.
    if (((bytes[start] ?? 0) & 0x0f) !== 8 || (((bytes[start] ?? 0) << 8) | (bytes[start + 1] ?? 0)) % 31 !== 0)
      continue
    // Once looked for, an end holds for all streams that are said to begin before it.
    if (lastEnd < start) {
      const end = indexOf(bytes, 'endstream', start)
      lastEnd = end === -1 ? bytes.length : end
    }
    countUnpacked(bytes.subarray(start + 2, lastEnd), left)
  }
}

/** What may still be unpacked, looked at and begun. */
interface Left {
  bytes: number
  packed: number
  streams: number
}

function countUnpacked(packed: Uint8Array, left: Left): void {
  left.streams -= 1
  let isPackedTwice: boolean | null = null
  const inflate = new Inflate((chunk) => {
    left.bytes -= chunk.length
    isPackedTwice ??= chunk.length > 1 && chunk[0] === 0x78 && ((0x78 << 8) | (chunk[1] ?? 0)) % 31 === 0
  })
  try {
    for (let at = 0; at < packed.length && left.bytes >= 0 && left.packed >= 0; at += 8192) {
      left.packed -= 8192
      inflate.push(packed.subarray(at, at + 8192), at + 8192 >= packed.length)
    }
  } catch {
    // A stream that is broken or encrypted: what could be unpacked of it is counted.
  }
  if (Math.min(left.bytes, left.packed, left.streams) < 0 || isPackedTwice === true)
    throw new UnreadableFile('The PDF unpacks to more than is read at once.')
}

function indexOf(bytes: Uint8Array, word: string, from: number): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(word, from, 'latin1')
}
