import { getDocumentProxy } from 'unpdf'
import { UnreadableFile, type Reading } from '../../raw.ts'
import { readLines } from '../documents/lines.ts'
import { linesOfPages, type PdfPage } from './pdf-lines.ts'
import { withPackingChecked } from './pdf-packing.ts'
import { withoutRunningHeads } from './pdf-pages.ts'
import type { Piece } from './pdf-rows.ts'
import { isRecord } from '../reading.ts'

const mostPages = 300
const mostPieces = 300_000
const longestReading = 20_000

/**
 * Reads a PDF of numbered questions with text, in columns or across the page. Scanned pages have no text and are not read.
 * @throws {UnreadableFile} if the PDF is broken, locked, has no text, or unpacks to more than is read at once
 */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  const pages = await pagesOf(withPackingChecked(bytes))
  if (pages.every(({ pieces }) => pieces.every(({ text }) => text.trim() === '')))
    throw new UnreadableFile('The PDF contains no readable text: its pages are pictures.')
  const bodies = withoutRunningHeads(pages.map(({ pieces }) => pieces))
  return readLines('pdf', linesOfPages(pages.map(({ width }, index) => ({ width, pieces: bodies[index] ?? [] }))))
}

async function pagesOf(bytes: Uint8Array): Promise<PdfPage[]> {
  try {
    const document = await getDocumentProxy(bytes, {
      verbosity: 0,
      stopAtErrors: false,
    })
    try {
      if (document.numPages > mostPages) throw new UnreadableFile(`The PDF has more than ${mostPages} pages.`)
      return await piecesOfPages(document)
    } finally {
      await document.loadingTask.destroy()
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadableFile(isLocked ? 'The PDF is locked with a password.' : 'The PDF is corrupt.')
  }
}

async function piecesOfPages(document: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<PdfPage[]> {
  const end = Date.now() + longestReading
  const pages: PdfPage[] = []
  let pieceCount = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    if (Date.now() > end) throw new UnreadableFile('The PDF takes too long to read.')
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pieceCount += items.length
    if (pieceCount > mostPieces) throw new UnreadableFile('The PDF contains too much text.')
    pages.push({ pieces: items.flatMap(pieceOf), width: page.getViewport({ scale: 1 }).width })
    page.cleanup()
  }
  return pages
}

function pieceOf(item: unknown): Piece[] {
  if (!isRecord(item) || typeof item.str !== 'string' || !Array.isArray(item.transform)) return []
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number)
  const size = Math.hypot(c, d) || Math.hypot(a, b)
  return [{ text: item.str, x, y, width: Number(item.width), size, font: String(item.fontName) }]
}
