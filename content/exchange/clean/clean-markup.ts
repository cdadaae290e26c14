import { withoutEmphasis } from '../../build/emphasis.ts'
import { withEmphasis } from './clean-emphasis.ts'
import { around, fault, type Fault } from './clean-fault.ts'
import { withoutEntities } from './clean-entities.ts'
import { withListLabels } from './clean-lists.ts'

const attributes = `(?:\\s+[\\w:.-]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'<>=]+)))*\\s*/?`

const unsafeElement =
  /<\/?script|<\/?(?:iframe|object|embed|applet|svg|style|link|meta|base|form|input|button|textarea|select|video|audio|source|frame|frameset|template|noscript|foreignobject|animate|set)(?![a-z\d])/i
const handler = /<[a-z!/][^<>]*[\s"'/]on[a-z]+\s*=/i
const unsafeAddress = /(?:java|vb)script\s*:|data\s*:\s*text\/html/i

const comment = /<!--[\s\S]{0,2000}?-->|<!\[CDATA\[|\]\]>/g
const block = elements(
  'p|div|br|hr|contentbody|li|ul|ol|dl|dt|dd|tr|table|tbody|thead|tfoot|caption|h[1-6]|blockquote|pre|center|section|article|header|footer|main',
)
const cell = elements('td|th')
const inline = elements(
  'em|strong|span|font|small|big|tt|code|label|mark|abbr|cite|ins|var|kbd|bdi|bdo|wbr|nobr|o:p|html|body|col|colgroup',
)
/** These names are also letters used in mathematics: `<a>` counts only if the text also contains `</a>`. */
const oneLetter = ['a', 'q']
const struckOut = /<(?:s|strike|del)>[^<]*<\/(?:s|strike|del)>/i
const script = new RegExp(`</?su[bp]${attributes}>`, 'i')
const leftOver = /<\/?[a-z][a-z\d]*\/?>/i

const figure =
  /<(?:img|image|picture|canvas|map|figure)[\s/>][^>]*>?|!\[[^\]]{0,200}\]\([^)]{0,200}|\[(?:image|img|figure|diagram|picture)\b[^\]]{0,100}\]|@@PLUGINFILE@@/i

function elements(names: string): RegExp {
  return new RegExp(`</?(?:${names})${attributes}>`, 'gi')
}

/** Finds markup that could run in a browser, or returns null. */
export function unsafeMarkupIn(text: string): Fault | null {
  return found(text, [unsafeElement, handler, unsafeAddress], 'unsafe-markup')
}

/** Finds markup that was neither converted nor removed, or returns null. Comparison signs are not markup. */
export function leftMarkupIn(text: string): Fault | null {
  return (
    found(text, [/<\/?(?:\w+:)?math(?![a-z])/i], 'formula-broken') ??
    found(withoutEmphasis(text), [leftOver], 'damaged')
  )
}

/**
 * Converts HTML to text: decodes entities and puts blocks on separate lines. Keeps only `<sub>` and `<sup>`, and `<u>`, `<i>` and `<b>`
 * around words that are set apart. Returns a fault if the text has an image, a formula in MathML or struck-out text.
 */
export function textOfMarkup(markup: string): string | Fault {
  const first = withoutTags(markup)
  if (typeof first !== 'string') return first
  const decoded = withoutEntities(first)
  const hadTags = first !== markup || script.test(markup)
  // Markup that was escaped as a whole is decoded again; escaped characters between real tags are not.
  return hadTags || decoded === first ? decoded : decodedTwice(decoded)
}

function decodedTwice(text: string): string | Fault {
  const without = withoutTags(text)
  return typeof without === 'string' ? withoutEntities(without) : without
}

function withoutTags(markup: string): string | Fault {
  if (!/[<![]|@@/.test(markup)) return markup
  const missing = found(markup, [figure], 'figure-missing')
  if (missing !== null) return missing
  const struck = found(markup, [struckOut], 'damaged')
  if (struck !== null) return struck
  const blocks = withListLabels(withEmphasis(markup.replaceAll(comment, '')))
    .replaceAll(block, '\n')
    .replaceAll(cell, ' ')
    .replaceAll(inline, '')
  return oneLetter.reduce(withoutPair, blocks)
}

function withoutPair(text: string, name: string): string {
  const opening = new RegExp(`<${name}${attributes}>`, 'gi')
  const closing = new RegExp(`</${name}\\s*>`, 'gi')
  const isPaired = opening.test(text) && closing.test(text)
  return isPaired ? text.replaceAll(opening, '').replaceAll(closing, '') : text
}

function found(text: string, patterns: readonly RegExp[], reason: Fault['fault']): Fault | null {
  const match = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  return match === undefined || match === null ? null : fault(reason, around(text, match.index))
}
