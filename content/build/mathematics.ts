import { htmlOfText, plainText } from '@sabi/shared/content/rich-text'
import { parseMathematics } from './mathml.ts'
import { mathHtml } from './mathml-html.ts'

export interface Typeset {
  /** Plain Unicode, for search, screen readers and old browsers. */
  text: string
  /** Text, <br> and MathML only; null where there is no mathematics, since the text says all then. */
  html: string | null
}

const formulas = new Map<string, { text: string; html: string }>()

/**
 * The two published forms of a source text that may hold LaTeX between dollar signs. Throws where a formula is not valid or
 * a dollar sign has no partner; money is written in naira.
 */
export function typeset(source: string): Typeset {
  const parts = source.trim().split('$')
  if (parts.length % 2 === 0) throw new Error(`A dollar sign has no partner in '${source}'`)
  const hasFormula = parts.length > 1
  const text = parts.map((part, index) => (index % 2 === 0 ? part : formula(part).text)).join('')
  if (!hasFormula) return { text, html: null }
  const html = parts.map((part, index) => (index % 2 === 0 ? htmlOfText(part) : formula(part).html)).join('')
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
