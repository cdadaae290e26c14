import {
  emphasis,
  joined,
  picture,
  plainLine,
  sharedEmphasis,
  styled,
  trimmed,
  type DocumentLine,
  type StyledText,
} from '../documents/document-line.ts'
import { instructionBoxesIn } from './docx-boxes.ts'
import type { ListLabels } from './docx-numbering.ts'
import { piecesOf, styledPieces, type Piece } from './docx-runs.ts'
import { listOf, type Styles } from './docx-styles.ts'
import { linesOfTable } from './docx-tables.ts'
import { childElements, childNamed, type XmlElement } from '../xml/xml.ts'

const longestHeading = 100

/** The state of the body reader between paragraphs. */
export interface BodyReader {
  styles: Styles
  labels: ListLabels
  /** Pages are known only if the document records them. */
  page: number
  hasPages: boolean
  /** The start of a paragraph whose end was deleted in a tracked change. */
  unfinished: StyledText | null
}

/** The lines of a body or of a cell, paragraph by paragraph. */
export function linesOfBody(body: XmlElement, reader: BodyReader): DocumentLine[] {
  return childElements(body).flatMap((element) => {
    // The text of a box goes above its paragraph; below it, the question in that paragraph would not get it.
    if (element.name === 'p') return [...linesOfBoxes(element, reader), ...linesOfParagraph(element, reader)]
    if (element.name === 'tbl') return linesOfTable(element, (cell) => linesOfBody(cell, reader))
    if (/^(?:sdt|sdtContent|customXml|ins|moveTo|smartTag)$/.test(element.name)) return linesOfBody(element, reader)
    return []
  })
}

function linesOfBoxes(paragraph: XmlElement, reader: BodyReader): DocumentLine[] {
  return instructionBoxesIn(paragraph).flatMap(({ content, hasPicture }) => [
    ...linesOfBody(content, reader),
    ...(hasPicture ? [plainLine(picture)] : []),
  ])
}

function linesOfParagraph(paragraph: XmlElement, reader: BodyReader): DocumentLine[] {
  const properties = childNamed(paragraph, 'pPr')
  const style = reader.styles.paragraph(
    properties === undefined ? undefined : childNamed(properties, 'pStyle')?.attributes.val,
  )
  const list = listOf(properties, style)
  const pieces = piecesOf(paragraph, style.look, reader.styles)
  const texts = textLines(pieces)
  // Word leaves out the number of an empty list paragraph only if it is hidden, so the paragraph is counted.
  const label = list === null ? '' : reader.labels(list.id, list.level)
  const [first = styled('')] = texts
  const labelled = label === '' ? first : joined([styled(`${label} `), trimmed(first)])
  const start = reader.unfinished === null ? labelled : joined([reader.unfinished, first])
  reader.unfinished = null
  const all = [start, ...texts.slice(1)]
  if (isJoinedToNext(properties)) {
    reader.unfinished = joined(all, ' ')
    return []
  }
  const isOutlined = properties !== undefined && childNamed(properties, 'outlineLvl') !== undefined
  const lines = all.map((text, index) => lineOf(text, { reader, isHeading: style.isHeading || isOutlined, index }))
  reader.page += pieces.filter(({ kind }) => kind === 'page-end').length
  return lines
}

function isJoinedToNext(properties: XmlElement | undefined): boolean {
  const mark = properties === undefined ? undefined : childNamed(properties, 'rPr')
  return mark !== undefined && childNamed(mark, 'del') !== undefined
}

function lineOf(
  text: StyledText,
  { reader, isHeading, index }: { reader: BodyReader; isHeading: boolean; index: number },
): DocumentLine {
  const words = trimmed(text)
  const isBold = (sharedEmphasis(words) & emphasis.bold) !== 0 && words.text.length <= longestHeading
  return {
    ...words,
    page: reader.hasPages ? reader.page : null,
    isContinuation: index > 0,
    isHeading: (isHeading || isBold) && !words.text.includes(picture),
    isRow: false,
  }
}

function textLines(pieces: readonly Piece[]): StyledText[] {
  const lines: (Piece & { kind: 'text' })[][] = [[]]
  for (const piece of pieces) {
    if (piece.kind === 'text') lines.at(-1)?.push(piece)
    else if (piece.kind === 'line-end') lines.push([])
  }
  return lines.map(styledPieces)
}
