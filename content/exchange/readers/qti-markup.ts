import { sourceText } from '@sabi/shared/content/math-source'
import { typeset } from '../../build/mathematics.ts'
import { innerMarkup, parseXml, type XmlElement } from './xml.ts'

/**
 * The element with its formulas as LaTeX between `\(` and `\)`. A formula is left as it is, and refused further on, unless
 * typesetting that LaTeX gives the very same formula: MathML says much that a reader could get wrong.
 */
export function withFormulas(element: XmlElement): XmlElement {
  const children = element.children.map((child) => (typeof child === 'string' ? child : formulaOrElement(child)))
  const isUnderlined = element.name === 'span' && element.attributes.class === 'qti-underline'
  return { ...element, name: isUnderlined ? 'u' : element.name, children }
}

/** What an item makes of markup of ours. */
export function readingOfMarkup(markup: string): string {
  return innerMarkup(withFormulas(parseXml(`<p>${markup}</p>`)))
}

function formulaOrElement(element: XmlElement): XmlElement | string {
  return element.name === 'math' ? (latexOf(element) ?? element) : withFormulas(element)
}

function latexOf(element: XmlElement): string | null {
  const html = innerMarkup({ name: '', attributes: {}, children: [{ ...element, attributes: {} }] })
  const latex = sourceText(html)
  try {
    return typeset(latex).html === html ? `\\(${latex.slice(1, -1)}\\)` : null
  } catch {
    return null
  }
}

/** QTI 3 calls the elements of QTI 2 'qti-simple-choice' and their attributes 'response-identifier'. */
export function withNamesOfTwo(element: XmlElement): XmlElement {
  const isOfThree = element.name.startsWith('qti-')
  const attributes = Object.entries(element.attributes).map(
    ([name, value]) => [isOfThree ? camel(name) : name, value] as const,
  )
  return {
    name: isOfThree ? camel(element.name.slice('qti-'.length)) : element.name,
    attributes: Object.fromEntries(attributes),
    children: element.children.map((child) => (typeof child === 'string' ? child : withNamesOfTwo(child))),
  }
}

function camel(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
