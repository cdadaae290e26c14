/** An element of MathML: leaves (mi, mn, mo, mtext) have text, all others children. */
export interface MathNode {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: MathNode[]
}

const token = /<(?<close>\/?)(?<name>[a-z]+)(?<attributes>[^>]*?)(?<empty>\/?)>|(?<text>[^<]+)/g
const attribute = /([a-z]+)="([^"]*)"/g

/**
 * Reads a `<math>` element as the content build writes it (well-formed, no comments). What is no such element gives an
 * empty row.
 */
export function readMath(html: string): MathNode {
  const top = emptyNode('mrow', {})
  const open = [top]
  for (const { groups = {} } of html.matchAll(token)) {
    const parent = open.at(-1) ?? top
    if (groups.text !== undefined) parent.text += unescapeText(groups.text)
    else if (groups.close === '/') open.pop()
    else {
      const node = emptyNode(groups.name ?? '', readAttributes(groups.attributes ?? ''))
      parent.children.push(node)
      if (groups.empty !== '/') open.push(node)
    }
  }
  return top.children[0] ?? top
}

/** Escapes a text for a place between tags. {@link unescapeText} reverses it. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Reverses {@link escapeText}. */
export function unescapeText(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function emptyNode(name: string, attributes: Record<string, string>): MathNode {
  return { name, attributes, text: '', children: [] }
}

function readAttributes(source: string): Record<string, string> {
  return Object.fromEntries([...source.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]))
}
