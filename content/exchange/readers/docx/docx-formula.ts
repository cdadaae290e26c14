import { childElements, childNamed, elementsNamed, plainText, type XmlElement } from '../xml/xml.ts'

const functionNames = /^(?:sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|log|ln|lim|exp|max|min|det)$/
const special: Readonly<Record<string, string>> = {
  '\\': String.raw`\backslash `,
  '{': String.raw`\{`,
  '}': String.raw`\}`,
  '%': String.raw`\%`,
  '#': String.raw`\#`,
  '&': String.raw`\&`,
  _: String.raw`\_`,
  $: String.raw`\text{\textdollar}`,
  '^': String.raw`\text{\textasciicircum}`,
  '~': String.raw`\sim `,
  '−': '-',
}
const accents: Readonly<Record<string, string>> = {
  '\u0302': 'hat',
  '\u0303': 'tilde',
  '\u0304': 'bar',
  '\u0305': 'overline',
  '\u0307': 'dot',
  '\u0308': 'ddot',
  '\u20D7': 'vec',
  '\u2192': 'vec',
}
const operators: Readonly<Record<string, string>> = {
  '∑': 'sum',
  '∫': 'int',
  '∏': 'prod',
  '∬': 'iint',
  '⋃': 'bigcup',
  '⋂': 'bigcap',
}
const fences = /^[()[\]|‖⟨⟩⌊⌋⌈⌉]$/
const named: Readonly<Record<string, string>> = {
  '{': String.raw`\{`,
  '}': String.raw`\}`,
  '': '.',
  '⟨': String.raw`\langle`,
  '⟩': String.raw`\rangle`,
}

class UnknownFormula extends Error {}

/**
 * Converts a formula of Word's equation editor to LaTeX. Null if any part is unknown, because half a formula would say something else.
 */
export function latexOf(formula: XmlElement): string | null {
  try {
    const latex = rowOf(formula).trim()
    return latex === '' ? null : latex
  } catch (error) {
    if (error instanceof UnknownFormula) return null
    throw error
  }
}

function rowOf(element: XmlElement | undefined): string {
  if (element === undefined) return ''
  return childElements(element)
    .filter(({ name }) => !name.endsWith('Pr'))
    .map(partOf)
    .join('')
}

function part(element: XmlElement, name: string): string {
  return rowOf(childNamed(element, name))
}

const parts: Readonly<Record<string, (element: XmlElement) => string>> = {
  r: runOf,
  f: fractionOf,
  rad: radicalOf,
  d: delimitersOf,
  nary: naryOf,
  m: matrixOf,
  eqArr: arrayOf,
  acc: accentOf,
  sSup: (element) => `${base(element)}^{${part(element, 'sup')}}`,
  sSub: (element) => `${base(element)}_{${part(element, 'sub')}}`,
  sSubSup: (element) => `${base(element)}_{${part(element, 'sub')}}^{${part(element, 'sup')}}`,
  sPre: (element) => `{}_{${part(element, 'sub')}}^{${part(element, 'sup')}}${part(element, 'e')}`,
  func: (element) => `${part(element, 'fName')} ${part(element, 'e')}`,
  limLow: (element) => `${part(element, 'e')}_{${part(element, 'lim')}}`,
  limUpp: (element) => String.raw`\overset{${part(element, 'lim')}}{${part(element, 'e')}}`,
  bar: (element) => `\\${valueOf(element, 'pos') === 'top' ? 'overline' : 'underline'}{${part(element, 'e')}}`,
  box: (element) => part(element, 'e'),
  oMath: rowOf,
  ins: rowOf,
  del: () => '',
}

function partOf(element: XmlElement): string {
  const read = Object.hasOwn(parts, element.name) ? parts[element.name] : undefined
  if (read === undefined) {
    // Bookmarks and spelling marks are invisible.
    if (plainText(element).trim() === '' && childElements(element).length === 0) return ''
    throw new UnknownFormula(element.name)
  }
  return read(element)
}

