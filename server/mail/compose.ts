import { escapeHtml } from '@sabi/shared/content/escape-html'
import type { SiteNames } from '../platform/pages/site.queries.ts'
import type { Letter } from './letter.ts'

const longestLine = 76

/** Characters of a name that could end a header line or reverse the order of the letters after them. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A letter as it goes out: one subject, the same words as text and as HTML. */
export interface ComposedLetter {
  subject: string
  text: string
  html: string
}

/** Makes a mail of a letter. Every word of it stays a word: names that look like markup, headers or paragraphs do nothing. */
export function composeLetter(letter: Letter, site: SiteNames, siteAddress: string): ComposedLetter {
  const subject = cleanLine(letter.subject)
  const paragraphs = letter.paragraphs.map(cleanLine)
  const footer = [
    cleanLine(site.name),
    siteAddress,
    ...(site.supportEmail === null ? [] : [`Questions? Write to ${site.supportEmail}.`]),
  ]
  const parts = { paragraphs, footer, link: letter.link }
  return { subject, text: composeText(parts), html: composeHtml(subject, parts) }
}

/** One line, without what a mail program would not print. */
export function cleanLine(words: string): string {
  return words.replaceAll(unprintable, ' ').replaceAll(/\s+/g, ' ').trim()
}

interface Parts {
  paragraphs: readonly string[]
  footer: readonly string[]
  link: Letter['link']
}

function composeText({ paragraphs: [first = '', ...others], footer, link }: Parts): string {
  const blocks = [
    wrap(first),
    ...(link === undefined ? [] : [`${wrap(`${cleanLine(link.label)}:`)}\n${link.address}`]),
    ...others.map(wrap),
    // Mail programs know by this line that the signature begins.
    ['-- ', ...footer.map(wrap)].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** Breaks between words; one that is longer than a line, such as an address, stays whole. */
function wrap(words: string): string {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && `${line} ${word}`.length <= longestLine) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}

/** No tables, no images, no style sheet, and only the button has a colour: so it follows a small or a dark screen. */
function composeHtml(subject: string, { paragraphs: [first = '', ...others], footer, link }: Parts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body>
<div style="max-width:32em;margin:0 auto;padding:8px;font:16px/1.5 system-ui,-apple-system,Roboto,Arial,sans-serif;overflow-wrap:anywhere">
<p>${escapeHtml(first)}</p>
${link === undefined ? '' : htmlOfLink(link)}${others.map((words) => `<p>${escapeHtml(words)}</p>\n`).join('')}<hr>
<p style="font-size:14px">${footer.map(escapeHtml).join('<br>\n')}</p>
</div>
</body>
</html>
`
}

function htmlOfLink({ label, address }: NonNullable<Letter['link']>): string {
  const href = escapeHtml(address)
  const button =
    'display:inline-block;padding:10px 24px;border-radius:8px;background:#2f3aa8;color:#ffffff;font-weight:bold;text-decoration:none'
  return `<p><a href="${href}" style="${button}">${escapeHtml(cleanLine(label))}</a></p>
<p style="font-size:14px">If the button does not work, open this address:<br>
<a href="${href}" style="color:inherit;word-break:break-all">${href}</a></p>
`
}
