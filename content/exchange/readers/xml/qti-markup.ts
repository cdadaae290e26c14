import { sourceText } from '@sabi/shared/content/math-source'
import { typeset } from '../../../build/mathematics.ts'
import { innerMarkup, parseXml, type XmlElement } from './xml.ts'

/**
 * Converts formulas to LaTeX between `\(` and `\)`. A formula is left unchanged, and rejected later, unless typesetting its LaTeX gives
 * exactly the same formula, because MathML can express much that a reader could misinterpret.
 */
export function withFormulas(element: XmlElement): XmlElement {
  const children = element.children.map((child) => (typeof child === 'string' ? child : formulaOrElement(child)))
  const isUnderlined = element.name === 'span' && element.attributes.class === 'qti-underline'
  return { ...element, name: isUnderlined ? 'u' : element.name, children }
}

/** How our own markup is read back from an item. */
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

/** Renames QTI 3 elements such as 'qti-simple-choice' and attributes such as 'response-identifier' to their QTI 2 names. */
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
