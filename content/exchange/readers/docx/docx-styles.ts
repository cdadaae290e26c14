import { emphasis } from '../documents/document-line.ts'
import { childNamed, elementsNamed, type XmlElement } from '../xml/xml.ts'

/** How a run of characters looks, as far as it affects the meaning of a question. */
export interface Look {
  mask: number
  /** Superscript, subscript or on the line. */
  level: 'sup' | 'sub' | null
  isHidden: boolean
  isStruck: boolean
  font: string | null
}

/** The properties that a style gives to its paragraphs. */
export interface ParagraphStyle {
  look: Look
  list: { id: string | null; level: number | null }
  isHeading: boolean
}

export interface Styles {
  paragraph: (styleId: string | undefined) => ParagraphStyle
  /** The look of a run with a style, on top of that of its paragraph. */
  run: (styleId: string | undefined, base: Look) => Look
}

const plainLook: Look = { mask: 0, level: null, isHidden: false, isStruck: false, font: null }
const plainStyle: ParagraphStyle = { look: plainLook, list: { id: null, level: null }, isHeading: false }
const longestChain = 12

/** Styles by id, including the properties inherited from the styles they are based on. */
export function stylesOf(styles: XmlElement | null): Styles {
  const elements = new Map(
    (styles === null ? [] : elementsNamed(styles, 'style')).map((style) => [style.attributes.styleId ?? '', style]),
  )
  const usual = [...elements.values()].find(
    ({ attributes }) => attributes.type === 'paragraph' && /^(?:1|true|on)$/.test(attributes.default ?? ''),
  )
  const known = new Map<string, ParagraphStyle>()
  const find = (id: string, depth: number): ParagraphStyle => {
    const element = elements.get(id)
    if (element === undefined || depth > longestChain) return plainStyle
    const parent = childNamed(element, 'basedOn')?.attributes.val
    return styleFrom(element, parent === undefined ? plainStyle : find(parent, depth + 1))
  }
  const runLook = (id: string | undefined, base: Look, depth: number): Look => {
    const element = id === undefined || depth > longestChain ? undefined : elements.get(id)
    if (element === undefined) return base
    return lookOf(childNamed(element, 'rPr'), runLook(childNamed(element, 'basedOn')?.attributes.val, base, depth + 1))
  }
  return {
    paragraph: (id = usual?.attributes.styleId ?? '') => {
      const style = known.get(id) ?? find(id, 0)
      known.set(id, style)
      return style
    },
    run: (id, base) => runLook(id, base, 0),
  }
}

function styleFrom(element: XmlElement, parent: ParagraphStyle): ParagraphStyle {
  const properties = childNamed(element, 'pPr')
  const list = properties === undefined ? undefined : childNamed(properties, 'numPr')
  const name = childNamed(element, 'name')?.attributes.val ?? ''
  return {
    look: lookOf(childNamed(element, 'rPr'), parent.look),
    list: {
      id: valueIn(list, 'numId') ?? parent.list.id,
      level: numberIn(list, 'ilvl') ?? parent.list.level,
    },
    isHeading: parent.isHeading || /^(?:heading|title|subtitle)\b/i.test(name),
  }
}

function valueIn(element: XmlElement | undefined, name: string): string | null {
  return element === undefined ? null : (childNamed(element, name)?.attributes.val ?? null)
}

function numberIn(element: XmlElement | undefined, name: string): number | null {
  const value = valueIn(element, name)
  return value === null ? null : Number(value)
}

/** The list and level of a paragraph: its own, otherwise those of its style. A list with id 0 means none. */
export function listOf(
  properties: XmlElement | undefined,
  style: ParagraphStyle,
): { id: string; level: number } | null {
  const own = properties === undefined ? undefined : childNamed(properties, 'numPr')
  const id = valueIn(own, 'numId') ?? style.list.id
  if (id === null || id === '0') return null
  return { id, level: numberIn(own, 'ilvl') ?? style.list.level ?? 0 }
}

/** The look of a run: its own properties on top of those of its style. */
export function lookOf(properties: XmlElement | undefined, base: Look): Look {
  if (properties === undefined) return base
  const switched = (name: string): boolean | null => {
    const element = childNamed(properties, name)
    return element === undefined ? null : !/^(?:0|false|off|none)$/.test(element.attributes.val ?? '1')
  }
  const bits = [
    [emphasis.bold, switched('b')],
    [emphasis.italic, switched('i')],
    [emphasis.underline, switched('u')],
    [emphasis.highlight, isShaded(properties, switched('highlight'))],
    [emphasis.colour, colouring(properties)],
  ] as const
  const fonts = childNamed(properties, 'rFonts')?.attributes
  return {
    mask: bits.reduce((mask, [bit, isOn]) => (isOn === null ? mask : isOn ? mask | bit : mask & ~bit), base.mask),
    level: levelOf(properties) ?? base.level,
    isHidden: switched('vanish') ?? base.isHidden,
    isStruck: switched('strike') ?? switched('dstrike') ?? base.isStruck,
    font: fonts?.ascii ?? fonts?.hAnsi ?? base.font,
  }
}

function isShaded(properties: XmlElement, isHighlighted: boolean | null): boolean | null {
  const fill = childNamed(properties, 'shd')?.attributes.fill
  if (isHighlighted !== null || fill === undefined) return isHighlighted
  return !/^(?:auto|ffffff)$/i.test(fill)
}

/** Some programs write the colour of plain text as near-black. */
function colouring(properties: XmlElement): boolean | null {
  const colour = childNamed(properties, 'color')?.attributes.val
  if (colour === undefined) return null
  if (/^(?:auto)$/i.test(colour) || !/^[\da-f]{6}$/i.test(colour)) return false
  const channels = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return Math.max(...channels) > 0x60
}

function levelOf(properties: XmlElement): 'sup' | 'sub' | null {
  const align = childNamed(properties, 'vertAlign')?.attributes.val
  if (align === 'superscript') return 'sup'
  if (align === 'subscript') return 'sub'
  const position = Number(childNamed(properties, 'position')?.attributes.val ?? 0)
  return position >= 4 ? 'sup' : position <= -4 ? 'sub' : null
}
