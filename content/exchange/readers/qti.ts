import { UnreadableFile, type RawRow, type Reading } from '../raw.ts'
import { decodeText } from './decode.ts'
import { assertRows, defined, readingOf, refuse, type Outcome } from './reading.ts'
import { isZip, unpack } from './zip.ts'
import {
  assertNoDeclarations,
  childElements,
  elementsNamed,
  innerMarkup,
  parseXml,
  plainText,
  type XmlElement,
} from './xml.ts'

/** Interactions that have no choice of one among options: an item with one of them is not taken in. */
const otherInteraction = /Interaction$/

/**
 * QTI 2.1, 2.2 and 3.0: a file with one item or several, or a package. Items with one choice interaction and one right
 * choice are taken in.
 * @throws {UnreadableFile} if the package or the file is broken, declares entities or has no item
 */
export function readQti(bytes: Uint8Array): Reading {
  const outcomes = isZip(bytes) ? outcomesOfPackage(bytes) : outcomesOfFile(decodeText(bytes))
  if (outcomes.length === 0) throw new UnreadableFile('There is no QTI item in the file.')
  return readingOf('qti', outcomes)
}

function outcomesOfFile(text: string): Outcome[] {
  const root = withNamesOfTwo(parseXml(text))
  if (root.name === 'questestinterop') throw new UnreadableFile('QTI 1.2 is not read; export QTI 2.1 or 3.0 instead.')
  const items = elementsNamed(root, 'assessmentItem')
  assertRows(items.length)
  return items.map((item, index) => outcomeOf(item, item.attributes.identifier ?? `item ${index + 1}`))
}

/** The items that the manifest of a package names; without a manifest all its XML files. */
function outcomesOfPackage(bytes: Uint8Array): Outcome[] {
  const files = unpack(bytes, (name) => /\.xml$/i.test(name))
  const manifestName = [...files.keys()].find((name) => /(?:^|\/)imsmanifest\.xml$/i.test(name))
  const folder = manifestName?.replace(/imsmanifest\.xml$/i, '') ?? ''
  const manifest = manifestName === undefined ? undefined : files.get(manifestName)
  const named = manifest === undefined ? [] : itemsInManifest(decodeText(manifest)).map((name) => folder + name)
  const names = named.length > 0 ? named : [...files.keys()].filter((name) => name !== manifestName)
  return names.flatMap((name) => {
    const file = files.get(name)
    if (file === undefined) return [refuse(name, 'not-a-question', `the manifest names ${name}, which is not there`)]
    return outcomesOfPart(name, decodeText(file))
  })
}

function itemsInManifest(text: string): string[] {
  const resources = elementsNamed(parseXml(text), 'resource')
  const items = resources.filter(({ attributes }) => /item/i.test(attributes.type ?? ''))
  return items.flatMap(({ attributes }) => attributes.href ?? [])
}

/** A broken file of a package is one row that is not taken in; one that declares entities condemns the package. */
function outcomesOfPart(name: string, text: string): Outcome[] {
  assertNoDeclarations(text)
  try {
    return outcomesOfFile(text)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return [refuse(name, 'not-a-question', error.message)]
  }
}

function outcomeOf(item: XmlElement, identifier: string): Outcome {
  const place = `item ${identifier.slice(0, 60)}`
  const body = elementsNamed(item, 'itemBody')[0]
  if (body === undefined) return refuse(place, 'not-a-question', 'the item has no body')
  const interactions = interactionsIn(body)
  const [interaction] = interactions
  if (interaction === undefined) return refuse(place, 'not-a-question', plainText(body))
  if (interactions.length > 1 || interaction.name !== 'choiceInteraction')
    return refuse(place, 'not-single-choice', interactions.map(({ name }) => name).join(', '))
  const choices = childElements(interaction).filter(({ name }) => name === 'simpleChoice')
  const key = keyOf(item, interaction, choices)
  if (key === 'several') return refuse(place, 'not-single-choice', `more than one choice is right: ${plainText(body)}`)
  if (key === 'unknown') return refuse(place, 'key-out-of-range', 'the right choice is not among the choices')
  const feedback = elementsNamed(item, 'modalFeedback').map(innerMarkup)
  const row: RawRow = {
    place,
    text: textOfItem(body, interaction),
    options: choices.map((choice) => innerMarkup(without(choice, ['feedbackInline', 'feedbackBlock']))),
    key: key === 'missing' ? { kind: 'missing' } : { kind: 'index', value: key, base: 0 },
    ...defined({
      explanation: feedback.find((text) => text !== ''),
      image: elementsNamed(body, 'img').map(({ attributes }) => attributes.src)[0],
    }),
  }
  return { row }
}

function interactionsIn(element: XmlElement): XmlElement[] {
  if (otherInteraction.test(element.name)) return [element]
  return childElements(element).flatMap(interactionsIn)
}

/** The place of the right choice among the choices. A choice that no response names says nothing. */
function keyOf(
  item: XmlElement,
  interaction: XmlElement,
  choices: readonly XmlElement[],
): number | 'several' | 'missing' | 'unknown' {
  const { responseIdentifier, maxChoices } = interaction.attributes
  const declarations = elementsNamed(item, 'responseDeclaration')
  const declaration = declarations.find(({ attributes }) => attributes.identifier === responseIdentifier)
  if (declaration === undefined) return 'missing'
  const responses = elementsNamed(declaration, 'correctResponse').flatMap((response) =>
    elementsNamed(response, 'value'),
  )
  if (responses.length > 1 || (maxChoices !== undefined && Number(maxChoices) > 1)) return 'several'
  const [response] = responses
  if (response === undefined) return 'missing'
  const identifier = plainText(response).trim()
  const places = choices.flatMap(({ attributes }, index) => (attributes.identifier === identifier ? [index] : []))
  if (places.length > 1) return 'several'
  return places[0] ?? 'unknown'
}

/** What is asked: the body around the interaction and the prompt in it. */
function textOfItem(body: XmlElement, interaction: XmlElement): string {
  const around = innerMarkup(without(body, [interaction.name, 'rubricBlock', 'feedbackBlock', 'feedbackInline']))
  const prompts = childElements(interaction).filter(({ name }) => name === 'prompt')
  return [around, ...prompts.map(innerMarkup)].filter((text) => text !== '').join('\n')
}

function without(element: XmlElement, names: readonly string[]): XmlElement {
  const children = element.children.flatMap((child): (XmlElement | string)[] => {
    if (typeof child === 'string') return [child]
    return names.includes(child.name) ? [] : [without(child, names)]
  })
  const hasText = children.some((child) => typeof child !== 'string' || child.trim() !== '')
  return { ...element, children: hasText ? children.filter((child) => !isEmptied(child)) : [] }
}

/** A block that held nothing but what was taken out. */
function isEmptied(node: XmlElement | string): boolean {
  return typeof node !== 'string' && /^(?:div|p|span|section)$/.test(node.name) && node.children.length === 0
}

/** QTI 3 calls the elements of QTI 2 'qti-simple-choice' and their attributes 'response-identifier'. */
function withNamesOfTwo(element: XmlElement): XmlElement {
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
