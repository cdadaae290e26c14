import type { MathNode } from '@sabi/shared/content/math-tree'
import { XMLParser } from 'fast-xml-parser'
import temml from 'temml'

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
})

/** Elements whose children form a row without an mrow. */
const inferringRow = new Set(['math', 'mrow', 'msqrt', 'mtd', 'mstyle', 'menclose', 'mpadded'])
const invisibleOperators = new Set(['', '\u2061', '\u2062', '\u2063'])

/**
 * Parses a LaTeX formula into a MathML tree, without what only TeX's spacing needs: rows of one, nested rows, empty operators and
 * wrappers. Throws with the formula if the LaTeX is invalid.
 */
export function parseMathematics(latex: string): MathNode {
  const [root] = listNodes(parser.parse(render(latex)))
  if (root === undefined) throw new Error(`No mathematics in '${latex}'`)
  return simplified(root)
}

function render(latex: string): string {
  try {
    return temml.renderToString(latex, { throwOnError: true, annotate: false, xml: false })
  } catch (error) {
    throw new Error(`Invalid LaTeX '${latex}': ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function listNodes(parsed: unknown): MathNode[] {
  if (!Array.isArray(parsed)) return []
  return parsed.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return []
    const name = Object.keys(entry).find((key) => key !== ':@' && key !== '#text')
    if (name === undefined) return []
    const content: unknown = entry[name]
    return [{ name, attributes: attributesOf(entry[':@']), text: textWithin(content), children: listNodes(content) }]
  })
}

function attributesOf(parsed: unknown): Record<string, string> {
  if (!isRecord(parsed)) return {}
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, String(value)]))
}

function textWithin(parsed: unknown): string {
  if (!Array.isArray(parsed)) return ''
  return parsed.map((entry: unknown) => (isRecord(entry) && '#text' in entry ? String(entry['#text']) : '')).join('')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Characters that are raised in every font. As superscripts they would be too high. */
const raisedSigns: Record<string, string> = { '∘': '°', '′': '′', '″': '″' }

function simplified(node: MathNode): MathNode {
  if (/border|color/.test(node.attributes.style ?? ''))
    throw new Error('A formula must not contain rules, boxes or colours')
  const children = node.children.map(simplified).filter((child) => !isNothing(child))
  const only = children.length === 1 ? children[0] : undefined
  if (node.name === 'mstyle' && only !== undefined) return displayed(only, node.attributes.displaystyle === 'true')
  if ((node.name === 'mrow' || node.name === 'mpadded') && only !== undefined) return only
  if (node.name === 'msup') return withRaisedSign({ ...node, children })
  const name = node.name === 'mpadded' ? 'mrow' : node.name
  if (name === 'msqrt' && only !== undefined && only.name === 'mrow' && only.children.length === 0)
    throw new Error('A formula must not contain an empty root')
  if (!inferringRow.has(name)) return { ...node, name, children }
  return { ...node, name, children: withPrescripts(children.flatMap(unwrapped(children.length))) }
}

function withRaisedSign(node: MathNode): MathNode {
  const [base, sup] = node.children
  const sign = sup?.name === 'mo' ? raisedSigns[sup.text] : undefined
  if (base === undefined || sup === undefined || sign === undefined) return node
  return { name: 'mrow', attributes: {}, text: '', children: [base, { ...sup, text: sign }] }
}

/** An isotope's numbers belong to the symbol after them. Only as its prescripts are they set close to it. */
function withPrescripts(row: readonly MathNode[]): MathNode[] {
  return row.flatMap((node, index) => {
    const before = row[index - 1]
    if (isPrescript(node) && row[index + 1] !== undefined) return []
    if (before === undefined || !isPrescript(before)) return [node]
    const separator = { name: 'mprescripts', attributes: {}, text: '', children: [] }
    const scripts = before.children.slice(1)
    return [{ name: 'mmultiscripts', attributes: {}, text: '', children: [node, separator, ...scripts] }]
  })
}

function isPrescript({ name, children: [base] }: MathNode): boolean {
  return name === 'msubsup' && base?.name === 'mrow' && base.children.length === 0
}

/** Only `displaystyle` matters for an inline fraction or sum; any other style is the default size anyway. */
function displayed(node: MathNode, isDisplay: boolean): MathNode {
  return isDisplay ? { ...node, attributes: { ...node.attributes, displaystyle: 'true' } } : node
}

function isNothing({ name, attributes, text, children }: MathNode): boolean {
  if (name === 'mo') return invisibleOperators.has(text)
  if (name === 'mspace') return Number.parseFloat(attributes.width ?? '0') === 0
  return (name === 'mpadded' || name === 'mphantom') && children.length === 0
}

/** Unwraps rows within rows, except where brackets stretch to their content. An empty row can be a base for scripts. */
function unwrapped(siblings: number): (child: MathNode) => MathNode[] {
  return (child) => {
    if (child.name !== 'mrow' || child.attributes.displaystyle !== undefined) return [child]
    if (siblings > 1 && child.children.some(isFence)) return [child]
    return child.children
  }
}

export function isFence({ name, attributes }: MathNode): boolean {
  return name === 'mo' && attributes.fence === 'true'
}