function base(element: XmlElement): string {
  const inner = part(element, 'e')
  return /^(?:[\p{L}\d]|\\[a-z]+ ?)$/u.test(inner) ? inner : `{${inner}}`
}

function valueOf(element: XmlElement, name: string): string | undefined {
  const properties = childElements(element).find((child) => child.name.endsWith('Pr'))
  const found = properties === undefined ? undefined : childNamed(properties, name)
  return found === undefined ? undefined : (found.attributes.val ?? '')
}

function runOf(run: XmlElement): string {
  if (childNamed(run, 'sym') !== undefined || childNamed(run, 'drawing') !== undefined) throw new UnknownFormula('sym')
  const text = elementsNamed(run, 't').map(plainText).join('').normalize('NFKC')
  const isPlain = valueOf(run, 'nor') !== undefined || valueOf(run, 'sty') === 'p'
  if (functionNames.test(text.trim())) return `\\${text.trim()} `
  if (isPlain && /\p{L}{2}/u.test(text)) return String.raw`\text{${text.replaceAll(/[\\{}$%#&_^~]/g, '')}}`
  return text
    .replaceAll(/[\\{}%#&_$^~−]/g, (sign) => special[sign] ?? '')
    .replaceAll(/[\u2061-\u2063]/g, '')
    .replaceAll(/^ +$|(?<=[\p{L}\d]) +(?=[\p{L}\d])/gu, String.raw`\ `)
}

function fractionOf(element: XmlElement): string {
  const [over, under] = [part(element, 'num'), part(element, 'den')]
  const kind = valueOf(element, 'type')
  if (kind === 'noBar') return String.raw`\binom{${over}}{${under}}`
  if (kind === 'lin' || kind === 'skw') return `{${over}}/{${under}}`
  return String.raw`\frac{${over}}{${under}}`
}

function radicalOf(element: XmlElement): string {
  const degree = part(element, 'deg')
  return String.raw`\sqrt${degree === '' ? '' : `[${degree}]`}{${part(element, 'e')}}`
}

function delimitersOf(element: XmlElement): string {
  const open = fenceOf(valueOf(element, 'begChr') ?? '(')
  const close = fenceOf(valueOf(element, 'endChr') ?? ')')
  const separator = valueOf(element, 'sepChr') ?? '|'
  const inner = childElements(element).filter(({ name }) => name === 'e')
  return String.raw`\left${open}${inner.map(rowOf).join(separator)}\right${close}`
}

function fenceOf(sign: string): string {
  const known = named[sign] ?? (fences.test(sign) ? sign : undefined)
  if (known === undefined) throw new UnknownFormula(sign)
  return known.length > 1 ? `${known} ` : known
}

function naryOf(element: XmlElement): string {
  const operator = operators[valueOf(element, 'chr') ?? '∫']
  if (operator === undefined) throw new UnknownFormula('nary')
  const [below, above] = [part(element, 'sub'), part(element, 'sup')]
  const limits = (below === '' ? '' : `_{${below}}`) + (above === '' ? '' : `^{${above}}`)
  return `\\${operator}${limits} ${part(element, 'e')}`
}

function matrixOf(element: XmlElement): string {
  const rows = elementsNamed(element, 'mr').map((row) => childElements(row).map(rowOf).join(' & '))
  return String.raw`\begin{matrix}${rows.join(String.raw` \\ `)}\end{matrix}`
}

function arrayOf(element: XmlElement): string {
  const rows = childElements(element).filter(({ name }) => name === 'e')
  return String.raw`\begin{matrix}${rows.map(rowOf).join(String.raw` \\ `)}\end{matrix}`
}

function accentOf(element: XmlElement): string {
  const command = accents[valueOf(element, 'chr') ?? '\u0302']
  if (command === undefined) throw new UnknownFormula('acc')
  return `\\${command}{${part(element, 'e')}}`
}
