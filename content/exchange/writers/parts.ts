import type { Figure, Question } from '@sabi/shared/content/question'
import { escapeHtml } from '@sabi/shared/content/escape-html'

/** How a format writes a part of a question that has an HTML form: its words, or more of it. */
export type PartMarkup = (text: string, html: string) => string

/** The parts of a question as markup in which every tag is closed, so that it is HTML and XML. */
export interface MarkedUp {
  /** The question, followed by its figure if there is one. */
  stem: string
  options: readonly string[]
  /** Empty where there is none. */
  explanation: string
  /** Why the wrong options are wrong, with their places. */
  reasons: readonly { place: number; reason: string }[]
}

export function markedUp(question: Question, markup: PartMarkup): MarkedUp {
  const { text, options, correctOption, explanation, reasons, figure, rich = {} } = question
  const part = (words: string, html: string | null | undefined) =>
    html === null || html === undefined ? markupOf(words) : markup(words, html)
  return {
    stem: `<p>${part(text, rich.text)}</p>${figure === undefined ? '' : `<div>${drawing(figure)}</div>`}`,
    options: options.map((option, place) => part(option, rich.options?.[place])),
    explanation: part(explanation, rich.explanation),
    reasons: reasons.flatMap((reason, place) =>
      reason === null || reason === '' || place === correctOption
        ? []
        : [{ place, reason: part(reason, rich.reasons?.[place]) }],
    ),
  }
}

/** The text with its lines as lines. */
export function markupOf(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br/>')
}

/** The drawing with what it needs outside of our pages: its namespace, its width and its words. */
function drawing({ svg, alt }: Figure): string {
  const width = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) /.exec(svg)?.[1]
  const attributes = [
    svg.includes('xmlns=') ? '' : ' xmlns="http://www.w3.org/2000/svg"',
    width === undefined ? '' : ` width="${width}"`,
    ` role="img" aria-label="${escapeHtml(alt)}"`,
  ]
  // A function, since '$&' in the words of a figure would mean something in a text.
  return svg.replace(/^<svg/, () => `<svg${attributes.join('')}`)
}
