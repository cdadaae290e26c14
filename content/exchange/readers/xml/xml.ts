import { escapeText } from '@sabi/shared/content/math-tree'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { UnreadableFile } from '../../raw.ts'
import { deepestNesting, isRecord } from '../reading.ts'

export interface XmlElement {
  /** Without its namespace prefix. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly (XmlElement | string)[]
}

const namedSigns: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Parses an XML text. Declarations are not allowed, because a document type could name other files, or entities that expand without
 * limit.
 * @throws {UnreadableFile} if it declares a document type or entities, is nested too deeply, or is not XML
 */
export function parseXml(text: string): XmlElement {
  assertNoDeclarations(text)
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    processEntities: false,
    trimValues: false,
    parseTagValue: false,
    parseAttributeValue: false,
    allowBooleanAttributes: true,
    cdataPropName: '#cdata',
    maxNestedTags: deepestNesting,
  })
  const children = elementsOf(parsedBy(parser, text))
  const root = children.find((child) => typeof child !== 'string')
  if (root === undefined || typeof root === 'string') throw new UnreadableFile('The file contains no XML.')
  return root
}

export function assertNoDeclarations(text: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new UnreadableFile('The file declares a document type or entities, which are not allowed.')
}

/** All elements with that name, at any depth, in file order. */
export function elementsNamed(element: XmlElement, name: string): XmlElement[] {
  if (element.name === name) return [element]
  return childElements(element).flatMap((child) => elementsNamed(child, name))
}

export function childElements({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string')
}

export function childNamed(element: XmlElement, name: string): XmlElement | undefined {
  return childElements(element).find((child) => child.name === name)
}

/** The text of an element and all its descendants. */
export function plainText(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : plainText(child))).join('')
}

/** The contents of an element: its text if it has no child elements, otherwise the original markup without prefixes. */
export function innerMarkup(element: XmlElement): string {
  const text = plainText(element)
  const isPlain = childElements(element).length === 0 && !/<[a-z!/?]/i.test(text)
  return (isPlain ? text : element.children.map(markupOf).join('')).trim()
}

function markupOf(node: XmlElement | string): string {
  if (typeof node === 'string') return escapedText(node)
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapedText(value)}"`)
  const start = `<${node.name}${attributes.join('')}`
  return node.children.length === 0 ? `${start}/>` : `${start}>${node.children.map(markupOf).join('')}</${node.name}>`
}

function escapedText(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}

function parsedBy(parser: XMLParser, text: string): unknown {
  try {
    const valid = XMLValidator.validate(text, { allowBooleanAttributes: true })
    if (valid !== true) throw new UnreadableFile(`The XML is malformed at line ${valid.err.line}: ${valid.err.msg}`)
    return parser.parse(text)
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(`The XML could not be read: ${error instanceof Error ? error.message : 'unknown fault'}`)
  }
}

function elementsOf(nodes: unknown): (XmlElement | string)[] {
  if (!Array.isArray(nodes)) return []
  return nodes.flatMap((node: unknown): (XmlElement | string)[] => {
    if (!isRecord(node)) return []
    const name = Object.keys(node).find((key) => key !== ':@')
    if (name === undefined || name.startsWith('?')) return []
    if (name === '#text') return [withSigns(String(node[name]))]
    if (name === '#cdata') return [cdataText(node[name])]
    return [{ name: withoutPrefix(name), attributes: attributesOf(node[':@']), children: elementsOf(node[name]) }]
  })
}

function cdataText(nodes: unknown): string {
  const texts: unknown[] = Array.isArray(nodes) ? nodes : []
  return texts.map((node) => (isRecord(node) ? String(node['#text'] ?? '') : '')).join('')
}

/** An attribute without a prefix counts before one of the same name with a prefix, as drawing programs add for themselves. */
function attributesOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  const given = Object.entries(value).map(([name, text]) => [name, withSigns(String(text))] as const)
  const prefixed = given.map(([name, text]) => [withoutPrefix(name), text] as const)
  return Object.fromEntries([...prefixed, ...given.filter(([name]) => !name.includes(':'))])
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Decodes the five predefined XML entities and character references. Other names are left unchanged. */
function withSigns(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return namedSigns[name] ?? whole
    const point = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole
  })
}
