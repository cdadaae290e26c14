import { emphasisTag, hasEmphasis } from '../../build/emphasis.ts'

const attributes = `(\\s[^<>]*)?`
const named = new RegExp(`<(u|ins|i|em|b|strong)${attributes}>((?:(?!<\\1[\\s>])[\\s\\S])*?)</\\1\\s*>`, 'gi')
const span = new RegExp(`<(span|font)${attributes}>((?:(?!</?\\1[\\s>])[\\s\\S])*?)</\\1\\s*>`, 'gi')
const tagByName: Readonly<Record<string, string>> = { u: 'u', ins: 'u', i: 'i', em: 'i', b: 'b', strong: 'b' }
const deepest = 8

/** A label before an option or a question that is in bold of its own. */
const labelAlone = /^<([biu])>(\s*[([]?(?:[A-Ea-e]|\d{1,3})\s?[.):\]]\s*)<\/\1>/
const blank = /<u>[^\S\n]{3,}<\/u>/g

/**
 * Converts underlined, italic and bold words to `<u>`, `<i>` and `<b>`, however they were marked. Only pairs of tags count:
 * `a<b and c>d` is left unchanged.
 */
export function withEmphasis(markup: string): string {
  let text = markup
  for (let depth = 0; depth < deepest && /<\/(?:span|font)/i.test(text); depth += 1)
    text = text.replaceAll(span, (_, _name, style: string | undefined, inner: string) => styled(style ?? '', inner))
  return text
    .replaceAll(named, (_, name: string, _style, inner: string) => marked(name, inner))
    .replaceAll(named, (_, name: string, _style, inner: string) => marked(name, inner))
    .replaceAll(blank, ' ____ ')
}

function styled(style: string, inner: string): string {
  if (/text-decoration[^;"']*underline/i.test(style)) return `<u>${inner}</u>`
  if (/font-style\s*:\s*(?:italic|oblique)/i.test(style)) return `<i>${inner}</i>`
  return /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style) ? `<b>${inner}</b>` : inner
}

function marked(name: string, inner: string): string {
  const tag = tagByName[name.toLowerCase()] ?? 'b'
  return `<${tag}>${inner.replaceAll(new RegExp(`</?${tag}>`, 'g'), '')}</${tag}>`
}

/**
 * Keeps only the emphasis that sets words apart from others. Emphasis on a whole text says nothing, and on one option it would reveal
 * the key.
 */
export function tidiedEmphasis(text: string): string {
  if (!/<[biu]>/.test(text)) return text
  if (!hasEmphasis(text)) return text
  let tidy = text
    .replaceAll(/<([biu])>(\s+)/g, '$2<$1>')
    .replaceAll(/(\s+)<\/([biu])>/g, '</$2>$1')
    .replaceAll(/<([biu])><\/\1>/g, '')
    .replaceAll(/<\/([biu])>(\s*)<\1>/g, '$2')
    .replace(labelAlone, '$2')
  for (const tag of ['b', 'i', 'u']) if (isAllOf(tidy, tag)) tidy = tidy.replaceAll(new RegExp(`</?${tag}>`, 'g'), '')
  return tidy.trim()
}

/** Returns whether all words of a text are in italics. */
export function isInItalics(markup: string): boolean {
  return isAllOf(withEmphasis(markup).replaceAll(/<(?!\/?[biu]>)[^<>]{0,200}>/g, ''), 'i')
}

/** Returns whether there is only punctuation outside the words that a tag marks. */
function isAllOf(text: string, tag: string): boolean {
  const pair = new RegExp(`<${tag}>[\\s\\S]*?</${tag}>`, 'g')
  return pair.test(text) && !/[\p{L}\p{N}]/u.test(text.replaceAll(pair, '').replaceAll(emphasisTag, ''))
}
