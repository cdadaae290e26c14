import { plainMathematics } from './plain-mathematics.ts'

/** The schemes that a link of a reply may have (TUTOR-05). */
const safeSchemes = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'])

/** Characters that are invisible or change the direction of the text. */
const unseenSigns = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu
const keptSigns = new Set(['\n', '\t', '\u200d', '\u200c'])

/** Makes a model's Markdown safe to show: no HTML, no images, no links to places they must not lead to. */
export function presentable(text: string, sources: ReadonlySet<string>): string {
  const visible = text.replaceAll('\r\n', '\n').replaceAll(unseenSigns, (sign) => (keptSigns.has(sign) ? sign : ''))
  // Escapes tags, comments and addresses in angle brackets; "a < b" stays.
  const withoutTags = plainMathematics(visible).replaceAll(/(?<!\\)<(?=[\p{L}/!?])/gu, '\\<')
  return withSafeLinks(withoutTags.replaceAll(/^(\s{0,3})\[(?=[^\]\n]*\]:)/gm, '$1\\['), sources)
}

const link = /(!?)\[([^[\]]*)\]\(((?:[^()]|\([^()]*\))*)\)/g
/** Longer than any address of a lesson. */
const longestTarget = 500
const hiddenLink = new RegExp(String.raw`(?<!\\)\]\((?=([^)]{0,${longestTarget + 1}}))`, 'g')

/** Replaces images, links with other schemes, and links to topics that are not sources of the reply with their text. */
export function withSafeLinks(text: string, sources: ReadonlySet<string>): string {
  return (
    text
      .replaceAll(link, (whole, picture: string, words: string, target: string) =>
        picture === '' && mayLead(target, sources) ? whole : words,
      )
      // Breaks links that nested brackets hid from the pattern above.
      .replaceAll(hiddenLink, (whole, target: string) =>
        target.length <= longestTarget && mayLead(target, sources) ? whole : ']\\(',
      )
      .replaceAll(/(?<!\\)!(?=\[)/g, '\\!')
  )
}

function mayLead(target: string, sources: ReadonlySet<string>): boolean {
  const address = unescaped(target.trim().replace(/^<|>.*$/gs, ''))
  const scheme = /^([^/?#]*?):/.exec(address)?.[1]
  if (scheme !== undefined) return safeSchemes.has(scheme.toLowerCase())
  const topic = /^(?:[./\\]*)topics(?:\/([^/?#]*))?/i.exec(address)
  return topic === null || sources.has(topic[1] ?? '')
}

/** Reads an address as a browser does: without whitespace and control characters, with entities and escapes resolved. */
function unescaped(address: string): string {
  return address
    .replaceAll(/&#x([\da-f]{1,6});?/gi, (_, code: string) => signOf(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d{1,7});?/g, (_, code: string) => signOf(Number(code)))
    .replaceAll(/&colon;?/gi, ':')
    .replaceAll(/&(?:tab|newline|nbsp);?/gi, '')
    .replaceAll(/%3a/gi, ':')
    .replaceAll(/[\s\p{Cc}\\]/gu, '')
}

function signOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
