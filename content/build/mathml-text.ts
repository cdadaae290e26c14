import { isFence, type MathNode } from './mathml.ts'
import { asSubscript, asSuperscript } from './unicode-scripts.ts'

const tightOperators = new Set([
  '/',
  '!',
  '′',
  '″',
  '∘',
  '.',
  '°',
  '%',
  '…',
  '⋯',
  '⌢',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '|',
  '‖',
])
/** Operators that may belong to one operand: no space then. */
const signs = new Set(['+', '−', '±', '∓', '∼', '¬'])
const bigOperators = new Set(['∫', '∮', '∑', '∏', '⋃', '⋂'])
const roots: Record<string, string> = { '2': '√', '3': '∛', '4': '∜' }
const marks: Record<string, string> = {
  '‾': '\u0305',
  '¯': '\u0305',
  '→': '\u20D7',
  '˙': '\u0307',
  ˆ: '\u0302',
  '^': '\u0302',
  '~': '\u0303',
}
const atomNames = new Set(['mi', 'mn', 'msup', 'msub', 'msubsup', 'msqrt', 'mroot', 'mover'])

/** A formula written out in one line of Unicode: '(a + b)/(c − d)', '√(x + 1)', 'x²', '²³⁵₉₂U', '[1 2; 3 4]'. */
export function mathText(node: MathNode): string {
  return textOf(node)
    .replaceAll('\u00A0', ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/([([{]) /g, '$1')
    .replace(/ ([)\]},;])/g, '$1')
    .trim()
}

function textOf(node: MathNode): string {
  const [first, second, third] = node.children
  switch (node.name) {
    case 'mi':
    case 'mn':
    case 'mtext':
      return plainLetters(node.text)
    case 'mo':
      return node.text === '∑' ? 'Σ' : node.text
    case 'mspace':
      return ' '
    case 'mfrac':
      return fraction(node)
    case 'msqrt':
      return `√${wrapped(node.children)}`
    case 'mroot':
      return root(first, second)
    case 'msup':
      return scripted({ base: first, sup: second })
    case 'msub':
    case 'munder':
      return scripted({ base: first, sub: second })
    case 'msubsup':
    case 'munderover':
      return scripted({ base: first, sub: second, sup: third })
    case 'mover':
      return accented(first, second)
    case 'menclose':
      return barred(node)
    case 'mtable':
      return table(node)
    default:
      return row(node.children)
  }
}

/** Bold, italic and script letters of the mathematical block as plain ones. */
function plainLetters(text: string): string {
  return text.replace(/[\u{1D400}-\u{1D7FF}]/gu, (letter) => letter.normalize('NFKC'))
}

function row(nodes: readonly MathNode[]): string {
  return nodes.reduce((line, node, index) => {
    const text = inRow(nodes, index)
    const needsGap = /[_^][\p{L}\p{N}]+$/u.test(line) && /^[\p{L}\p{N}]/u.test(text)
    return needsGap ? `${line} ${text}` : line + text
  }, '')
}

function inRow(nodes: readonly MathNode[], index: number): string {
  const node = nodes[index]
  const next = nodes[index + 1]
  if (node === undefined) return ''
  if (node.name === 'mo') return operator(nodes, index)
  if (node.name === 'mfrac' && isBesideOperand(nodes, index)) return `(${textOf(node)})`
  if (node.name === 'mfrac' && isMixedNumber(nodes, index)) return ` ${textOf(node)}`
  if (isLimitOperator(node) && next !== undefined) return `${textOf(node)} `
  return textOf(node)
}

function operator(nodes: readonly MathNode[], index: number): string {
  const node = nodes[index]
  if (node === undefined) return ''
  if (isFence(node)) return isAroundTable(nodes, index) ? tableBracket(node.text) : node.text
  if (node.text === ',' || node.text === ';') return `${node.text} `
  if (tightOperators.has(node.text)) return node.text
  if (bigOperators.has(node.text)) return `${textOf(node)} `
  const isAtEnd = index === 0 || index === nodes.length - 1
  const isSign = node.attributes.form === 'prefix' || (isAtEnd && signs.has(node.text))
  return isSign ? node.text : ` ${node.text} `
}

function isAroundTable(nodes: readonly MathNode[], index: number): boolean {
  return nodes[index - 1]?.name === 'mtable' || nodes[index + 1]?.name === 'mtable'
}

function tableBracket(bracket: string): string {
  if (bracket === '(') return '['
  return bracket === ')' ? ']' : bracket
}

function isMixedNumber(nodes: readonly MathNode[], index: number): boolean {
  const [above, below] = nodes[index]?.children ?? []
  return nodes[index - 1]?.name === 'mn' && above?.name === 'mn' && below?.name === 'mn'
}

/** A fraction that is a factor among others needs brackets, or its neighbours would seem to belong to a part of it. */
function isBesideOperand(nodes: readonly MathNode[], index: number): boolean {
  if (isMixedNumber(nodes, index)) return false
  const before = neighbour(nodes, index, -1)
  const after = neighbour(nodes, index, 1)
  return (before !== undefined && isOperand(before)) || (after !== undefined && isOperand(after))
}

function neighbour(nodes: readonly MathNode[], index: number, step: number): MathNode | undefined {
  const beside = nodes[index + step]
  if (beside?.name !== 'mspace') return beside
  const isThin = Number.parseFloat(beside.attributes.width ?? '1') < 0.3
  const beyond = nodes[index + 2 * step]
  return isThin && beyond?.name !== 'mtext' ? beyond : undefined
}

