import { escapeText, type MathNode } from '@sabi/shared/content/math-tree'
import { isFence } from './mathml.ts'

/** The elements of MathML Core allowed in a question. A formula that needs another fails the build. */
const allowed = new Set(
  (
    'math mrow mi mn mo mtext mspace mfrac msqrt mroot mtable mtr mtd ' +
    'msup msub msubsup munder mover munderover mmultiscripts mprescripts'
  ).split(' '),
)
const leaves = new Set(['mi', 'mn', 'mo', 'mtext'])
const barClasses = { top: 'over', bottom: 'under' } as const
const accents = new Set(['¯', '→', '˙', '¨', '^', '~'])
/** Accents replaced with characters that every font has. */
const commonSigns: Record<string, string> = { '‾': '¯', ˆ: '^', '⌀': '∅' }
const alignments: Record<string, string> = { 'tml-left': 'left', 'tml-right': 'right' }

/**
 * Renders a MathML tree as HTML, with presentation attributes of MathML Core only, so that a strict content security policy, which
 * blocks style attributes, has no effect. Throws on an element that is not allowed.
 */
export function mathHtml(node: MathNode, siblings: readonly MathNode[] = [node]): string {
  if (node.name === 'menclose') return mathHtml(withBar(node), siblings)
  if (!allowed.has(node.name))
    throw new Error(`<${node.name}> is not rendered by all browsers: write the formula another way`)
  const tag = [node.name, ...attributesOf(node, siblings)].join(' ')
  if (leaves.has(node.name)) return `<${tag}>${escapeText(commonSigns[node.text] ?? node.text)}</${node.name}>`
  if (node.children.length === 0) return `<${tag}/>`
  return `<${tag}>${node.children.map((child) => mathHtml(child, node.children)).join('')}</${node.name}>`
}

/** A bar over one letter is an accent. Fonts cannot stretch it, so over more it is a border (see web/design/text/mathematics.css). */
function withBar({ attributes: { notation }, children }: MathNode): MathNode {
  if (notation !== 'top' && notation !== 'bottom')
    throw new Error(`A formula may not be struck out or boxed (${notation})`)
  const [base, ...others] = children
  if (notation === 'bottom' || base === undefined || others.length > 0)
    return { name: 'mrow', attributes: { bar: barClasses[notation] }, text: '', children }
  const bar = { name: 'mo', attributes: {}, text: '¯', children: [] }
  return { name: 'mover', attributes: {}, text: '', children: [base, bar] }
}

function attributesOf(node: MathNode, siblings: readonly MathNode[]): string[] {
  const display = node.attributes.displaystyle === 'true' ? ['displaystyle="true"'] : []
  return [...display, ...ownAttributes(node, siblings)]
}

function ownAttributes(node: MathNode, siblings: readonly MathNode[]): string[] {
  const { attributes, children } = node
  switch (node.name) {
    case 'mo':
      return operatorAttributes(node, siblings)
    case 'mi':
      return attributes.mathvariant === 'normal' && [...node.text].length === 1 ? ['mathvariant="normal"'] : []
    case 'mspace':
      return [`width="${shortLength(attributes.width ?? '0')}"`]
    case 'mfrac':
      return attributes.linethickness === undefined ? [] : ['linethickness="0"']
    case 'mover':
      return isAccent(children[1]) ? ['accent="true"'] : []
    case 'mrow':
      return attributes.bar === undefined ? [] : [`class="${attributes.bar}"`]
    case 'mtable':
      return tableAttributes(node)
    default:
      return []
  }
}

function isAccent(over: MathNode | undefined): boolean {
  return over?.name === 'mo' && accents.has(commonSigns[over.text] ?? over.text)
}

function operatorAttributes(node: MathNode, siblings: readonly MathNode[]): string[] {
  const { form, lspace, rspace } = node.attributes
  if (isFence(node)) return '|‖'.includes(node.text) && form !== undefined ? [`form="${form}"`] : []
  if (siblings.length === 1) return []
  if (form === 'prefix') return siblings[0] === node ? [] : ['form="prefix"']
  if (lspace === undefined || rspace === undefined || node.text === '′') return []
  return [`lspace="${shortLength(lspace)}"`, `rspace="${shortLength(rspace)}"`]
}

function tableAttributes({ children }: MathNode): string[] {
  const cells = children[0]?.children ?? []
  const columns = cells.map(({ attributes }) => alignments[attributes.class ?? ''] ?? 'center')
  return columns.every((column) => column === 'center') ? [] : [`columnalign="${columns.join(' ')}"`]
}

function shortLength(length: string): string {
  const size = Number.parseFloat(length)
  return size === 0 ? '0' : `${String(Number(size.toFixed(2))).replace(/^0/, '')}em`
}
