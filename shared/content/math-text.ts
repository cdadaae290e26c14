import {
  isAtom,
  isBesideOperand,
  isBigOperator,
  isBracket,
  isEmptyRow,
  isMixedNumber,
  isScriptHolder,
} from './math-shape.ts'
import type { MathNode } from './math-tree.ts'
import { asSubscript, asSuperscript } from './unicode-scripts.ts'

const tightOperators = new Set(['/', '!', '′', '″', '∘', '.', '°', '%', '…', '⋯', '⌢'])
/** Operators that may belong to one operand: no space then. */
const signs = new Set(['+', '−', '±', '∓', '∼', '¬'])
const roots: Record<string, string> = { '2': '√', '3': '∛', '4': '∜' }
const marks: Record<string, string> = {
  '→': '\u20D7',
  '˙': '\u0307',
  '^': '\u0302',
  '~': '\u0303',
}

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
    case 'mmultiscripts':
      return prescripted(node)
    case 'mtable':
      return table(node)
    default:
      return node.attributes.class === 'over' ? barred(row(node.children)) : row(node.children)
  }
}

/** Bold, italic and script letters of the mathematical block as plain ones. */
function plainLetters(text: string): string {
  return text.replace(/[\u{1D400}-\u{1D7FF}]/gu, (letter) => letter.normalize('NFKC'))
}

function row(nodes: readonly MathNode[]): string {
  const texts = nodes.map((_, index) => inRow(nodes, index))
  return texts.reduce((line, text) => {
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
  if (isBigOperator(node) && next !== undefined) return `${textOf(node)} `
  return textOf(node)
}

function operator(nodes: readonly MathNode[], index: number): string {
  const node = nodes[index]
  if (node === undefined) return ''
  if (isBracket(node)) return isAroundTable(nodes, index) ? tableBracket(node.text) : node.text
  if (node.text === ',' || node.text === ';') return `${node.text} `
  if (tightOperators.has(node.text)) return node.text
  if (isBigOperator(node)) return `${textOf(node)} `
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

/** The text of the nodes, in brackets unless it is a single symbol, a number or already bracketed. */
function wrapped(nodes: readonly MathNode[]): string {
  const text = mathText({ name: 'mrow', attributes: {}, text: '', children: [...nodes] })
  const [only] = nodes
  if (nodes.length === 1 && only !== undefined && isAtom(only)) return text
  return `(${text})`
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
  if (isEmptyRow(base)) return script(above, asSuperscript, '^') + script(below, asSubscript, '_')
  if (isBigOperator(base)) return withLimits(textOf(base), below, above)
  const holder = isScriptHolder(base) ? textOf(base) : wrapped([base])
  return holder + script(below, asSubscript, '_') + script(above, asSuperscript, '^')
}

/** Written as the content build does: the symbol, a separator, the lower number, the upper number. */
function prescripted({ children: [base, , below, above] }: MathNode): string {
  if (base === undefined || below === undefined || above === undefined) return ''
  return script(compact(above), asSuperscript, '^') + script(compact(below), asSubscript, '_') + textOf(base)
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
  if (over.text === '¯') return barred(mathText(base))
  return textOf(base) + (marks[over.text] ?? '')
}

/** A bar over letters is a bar on each; over a combination of sets it is their complement. */
function barred(text: string): string {
  return /\s/.test(text) ? `(${text})′` : [...text].map((letter) => `${letter}\u0305`).join('')
}

function table({ attributes, children }: MathNode): string {
  const rows = children.map(({ children: cells }) => cells.map((cell) => mathText(cell)))
  const isAlignedEquation = attributes.columnalign?.startsWith('right') === true
  const gap = !isAlignedEquation && rows.flat().some((cell) => cell.includes(' ')) ? ', ' : ' '
  return rows.map((cells) => cells.join(gap)).join('; ')
}