function isOperand(node: MathNode): boolean {
  if (node.name === 'mo' || node.name === 'mspace' || node.name === 'mtable') return false
  if (isLimitOperator(node)) return false
  return node.name !== 'mtext' || /^\p{L}/u.test(node.text)
}

function fraction({ attributes, children: [above, below] }: MathNode): string {
  if (above === undefined || below === undefined) return ''
  if (attributes.linethickness !== undefined) return `${textOf(above)} choose ${textOf(below)}`
  const numerator = mathText(above)
  return `${/[ /]/.test(withoutBrackets(numerator)) ? `(${numerator})` : numerator}/${denominator(below)}`
}

function denominator(node: MathNode): string {
  const isDifferential = node.name === 'mrow' && node.children.length === 2 && node.children[0]?.text === 'd'
  return isDifferential ? textOf(node) : wrapped([node])
}

function withoutBrackets(text: string): string {
  const shorter = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
  return shorter === text ? text : withoutBrackets(shorter)
}

/** The text of the nodes, in brackets where it is more than one sign, number or bracketed whole. */
function wrapped(nodes: readonly MathNode[]): string {
  const text = mathText({ name: 'mrow', attributes: {}, text: '', children: [...nodes] })
  const [only] = nodes
  if (nodes.length === 1 && only !== undefined && isAtom(only)) return text
  return `(${text})`
}

function isAtom(node: MathNode): boolean {
  if (node.name === 'mtext') return !/\s/.test(node.text.trim())
  if (node.name !== 'mrow') return atomNames.has(node.name)
  const [opening, ...rest] = node.children
  const closing = rest.at(-1)
  if (opening === undefined || closing === undefined || !isFence(closing)) return false
  const fences = node.children.filter(isFence).length
  return fences === 1 || (fences === 2 && isFence(opening))
}

function root(radicand: MathNode | undefined, index: MathNode | undefined): string {
  if (radicand === undefined || index === undefined) return ''
  const degree = mathText(index)
  const sign = roots[degree] ?? `${asSuperscript(degree) ?? `(${degree})`}√`
  return `${sign}${wrapped([radicand])}`
}

interface Scripted {
  base?: MathNode | undefined
  sub?: MathNode | undefined
  sup?: MathNode | undefined
}

function scripted({ base, sub, sup }: Scripted): string {
  if (base === undefined) return ''
  const below = sub === undefined ? '' : compact(sub)
  const above = sup === undefined ? '' : compact(sup)
  if (above === '⌢') return `arc ${textOf(base)}`
  if (below === '∼' || below === '~') return textOf(base)
  if (isEmpty(base)) return script(above, asSuperscript, '^') + script(below, asSubscript, '_')
  if (isLimitOperator(base)) return withLimits(textOf(base), below, above)
  const holder = isScriptHolder(base) ? textOf(base) : wrapped([base])
  return holder + script(below, asSubscript, '_') + script(above, asSuperscript, '^')
}

function isEmpty({ name, children }: MathNode): boolean {
  return name === 'mrow' && children.length === 0
}

function isScriptHolder(node: MathNode): boolean {
  if (node.name === 'mo') return true
  return node.name === 'mtext' || (isAtom(node) && !['msup', 'msubsup', 'msqrt', 'mroot'].includes(node.name))
}

function isLimitOperator(node: MathNode): boolean {
  if (node.name === 'mo') return bigOperators.has(node.text)
  if (node.name === 'mi') return node.text === 'lim'
  const [base] = node.children
  const hasBase = ['msub', 'msup', 'msubsup', 'munder', 'munderover', 'mover'].includes(node.name)
  return hasBase && base !== undefined && isLimitOperator(base)
}

function withLimits(sign: string, below: string, above: string): string {
  const low = asSubscript(below)
  const high = asSuperscript(above)
  if (sign === '∫' && low !== null && high !== null) return `${sign}${low}${high}`
  if (below === '') return sign
  return above === '' ? `${sign}[${below}]` : `${sign}[${below} to ${above}]`
}

function compact(node: MathNode): string {
  const text = mathText(node)
  return /[+−=→<>≤≥×]/.test(text) ? text.replace(/ ?([+−=→<>≤≥×]) ?/g, '$1') : text
}

function script(text: string, convert: (text: string) => string | null, sign: '^' | '_'): string {
  if (text === '') return ''
  const converted = convert(text)
  if (converted !== null) return converted
  const isWhole = /^(\p{L}+|\d+)$/u.test(text) && (sign === '_' || [...text].length === 1 || /^\d+$/.test(text))
  return isWhole ? sign + text : `${sign}(${text})`
}

function accented(base: MathNode | undefined, over: MathNode | undefined): string {
  if (base === undefined || over === undefined) return ''
  if (base.name === 'mo' && /[→←⇌⟶]/.test(base.text)) return ` —${mathText(over)}${base.text} `
  const mark = marks[over.text]
  return mark === undefined ? textOf(base) : `${textOf(base)}${mark}`
}

/** A bar over letters is a bar on each; over a combination of sets it is their complement. */
function barred({ attributes, children }: MathNode): string {
  const text = mathText({ name: 'mrow', attributes: {}, text: '', children })
  if (attributes.notation !== 'top') return text
  return /\s/.test(text) ? `(${text})′` : [...text].map((letter) => `${letter}\u0305`).join('')
}

function table({ children }: MathNode): string {
  const rows = children.map(({ children: cells }) => cells.map((cell) => mathText(cell)))
  const isAlignedEquation = children[0]?.children[0]?.attributes.class === 'tml-right'
  const gap = !isAlignedEquation && rows.flat().some((cell) => cell.includes(' ')) ? ', ' : ' '
  return rows.map((cells) => cells.join(gap)).join('; ')
}
