import type { Figure, Question } from '@sabi/shared/content/question'
import { escapeHtml } from '@sabi/shared/content/math-tree'

/** The letter that an option has in the stored order. */
export function letterOf(place: number): string {
  return 'ABCDE'.charAt(place)
}

/** Text within an element or an attribute in quotation marks, of HTML as of XML. */
export function escaped(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;')
}

/** The text with its lines as lines; every tag is closed, so that it is HTML and XML. */
export function markupOf(text: string): string {
  return escaped(text).replaceAll('\n', '<br/>')
}

/** What is asked, with the figure after it where there is one. */
export function stemMarkup({ text, figure }: Question): string {
  return `<p>${markupOf(text)}</p>${figure === undefined ? '' : `<div>${drawing(figure)}</div>`}`
}

/** The drawing with what it needs outside of our pages: its namespace, its width and its words. */
function drawing({ svg, alt }: Figure): string {
  const width = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) /.exec(svg)?.[1]
  const attributes = [
    svg.includes('xmlns=') ? '' : ' xmlns="http://www.w3.org/2000/svg"',
    width === undefined ? '' : ` width="${width}"`,
    ` role="img" aria-label="${escaped(alt)}"`,
  ]
  // A function, since '$&' in the words of a figure would mean something in a text.
  return svg.replace(/^<svg/, () => `<svg${attributes.join('')}`)
}
