import { emphasis, lostFormula, lostText, picture, styled, type StyledText } from '../documents/document-line.ts'
import { latexOf } from './docx-formula.ts'
import { lookOf, type Look, type Styles } from './docx-styles.ts'
import { instructionBoxOf } from './docx-boxes.ts'
import { symbolOf } from './symbol-font.ts'
import { childElements, childNamed, elementsNamed, plainText, type XmlElement } from '../xml/xml.ts'

/** A piece of a paragraph: characters with the same look, or the end of a line or page. */
export type Piece =
  | { kind: 'text'; text: string; look: Look }
  | { kind: 'line-end' }
  | { kind: 'page-end'; isCertain: boolean }

/** The state of a Word field while its parts are read, and the styles that runs may refer to. */
interface Field {
  styles: Styles
  code: string
  isInCode: boolean
}

/** Invisible elements, and text that a tracked change removed. */
const unseen = new Set([
  'pPr',
  'rPr',
  'del',
  'moveFrom',
  'instrText',
  'delText',
  'sdtPr',
  'sdtEndPr',
  'smartTagPr',
  'proofErr',
])
const wrappers = new Set([
  'ins',
  'moveTo',
  'hyperlink',
  'smartTag',
  'sdt',
  'sdtContent',
  'fldSimple',
  'customXml',
  'oMathPara',
  'dir',
  'bdo',
])

/** The pieces of a paragraph in order, with all tracked changes accepted. */
export function piecesOf(paragraph: XmlElement, base: Look, styles: Styles): Piece[] {
  const field: Field = { styles, code: '', isInCode: false }
  return childElements(paragraph).flatMap((child) => piecesIn(child, base, field))
}

function piecesIn(element: XmlElement, base: Look, field: Field): Piece[] {
  if (unseen.has(element.name)) return []
  if (element.name === 'r') return runPieces(element, base, field)
  if (element.name === 'oMath') return [text(formulaText(element), base)]
  if (element.name === 'AlternateContent') return pictureOf(element) === null ? [] : [text(picture, base)]
  if (!wrappers.has(element.name)) return []
  return childElements(element).flatMap((child) => piecesIn(child, base, field))
}

function text(words: string, look: Look): Piece {
  return { kind: 'text', text: words, look }
}

/** A formula between dollar signs, as in our sources. */
function formulaText(element: XmlElement): string {
  const latex = latexOf(element)
  return latex === null ? lostFormula : `$${latex}$`
}

function runPieces(run: XmlElement, base: Look, field: Field): Piece[] {
  const properties = childNamed(run, 'rPr')
  const named = properties === undefined ? undefined : childNamed(properties, 'rStyle')?.attributes.val
  const look = lookOf(properties, field.styles.run(named, base))
  return childElements(run).flatMap((child) => {
    readField(child, field)
    const piece = pieceOf(child, look)
    const isEnd = child.name === 'fldChar' && child.attributes.fldCharType === 'end'
    if (isEnd && /^\s*EQ\b/i.test(field.code)) return [text(lostFormula, look)]
    if (piece === null || field.isInCode) return []
    if (piece.kind !== 'text') return [piece]
    if (look.isHidden) return []
    return [look.isStruck && piece.text.trim() !== '' ? text(lostText, look) : piece]
  })
}

/** EQ fields are formulas of old Word versions. For all other fields the result is shown. */
function readField(element: XmlElement, field: Field): void {
  if (element.name === 'instrText') field.code += plainText(element)
  if (element.name !== 'fldChar') return
  const type = element.attributes.fldCharType
  if (type === 'begin') Object.assign(field, { code: '', isInCode: true })
  else field.isInCode = false
}

function pieceOf(element: XmlElement, look: Look): Piece | null {
  switch (element.name) {
    case 't':
      return text(shown(plainText(element), look), look)
    case 'tab':
    case 'ptab':
      return text('\t', look)
    case 'noBreakHyphen':
      return text('-', look)
    case 'sym':
      return text(symbolText(element), look)
    case 'br':
      return element.attributes.type === 'page' ? { kind: 'page-end', isCertain: true } : { kind: 'line-end' }
    case 'cr':
      return { kind: 'line-end' }
    case 'lastRenderedPageBreak':
      return { kind: 'page-end', isCertain: false }
    default: {
      const mark = pictureOf(element)
      return mark === null ? null : text(mark, look)
    }
  }
}

/** A placeholder for a picture, a text box or an old formula; null for other elements and for ruled lines. */
function pictureOf(element: XmlElement): string | null {
  if (element.name === 'object')
    return elementsNamed(element, 'OLEObject').some(({ attributes }) =>
      /equation|mathtype/i.test(attributes.ProgID ?? ''),
    )
      ? lostFormula
      : picture
  if (!/^(?:drawing|pict|AlternateContent)$/.test(element.name) || instructionBoxOf(element) !== null) return null
  const isRule = elementsNamed(element, 'rect').some(({ attributes }) => /^(?:t|true|1)$/.test(attributes.hr ?? ''))
  return isRule ? null : picture
}

/** Converts characters of the Symbol font, which old documents store as private-use or plain characters. */
function shown(words: string, { font }: Look): string {
  const isSymbol = font !== null && /^symbol$/i.test(font)
  const pattern = isSymbol ? /[\uF020-\uF0FE!-~]/g : /[\uF020-\uF0FE]/g
  return words.replaceAll(pattern, (letter) => symbolOf(letter.charCodeAt(0)) ?? lostText)
}

const wingdings: Readonly<Record<string, string>> = {
  FC: '✓',
  FE: '☑',
  E0: '→',
  E8: '→',
  F0: '→',
  A7: '•',
  '9F': '•',
  D8: '•',
}

function symbolText({ attributes }: XmlElement): string {
  const code = Number.parseInt(attributes.char ?? '', 16)
  const font = attributes.font ?? ''
  if (/wingdings/i.test(font)) return wingdings[(code & 0xff).toString(16).toUpperCase()] ?? lostText
  if (/^symbol$/i.test(font)) return symbolOf(code) ?? lostText
  return code >= 0x20 && (code < 0xe0_00 || code > 0xf8_ff) ? String.fromCodePoint(code) : lostText
}

/** Joins adjacent text pieces into one styled text, with superscripts and subscripts in `<sup>` and `<sub>`. */
export function styledPieces(pieces: readonly (Piece & { kind: 'text' })[]): StyledText {
  let result: StyledText = { text: '', styles: '' }
  pieces.forEach(({ text, look }, index) => {
    const before = pieces[index - 1]?.look.level ?? null
    const after = pieces[index + 1]?.look.level ?? null
    const { level } = look
    const open = level !== null && before !== level ? `<${level}>` : ''
    const close = level !== null && after !== level ? `</${level}>` : ''
    // Letters in an equation are italic anyway, so italics mean nothing there.
    const mask = text.startsWith('$') ? look.mask & ~emphasis.italic : look.mask
    const { styles } = styled(open + text + close, mask)
    result = { text: result.text + open + text + close, styles: result.styles + styles }
  })
  return result
}
