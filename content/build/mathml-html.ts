import { escapeHtml, type MathNode } from '@sabi/shared/content/math-tree'
import { isFence } from './mathml.ts'

/** The elements of MathML Core that a question may hold; a formula that needs another fails the build. */
const allowed = new Set(
  'math mrow mi mn mo mtext mspace mfrac msqrt mroot msup msub msubsup munder mover munderover mtable mtr mtd'.split(
    ' ',
  ),
)
const leaves = new Set(['mi', 'mn', 'mo', 'mtext'])
const bars = { top: '‾', bottom: '_' } as const
const accents = new Set(['‾', '→', '˙', '¨', 'ˆ', '^', '~', '⏞'])
const alignments: Record<string, string> = { 'tml-left': 'left', 'tml-right': 'right' }

/**
 * The MathML of a tree as HTML: presentation attributes of MathML Core only, so that a strict content security policy,
 * which refuses style attributes, changes nothing. Throws on an element outside the allowed ones.
 */
export function mathHtml(node: MathNode, siblings: readonly MathNode[] = [node]): string {
  if (node.name === 'menclose') return mathHtml(withBar(node), siblings)
  if (!allowed.has(node.name))
    throw new Error(`<${node.name}> is not drawn by all browsers: write the formula another way`)
  const tag = [node.name, ...attributesOf(node, siblings)].join(' ')
  if (leaves.has(node.name)) return `<${tag}>${escapeHtml(node.text)}</${node.name}>`
  if (node.children.length === 0) return `<${tag}/>`
  return `<${tag}>${node.children.map((child) => mathHtml(child, node.children)).join('')}</${node.name}>`
}

/** A bar as an accent: browsers do not draw menclose. */
function withBar(node: MathNode): MathNode {
  const { notation } = node.attributes
  if (notation !== 'top' && notation !== 'bottom')
    throw new Error(`A formula may not be struck out or boxed (${notation})`)
  const base = node.children.length === 1 ? node.children : [{ ...node, name: 'mrow', attributes: {} }]
  const bar = { name: 'mo', attributes: {}, text: bars[notation], children: [] }
  return { name: notation === 'top' ? 'mover' : 'munder', attributes: {}, text: '', children: [...base, bar] }
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
      return children[1]?.name === 'mo' && accents.has(children[1].text) ? ['accent="true"'] : []
    case 'mtable':
      return tableAttributes(node)
    default:
      return []
  }
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
