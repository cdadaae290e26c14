import type { Figure } from '@sabi/shared/content/question'
import { escapeText } from '@sabi/shared/content/math-tree'
import { mostBytes } from '../figures/svg.ts'
import { UnreadableFile } from './raw.ts'
import { childElements, elementsNamed, parseXml, plainText, type XmlElement } from './readers/xml/xml.ts'

/** Everything our figures consist of. None of it can run, load anything, or cover its surroundings. */
const attributesByName: Readonly<Record<string, readonly string[]>> = {
  svg: ['viewBox', 'fill', 'stroke', 'stroke-width', 'stroke-linejoin'],
  path: ['d', 'fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'fill-opacity'],
  g: ['fill', 'stroke', 'font-size', 'text-anchor'],
  text: ['x', 'y'],
}
/** Added to a figure by our exports, for pages that are not ours. */
const addedToSvg: ReadonlySet<string> = new Set(['xmlns', 'width', 'role', 'aria-label'])
const plainValue = /^[A-Za-z\d .,-]*$/
const longestAlt = 1000

/** The figure of an `<svg>` in the form our exports write; null if it contains anything that our figures never do. */
export function figureOfSvg(svg: XmlElement): Figure | null {
  const { 'aria-label': alt = '' } = svg.attributes
  const own = Object.entries(svg.attributes).filter(([name]) => !addedToSvg.has(name))
  return figureOf(svgText({ ...svg, attributes: Object.fromEntries(own) }), alt)
}

/** The figure in one of our own files, or null if it is not one we could have made. */
export function checkedFigure(svg: string, alt: string): Figure | null {
  const element = xmlOrNull(svg)
  return element === null ? null : figureOf(svgText(element), alt)
}

/** Separates the one figure from a text. The text is returned unchanged if it has none, or anything other than our figures. */
export function withoutDrawing(markup: string): { markup: string; figure: Figure | null } {
  const drawn = /<div>\s*(<svg[\s>][\s\S]*<\/svg>)\s*<\/div>/.exec(markup)
  const element = drawn === null ? null : xmlOrNull(drawn[1] ?? '')
  const figure = element === null ? null : figureOfSvg(element)
  if (drawn === null || figure === null) return { markup, figure: null }
  return { markup: markup.slice(0, drawn.index) + markup.slice(drawn.index + drawn[0].length), figure }
}

/** The only figure in an element, if it is one that we exported; null if there is none, or other drawings. */
export function drawingIn(element: XmlElement): Figure | null {
  const [only, ...others] = elementsNamed(element, 'svg')
  return only === undefined || others.length > 0 ? null : figureOfSvg(only)
}

function figureOf(svg: string | null, alt: string): Figure | null {
  if (svg === null || svg.length > mostBytes || alt.trim() === '' || alt.length > longestAlt) return null
  return { svg, alt }
}

function xmlOrNull(text: string): XmlElement | null {
  try {
    return parseXml(text)
  } catch (error) {
    if (error instanceof UnreadableFile) return null
    throw error
  }
}

/** Serialises the figure as our own build does. */
function svgText(element: XmlElement): string | null {
  return element.name === 'svg' ? elementText(element) : null
}

function elementText({ name, attributes, children }: XmlElement): string | null {
  const known = attributesByName[name]
  const entries = Object.entries(attributes)
  if (known === undefined || !entries.every(([key, value]) => known.includes(key) && plainValue.test(value)))
    return null
  const tag = [name, ...entries.map(([key, value]) => `${key}="${value}"`)].join(' ')
  if (name === 'text') return writtenText(tag, { name, attributes, children })
  if (children.some((child) => typeof child === 'string' && child.trim() !== '')) return null
  const inner = children.flatMap((child) => (typeof child === 'string' ? [] : [elementText(child)]))
  if (inner.includes(null)) return null
  return name === 'path' ? `<${tag}/>` : `<${tag}>${inner.join('')}</${name}>`
}

function writtenText(tag: string, element: XmlElement): string | null {
  if (childElements(element).length > 0) return null
  return `<${tag}>${escapeText(plainText(element))}</text>`
}
