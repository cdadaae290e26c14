import { readMath, unescapeText, type MathNode } from './math-tree.ts'

const pieces = /(<math>.*?<\/math>)/

/**
 * The text that an author would write for an HTML form, with each formula as LaTeX between dollar signs. Typeset again,
 * it gives the same HTML for every formula of the bank.
 */
export function sourceText(html: string): string {
  return html
    .split(pieces)
    .map((piece) =>
      piece.startsWith('<math>') ? `$${latexOf(readMath(piece))}$` : unescapeText(piece.replaceAll('<br>', '\n')),
    )
    .join('')
}

/** What LaTeX writes otherwise than Unicode does. */
const commands: Readonly<Record<string, string>> = {
  '−': '-',
  '×': '\\times',
  '÷': '\\div',
  '∗': '*',
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '→': '\\to',
  '‖': '\\Vert',
  '△': '\\triangle',
  '°': '^\\circ',
  '′': "'",
  '%': '\\%',
  '{': '\\{',
  '}': '\\}',
}
/** Letters that look the same outside a formula. */
const lettersAsTheyAre = new Set(['°', '′'])
const accents: Readonly<Record<string, string>> = {
  '¯': '\\bar',
  '→': '\\overrightarrow',
  '˙': '\\dot',
  '¨': '\\ddot',
  '^': '\\hat',
  '~': '\\tilde',
}
const bars: Readonly<Record<string, string>> = { over: '\\overline', under: '\\underline' }
const functions = new Set('sin cos tan sec csc cot arcsin arccos arctan ln log lim max min exp det gcd hom'.split(' '))
const thinSpace = '.17em'

function latexOf(node: MathNode): string {
  const [base = '', second = '', third = ''] = node.children.map(script)
  switch (node.name) {
    case 'mi':
      return letters(node)
    case 'mn':
      return node.text.replaceAll(',', '{,}')
    case 'mo':
      return operator(node)
    case 'mtext':
      return `\\text{${node.text.replaceAll('\u00A0', ' ')}}`
    case 'mspace':
      return node.attributes.width === thinSpace ? '\\,' : `\\hspace{${node.attributes.width}}`
    case 'mfrac':
      return fraction(node)
    case 'msqrt':
      return `\\sqrt{${row(node.children)}}`
    case 'mroot':
      return `\\sqrt[${latexAt(node, 1)}]{${latexAt(node, 0)}}`
    case 'msup':
      return arePrimes(node.children[1]) ? `${base}''` : `${base}^${second}`
    case 'msub':
    case 'munder':
      return `${base}_${second}`
    case 'msubsup':
    case 'munderover':
      return `${base}_${second}^${third}`
    case 'mover':
      return `${accents[node.children[1]?.text ?? ''] ?? `\\overset{${latexAt(node, 1)}}`}{${latexAt(node, 0)}}`
    case 'mmultiscripts':
      return prescripted(node)
    case 'mtable':
      return table(node)
    default:
      return barred(node)
  }
}

/** A base or a script, in braces unless it is a single character. */
function script(node: MathNode): string {
  const latex = latexOf(node)
  return /^(?:[A-Za-z\d]|\\[a-z]+)$/.test(latex) ? latex : `{${latex}}`
}

function latexAt({ children }: MathNode, place: number): string {
  const child = children[place]
  return child === undefined ? '' : latexOf(child)
}

function barred({ attributes, children }: MathNode): string {
  const bar = bars[attributes.class ?? '']
  return bar === undefined ? row(children) : `${bar}{${row(children)}}`
}

function row(nodes: readonly MathNode[]): string {
  const isOwnSpace = (place: number) =>
    nodes[place]?.name === 'mspace' && (isFunction(nodes[place - 1]) || isFunction(nodes[place + 1]))
  const latex = nodes.flatMap((node, place) => (isOwnSpace(place) ? [] : [latexOf(node)])).join(' ')
  return /^(?!.*\\left).*\\right/.test(latex) ? `\\left. ${latex}` : latex
}

/** The name of a function, which brings the space around it along. */
function isFunction(node: MathNode | undefined): boolean {
  if (node === undefined) return false
  return node.name === 'mi'
    ? node.text.length > 1
    : /^m(?:sub|sup|under)/.test(node.name) && isFunction(node.children[0])
}

function arePrimes(node: MathNode | undefined): boolean {
  return node !== undefined && node.children.length === 2 && node.children.every(({ text }) => text === '′')
}

/** A bar looks the same on both sides of what it encloses. */
function operator({ text, attributes: { form, lspace } }: MathNode): string {
  if (text === '|' && form !== undefined) return form === 'prefix' ? '\\left|' : '\\right|'
  if (text === ':' && lspace === '0') return '\\colon'
  return commands[text] ?? text
}

function letters({ text, attributes }: MathNode): string {
  if ([...text].length > 1) return functions.has(text) ? `\\${text}` : `\\operatorname{${text}}`
  if (attributes.mathvariant === 'normal' && /[A-Za-z]/.test(text)) return `\\mathrm{${text}}`
  return lettersAsTheyAre.has(text) ? text : (commands[text] ?? text)
}

function fraction(node: MathNode): string {
  const [above, below] = [latexAt(node, 0), latexAt(node, 1)]
  if (node.attributes.linethickness !== undefined) return `{${above} \\atop ${below}}`
  return `${node.attributes.displaystyle === undefined ? '\\frac' : '\\dfrac'}{${above}}{${below}}`
}

/** An isotope, whose numbers precede its symbol. */
function prescripted(node: MathNode): string {
  const [, , below = '', above = ''] = node.children.map(script)
  return `{}_${below}^${above}${latexAt(node, 0)}`
}

function table({ attributes, children }: MathNode): string {
  const rows = children.map((line) => line.children.map((cell) => row(cell.children)).join(' & '))
  const [begin, end] = frameOf(attributes)
  return `\\begin{${begin}${rows.join(' \\\\ ')}\\end{${end}}`
}

function frameOf({ displaystyle, columnalign }: MathNode['attributes']): readonly [begin: string, end: string] {
  if (columnalign === undefined) return ['matrix}', 'matrix']
  if (displaystyle !== undefined) return ['aligned}', 'aligned']
  return [`array}{${columnalign.replace(/(\w)\w*\s*/g, '$1')}}`, 'array']
}
