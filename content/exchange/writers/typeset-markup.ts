import { sourceText } from '@sabi/shared/content/math-source'
import { hasEmphasis } from '../../build/emphasis.ts'
import { typeset } from '../../build/mathematics.ts'
import { isFault } from '../clean/clean-fault.ts'
import { cleanText } from '../clean/clean.ts'
import { readingOfMarkup } from '../readers/xml/qti-markup.ts'
import { markupOf, type PartMarkup } from './parts.ts'

/**
 * Mathematics as LaTeX between `\(` and `\)`, which Moodle and Anki typeset, and formatted words in tags. If an import
 * would read that differently, only the words are written, and the typeset form is added beside the question.
 */
export const texMarkup: PartMarkup = (text, html) => {
  const source = sourceText(html)
  const parts = source.split('$').map((part, index) => (index % 2 === 0 ? markupOf(part) : `\\(${markupOf(part)}\\)`))
  const markup = withEmphasis(parts.join(''), source)
  return isReadAs(markup, { text, html }) ? markup : markupOf(text)
}

/** Mathematics as MathML, which QTI has elements for. */
export const mathMlMarkup: PartMarkup = (text, html) => {
  const markup = html
    .replaceAll('<math>', '<math xmlns="http://www.w3.org/1998/Math/MathML">')
    .replaceAll('<br>', '<br/>')
    .replaceAll(/<(\/?)u>/g, (_, slash: string) => (slash === '' ? '<span class="qti-underline">' : '</span>'))
  return isReadAs(readingOfMarkup(markup), { text, html }) ? markup : markupOf(text)
}

function withEmphasis(markup: string, source: string): string {
  return hasEmphasis(source) ? markup.replaceAll(/&lt;(\/?[biu])&gt;/g, '<$1>') : markup
}

function isReadAs(markup: string, { text, html }: { text: string; html: string }): boolean {
  const cleaned = cleanText(markup)
  if (isFault(cleaned)) return false
  const made = typeset(cleaned.text)
  return made.text === text && made.html === html
}
