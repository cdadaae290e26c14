import { htmlOfText, plainText } from '@sabi/shared/content/rich-text'
import { emphasisTag, hasEmphasis } from './emphasis.ts'
import { parseMathematics } from './mathml.ts'
import { mathHtml } from './mathml-html.ts'

export interface Typeset {
  /** Plain Unicode, for search, screen readers and old browsers. */
  text: string
  /** Text, <br>, <u>, <i>, <b> and MathML only; null if there is neither mathematics nor emphasis and the text is enough. */
  html: string | null
}

const formulas = new Map<string, { text: string; html: string }>()

/**
 * Typesets a source text that may contain LaTeX between dollar signs and words between `<u>`, `<i>` or `<b>` tags, in both published
 * forms. Throws if a formula is invalid or a dollar sign has no partner; money is written in naira.
 */
export function typeset(source: string): Typeset {
  const parts = source.trim().split('$')
  if (parts.length % 2 === 0) throw new Error(`A dollar sign has no partner in '${source}'`)
  const emphasised = hasEmphasis(source)
  const textOf = (part: string) => (emphasised ? part.replaceAll(emphasisTag, '') : part)
  const text = parts.map((part, index) => (index % 2 === 0 ? textOf(part) : formula(part).text)).join('')
  if (parts.length === 1 && !emphasised) return { text, html: null }
  const htmlOf = (part: string) =>
    emphasised ? htmlOfText(part).replaceAll(/&lt;(\/?[biu])&gt;/g, '<$1>') : htmlOfText(part)
  const html = parts.map((part, index) => (index % 2 === 0 ? htmlOf(part) : formula(part).html)).join('')
  return { text, html }
}

function formula(latex: string): { text: string; html: string } {
  const known = formulas.get(latex)
  if (known !== undefined) return known
  const html = mathHtml(parseMathematics(latex))
  const made = { text: plainText(html), html }
  if (made.text === '') throw new Error(`The formula '${latex}' shows nothing`)
  formulas.set(latex, made)
  return made
}
