import { UnreadableFile } from '@sabi/content/exchange/raw'
import { childElements, parseXml, type XmlElement } from '@sabi/content/exchange/readers/xml/xml'
import { escapeText } from '@sabi/shared/content/math-tree'
import { largestPicture } from '@sabi/shared/content/picture'
import { UnusablePicture } from './unusable-picture.ts'

const words = (text: string) => text.trim().split(/\s+/)
const elements = new Set(
  words(`svg g defs path rect circle ellipse line polyline polygon text tspan
    linearGradient radialGradient stop clipPath`),
)
/** Notes of drawing programs, which draw nothing. */
const notes = new Set(words('metadata title desc namedview perspective path-effect'))
const places = words(`id d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points transform offset rotate
  viewBox preserveAspectRatio gradientUnits gradientTransform spreadMethod clipPathUnits`)
/** Properties that may be attributes or in a `style`. */
const looks = words(`fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit opacity color display visibility overflow stop-color stop-opacity
  clip-path clip-rule vector-effect paint-order font-family font-size
  font-style font-weight text-anchor dominant-baseline alignment-baseline baseline-shift letter-spacing word-spacing
  text-decoration`)
const attributes = new Set([...places, ...looks])
const properties = new Set(looks)
const ownPart = /^url\((["']?)#[\w.:-]+\1\)$/
/** A backslash could hide a word from us that a browser reads. */
const hiding = /[\\<>{}]/
/** Characters that XML does not allow: browsers show nothing of a file with one. */
// oxlint-disable-next-line no-control-regex -- They are what it looks for.
const notInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/
/** Each clipped part is drawn with all of them. */
const mostShapesOfClip = 20
/** A length in units that count for a drawing without a viewBox, in pixels. */
const pixelsOf: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
}
const shownSide = 600

/**
 * An SVG rebuilt from the elements and attributes that draw, as a file that needs nothing else and can run nothing. Throws
 * UnusablePicture for anything that loads, runs, animates or covers, and for elements that could multiply what is drawn.
 */
export function svgPicture(source: string): string {
  const root = rootOf(source)
  if (root.name !== 'svg') throw new UnusablePicture('This file is not an SVG picture.')
  const { width: _width, height: _height, ...own } = root.attributes
  const box = viewBoxOf(root)
  const longest = Math.max(box.width, box.height)
  const [width, height] = [box.width, box.height].map((side) => String(Math.max(1, (side / longest) * shownSide)))
  const viewBox = [box.x, box.y, box.width, box.height].join(' ')
  const shown = { ...root, attributes: { ...own, viewBox, width: width ?? '', height: height ?? '' } }
  const svg = markupOf(shown, { isShared: false }).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  if (notInXml.test(svg)) throw refused('a control character')
  if (Buffer.byteLength(svg) > largestPicture)
    throw new UnusablePicture(
      `This SVG has more than ${largestPicture / 1024} KB. Simplify its paths, or save it as a PNG.`,
    )
  return svg
}

function rootOf(source: string): XmlElement {
  try {
    // The type that drawing programs write. One that declares something is refused.
    return parseXml(source.replace(/<!DOCTYPE[^<>[]*>/i, ''))
  } catch (error) {
    throw error instanceof UnreadableFile ? new UnusablePicture(error.message) : error
  }
}

function viewBoxOf({ attributes: { viewBox = '', width = '', height = '' } }: XmlElement) {
  const numbers =
    viewBox === ''
      ? [0, 0, size(width), size(height)]
      : viewBox
          .trim()
          .split(/[\s,]+/)
          .map(Number)
  const [x = NaN, y = NaN, wide = NaN, high = NaN] = numbers
  if (!numbers.every(Number.isFinite) || !(wide > 0 && high > 0))
    throw new UnusablePicture('This SVG does not say how large it is: it needs a viewBox, or a width and a height.')
  return { x, y, width: wide, height: high }
}

function size(length: string): number {
  const [, number = '', unit = ''] = /^\s*([\d.]+)([a-z%]*)\s*$/i.exec(length) ?? []
  return number === '' ? NaN : Number(number) * (pixelsOf[unit.toLowerCase()] ?? NaN)
}

/** The markup of an element. What is inside a clip may refer to nothing, or a few could draw millions of lines. */
function markupOf(element: XmlElement, { isShared }: { isShared: boolean }): string {
  const { name, children } = element
  if (!elements.has(name)) throw refused(`<${name}>`)
  const isNowShared = isShared || name === 'clipPath'
  if (name === 'clipPath' && childElements(element).length > mostShapesOfClip)
    throw refused(`a clip of more than ${mostShapesOfClip} shapes`)
  const own = attributesOf(element, isNowShared)
  const tag = [name, ...own.map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')
  const hasText = name === 'text' || name === 'tspan'
  const inner = children.map((child) => {
    if (typeof child === 'string') return hasText ? escapeText(child) : ''
    return notes.has(child.name) ? '' : markupOf(child, { isShared: isNowShared })
  })
  const content = inner.join('')
  return content === '' && childElements(element).length === 0 ? `<${tag}/>` : `<${tag}>${content}</${name}>`
}

function attributesOf({ name, attributes: given }: XmlElement, isShared: boolean): (readonly [string, string])[] {
  const { style = '', href, ...others } = given
  const entries = [...Object.entries(others), ...declarations(style)]
  for (const [key, value] of entries) {
    if (/^on/i.test(key)) throw refused(key)
    const isOutside = /\burl\s*\(/i.test(value) && (!attributes.has(key) || !ownPart.test(value.trim()))
    const isRepeated = isShared && /\burl\s*\(/i.test(value)
    // One marker is drawn at each corner of each line, and lines inside it can have others.
    const isMarker = /^marker(-|$)/.test(key) && value !== 'none'
    if (hiding.test(value) || isOutside || isRepeated || isMarker) throw refused(`${key}="${value.slice(0, 60)}"`)
  }
  const link = href === undefined ? [] : [['href', gradientLink(name, href)] as const]
  const known = Object.entries(others).filter(([key]) => attributes.has(key))
  const styled = declarations(style).filter(([key]) => properties.has(key))
  return [...new Map([...known, ...styled, ...link])]
}

/** A gradient may take its colours from another. */
function gradientLink(name: string, href: string): string {
  if (/^(linear|radial)Gradient$/.test(name) && /^#[\w.:-]+$/.test(href)) return href
  throw refused(`href="${href.slice(0, 60)}"`)
}

function declarations(style: string): [string, string][] {
  return style.split(';').flatMap((declaration) => {
    const [key = '', ...value] = declaration.split(':')
    return key.trim() === '' ? [] : [[key.trim().toLowerCase(), value.join(':').trim()] as [string, string]]
  })
}

function escaped(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;')
}

function refused(part: string): UnusablePicture {
  return new UnusablePicture(
    `This SVG contains ${part}, which is not allowed here. Remove it, or save the picture as a PNG.`,
  )
}
