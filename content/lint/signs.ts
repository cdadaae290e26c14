import { readFileSync } from 'node:fs'
import { codePointsOf } from './font-file.ts'
import { textsOf, type Rule } from './rule.ts'
import { isWithin } from './unicode-range.ts'

const web = new URL('../../web/', import.meta.url)
const fontsByFamily = readFonts(readFileSync(new URL('design/tokens.css', web), 'utf8'))

/** Characters that are invisible, or in every phone's own fonts, so that ours may lack them. */
const everywhere = new Set([
  // Line break, non-breaking space, zero-width space.
  '\n',
  '\u00A0',
  '\u200B',
  // Only in formulas: a continued row, magnetic flux, the bar of a mean.
  '…',
  'Φ',
  '¯',
])

/** Superscripts, subscripts, the naira and the signs of arithmetic: a phone's own font must never decide how they look. */
const critical = /[\u00B2\u00B3\u00B9\u2070-\u209C\u20A6\u2212\u00D7\u00F7]/

/** The first character that our fonts lack, which some phones would show as a box; null if there is none. */
export function signWithoutFont(text: string): string | null {
  const signs = [...text].filter((sign) => critical.test(sign)).join('')
  return firstLacking(text, ['Sabi Sans', 'Sabi Symbols', 'Sabi Phonetics']) ?? firstLacking(signs, ['Sabi Signs'])
}

/** The same for HTML, where formulas have their own font. */
export function signWithoutFontInHtml(html: string): string | null {
  const formulas = html.match(/<math[\s\S]*?<\/math>/g) ?? []
  return (
    signWithoutFont(wordsIn(html.replace(/<math[\s\S]*?<\/math>/g, ''))) ??
    firstLacking(wordsIn(formulas.join('')), ['Sabi Maths', 'Sabi Symbols'])
  )
}

/** Checks questions in plain text and in typeset form. */
export const signRule: Rule = {
  id: 'sign-without-font',
  severity: 'error',
  faultOf(question) {
    const { text, explanation, options = [], reasons = [] } = question.rich ?? {}
    const typeset = [text, explanation, ...options, ...reasons].flatMap((html) => html ?? [])
    const sign = signWithoutFont(textsOf(question).join('')) ?? signWithoutFontInHtml(typeset.join(''))
    return sign === null ? null : faultOfSign(sign)
  },
}

/** The message about a character that our fonts lack. */
export function faultOfSign(sign: string): string {
  return `'${sign}' (U+${sign.codePointAt(0)?.toString(16).toUpperCase()}) is in none of our fonts`
}

function firstLacking(text: string, families: readonly string[]): string | null {
  for (const sign of new Set(text)) {
    const codePoint = sign.codePointAt(0) ?? 0
    if (!everywhere.has(sign) && !families.some((family) => fontsByFamily.get(family)?.has(codePoint))) return sign
  }
  return null
}

/** For each font family in the style sheet, the code points that a browser uses it for: those in both the file and its range. */
function readFonts(css: string): Map<string, Set<number>> {
  const blocks = css.match(/@font-face \{[^}]*\}/g) ?? []
  return new Map(
    blocks.map((block) => {
      const [, family = ''] = /font-family: '([^']+)'/.exec(block) ?? []
      const [, path = ''] = /url\('\/([^']+)'\)/.exec(block) ?? []
      const has = codePointsOf(readFileSync(new URL(`public/${path}`, web)))
      const [, ranges] = /unicode-range: ([^;]+)/.exec(block) ?? []
      return [family, ranges === undefined ? has : new Set([...has].filter(isWithin(ranges)))]
    }),
  )
}

function wordsIn(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&[a-z]+;/g, '')
}
