import { besideNamespace } from '../../beside.ts'
import { drawingIn } from '../../figure-markup.ts'
import { UnreadableFile, type RawRow, type Reading } from '../../raw.ts'
import { withBesideOf } from '../beside-row.ts'
import { withFormulas, withNamesOfTwo } from './qti-markup.ts'
import { isForCandidates, wordsOfSections } from './qti-sections.ts'
import type { Figure } from '@sabi/shared/content/question'
import { isGenericFeedback } from '../../feedback.ts'
import { decodeText } from '../decode.ts'
import { assertRows, defined, readingOf, refuse, withWordsAbove, type Outcome } from '../reading.ts'
import { withLists } from '../tables/fields.ts'
import { isZip, unpack } from '../zip.ts'
import {
  assertNoDeclarations,
  childElements,
  elementsNamed,
  innerMarkup,
  parseXml,
  plainText,
  type XmlElement,
} from './xml.ts'

/** Interactions other than choosing one option. Items with one of them are rejected. */
const otherInteraction = /Interaction$/

/**
 * QTI 2.1, 2.2 and 3.0: a file with one or more items, or a package. Accepts items with one choice interaction and one right choice.
 * @throws {UnreadableFile} if the package or the file is corrupt, declares entities or has no item
 */
export function readQti(bytes: Uint8Array): Reading {
  const outcomes = isZip(bytes) ? outcomesOfPackage(bytes) : outcomesOfFile(decodeText(bytes))
  if (outcomes.length === 0) throw new UnreadableFile('There is no QTI item in the file.')
  return readingOf('qti', outcomes)
}

/** The file in our packages that stores the additions to the questions, by item identifier. */
export const besideFile = 'sabi-prep.xml'

function besideIn(text: string | undefined): ReadonlyMap<string, string> {
  if (text === undefined) return new Map()
  const root = parseXml(text)
  const parts = root.attributes.xmlns === besideNamespace ? elementsNamed(root, 'beside') : []
  return new Map(parts.map((part) => [part.attributes.item ?? '', plainText(part)]))
}

function outcomesOfFile(text: string, beside: ReadonlyMap<string, string> = new Map()): Outcome[] {
  const root = withFormulas(withNamesOfTwo(parseXml(text)))
  if (root.name === 'questestinterop')
    throw new UnreadableFile('QTI 1.2 is not supported. Export QTI 2.1 or 3.0 instead.')
  const items = elementsNamed(root, 'assessmentItem')
  assertRows(items.length)
  return items.map((item, index) => {
    const identifier = item.attributes.identifier ?? `item ${index + 1}`
    const outcome = outcomeOf(item, identifier)
    return 'row' in outcome ? { row: withBesideOf(outcome.row, beside.get(identifier)) } : outcome
  })
}

/** The items listed in the manifest of a package; without a manifest, all its XML files. */
function outcomesOfPackage(bytes: Uint8Array): Outcome[] {
  const files = unpack(bytes, (name) => /\.xml$/i.test(name))
  const manifestName = [...files.keys()].find((name) => /(?:^|\/)imsmanifest\.xml$/i.test(name))
  const folder = manifestName?.replace(/imsmanifest\.xml$/i, '') ?? ''
  const manifest = manifestName === undefined ? undefined : files.get(manifestName)
  const named = manifest === undefined ? [] : itemsInManifest(decodeText(manifest)).map((name) => folder + name)
  const besideName = folder + besideFile
  const beside = besideIn(decodedText(files.get(besideName)))
  const others = new Set([manifestName, besideName])
  const names = named.length > 0 ? named : [...files.keys()].filter((name) => !others.has(name))
  const above = wordsOfSections(files)
  return names.flatMap((name) => {
    const file = files.get(name)
    if (file === undefined) return [refuse(name, 'not-a-question', `the manifest names ${name}, which is missing`)]
    const { words, isCertain } = above.get(name) ?? { words: [], isCertain: true }
    return outcomesOfPart(name, decodeText(file), beside).map((outcome) =>
      !isCertain && 'row' in outcome
        ? refuse(outcome.row.place, 'context-missing', 'it is in two sections with different instructions')
        : withWordsAbove(outcome, words),
    )
  })
}

function decodedText(bytes: Uint8Array | undefined): string | undefined {
  return bytes === undefined ? undefined : decodeText(bytes)
}

function itemsInManifest(text: string): string[] {
  const resources = elementsNamed(parseXml(text), 'resource')
  const items = resources.filter(({ attributes }) => /item/i.test(attributes.type ?? ''))
  return items.flatMap(({ attributes }) => attributes.href ?? [])
}

/** A malformed file in a package is a rejected row. One that declares entities rejects the whole package. */
function outcomesOfPart(name: string, text: string, beside: ReadonlyMap<string, string>): Outcome[] {
  assertNoDeclarations(text)
  try {
    return outcomesOfFile(text, beside)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return [refuse(name, 'not-a-question', error.message)]
  }
}

function outcomeOf(item: XmlElement, identifier: string): Outcome {
  const place = `item ${identifier.slice(0, 60)}`
  const whole = elementsNamed(item, 'itemBody')[0]
  if (whole === undefined) return refuse(place, 'not-a-question', 'the item has no body')
  const figure = drawingBeside(whole)
  const body = figure === null ? whole : without(whole, ['svg'])
  const interactions = interactionsIn(body)
  const [interaction] = interactions
  if (interaction === undefined) return refuse(place, 'not-a-question', plainText(body))
  if (interactions.length > 1 || interaction.name !== 'choiceInteraction')
    return refuse(place, 'not-single-choice', interactions.map(({ name }) => name).join(', '))
  const choices = childElements(interaction).filter(({ name }) => name === 'simpleChoice')
  const key = keyOf(item, interaction, choices)
  if (key === 'several') return refuse(place, 'not-single-choice', `more than one choice is right: ${plainText(body)}`)
  if (key === 'unknown') return refuse(place, 'key-out-of-range', 'the right choice is not among the choices')
  if (key === 'conflict') return refuse(place, 'key-conflict', 'its marks and its right choice disagree')
  const identifiers = choices.map(({ attributes }) => attributes.identifier ?? '')
  const feedback = elementsNamed(item, 'modalFeedback')
  const ofChoice = identifiers.map((identifier, index) => feedbackOf(choices[index], identifier, feedback))
  const general = feedback
    .filter(
      ({ attributes }) =>
        !identifiers.includes(attributes.identifier ?? '') || attributes.identifier === identifiers[Number(key)],
    )
    .map(innerMarkup)
    .filter((words) => !isGenericFeedback(words))
  const row: RawRow = {
    place,
    text: textOfItem(body, interaction),
    options: choices.map((choice) => innerMarkup(without(choice, ['feedbackInline', 'feedbackBlock']))),
    key: key === 'missing' ? { kind: 'missing' } : { kind: 'index', value: key, base: 0 },
    ...defined({
      explanation: general.length === 0 ? undefined : [...new Set(general)].join('\n'),
      image: picturesIn(body)[0],
    }),
    ...withLists({
      context: elementsNamed(body, 'rubricBlock').filter(isForCandidates).map(innerMarkup),
      reasons: ofChoice.map((words, index) => (index === key ? '' : words)),
      unread: unreadIn(item, body, interaction),
    }),
    ...(figure === null ? {} : { figure }),
  }
  return { row }
}

/** The only figure that we exported in an item, unless it is an option. */
function drawingBeside(body: XmlElement): Figure | null {
  const isOption = elementsNamed(body, 'simpleChoice').some((choice) => elementsNamed(choice, 'svg').length > 0)
  return isOption ? null : drawingIn(body)
}

/** The feedback of an item to the choice of one option. */
function feedbackOf(choice: XmlElement | undefined, identifier: string, feedback: readonly XmlElement[]): string {
  const inline =
    choice === undefined ? [] : ['feedbackInline', 'feedbackBlock'].flatMap((name) => elementsNamed(choice, name))
  const modal = feedback.filter(({ attributes }) => attributes.identifier === identifier)
  return [...inline, ...modal].map(innerMarkup).join('\n')
}

/** HTML elements, and QTI elements that are read elsewhere or invisible to students. */
const knownInBody = new Set(
  (
    'itemBody div p br span em strong b i u sub sup ul ol li dl dt dd table tbody thead tfoot tr td th caption h1 h2 h3 h4 h5 h6 ' +
    'blockquote pre code small big tt abbr cite q var hr a img object picture video audio section article prompt simpleChoice ' +
    'feedbackInline feedbackBlock rubricBlock contentBody stylesheet math choiceInteraction label mark font center'
  ).split(' '),
)

/** Parts of an item that a student would see but that are not supported: included files, random numbers, gaps. */
function unreadIn(item: XmlElement, body: XmlElement, interaction: XmlElement): string[] {
  const apart = childElements(item).filter(({ name }) =>
    /^(?:assessmentStimulusRef|templateDeclaration|catalogInfo)$/.test(name),
  )
  const names = [...apart, ...namesIn(without(body, [interaction.name])), ...namesIn(interaction)].map(
    ({ name }) => name,
  )
  return [...new Set(names)]
}

function namesIn(element: XmlElement): XmlElement[] {
  if (element.name === 'math') return []
  return [...(knownInBody.has(element.name) ? [] : [element]), ...childElements(element).flatMap(namesIn)]
}

function interactionsIn(element: XmlElement): XmlElement[] {
  if (otherInteraction.test(element.name)) return [element]
  return childElements(element).flatMap(interactionsIn)
}

/** The index of the right choice. A choice that no response names means nothing. */
function keyOf(
  item: XmlElement,
  interaction: XmlElement,
  choices: readonly XmlElement[],
): number | 'several' | 'missing' | 'unknown' | 'conflict' {
  const { responseIdentifier, maxChoices } = interaction.attributes
  const declarations = elementsNamed(item, 'responseDeclaration')
  const declaration = declarations.find(({ attributes }) => attributes.identifier === responseIdentifier)
  if (declaration === undefined) return 'missing'
  const responses = elementsNamed(declaration, 'correctResponse').flatMap((response) =>
    elementsNamed(response, 'value'),
  )
  if (responses.length > 1 || (maxChoices !== undefined && Number(maxChoices) > 1)) return 'several'
  const [response] = responses
  const identifier = response === undefined ? identifierWithMarks(item, declaration) : plainText(response).trim()
  if (identifier === null) return 'missing'
  const places = choices.flatMap(({ attributes }, index) => (attributes.identifier === identifier ? [index] : []))
  if (places.length > 1) return 'several'
  return isWorthLess(declaration, identifier) ? 'conflict' : (places[0] ?? 'unknown')
}

/** The only choice that earns marks, in an item that gives marks by choice and names no right one. */
function identifierWithMarks(item: XmlElement, declaration: XmlElement): string | null {
  const [processing] = elementsNamed(item, 'responseProcessing')
  const [mapping, ...others] = elementsNamed(declaration, 'mapping')
  if (!/\/map_response(?:\.xml)?$/.test(processing?.attributes.template ?? '')) return null
  if (mapping === undefined || others.length > 0 || Number(mapping.attributes.defaultValue ?? 0) > 0) return null
  const earning = elementsNamed(mapping, 'mapEntry').filter(({ attributes }) => !(Number(attributes.mappedValue) <= 0))
  const [entry] = earning
  return earning.length === 1 ? (entry?.attributes.mapKey?.trim() ?? null) : null
}

/** Returns true if an item's marks make another choice right, or this one worthless. */
function isWorthLess(declaration: XmlElement, identifier: string): boolean {
  const marks = elementsNamed(declaration, 'mapEntry').map(({ attributes: { mapKey = '', mappedValue } }) => ({
    isRight: mapKey.trim() === identifier,
    worth: Number(mappedValue ?? 0),
  }))
  return marks.some(({ isRight, worth }) => (isRight ? !(worth > 0) : worth > 0))
}

/** The text of the question: the body above the interaction, the prompt in it, and the body below it. */
function textOfItem(body: XmlElement, interaction: XmlElement): string {
  const { above, below } = splitAt(body, interaction)
  const [before, after] = [above, below].map((part) =>
    innerMarkup(without(withoutPictures(part), ['rubricBlock', 'feedbackBlock', 'feedbackInline'])),
  )
  const prompts = childElements(interaction).filter(({ name }) => name === 'prompt')
  return [before, ...prompts.map((prompt) => innerMarkup(withoutPictures(prompt))), after]
    .filter((text) => text !== undefined && text !== '')
    .join('\n')
}

/** An element in two: what is above an element in it, and what is below. All of it is above if it does not contain that element. */
function splitAt(element: XmlElement, divider: XmlElement): { above: XmlElement; below: XmlElement } {
  const place = element.children.findIndex((child) => typeof child !== 'string' && holds(child, divider))
  const child = element.children[place]
  if (child === undefined || typeof child === 'string') return { above: element, below: { ...element, children: [] } }
  const inner = child === divider ? null : splitAt(child, divider)
  return {
    above: {
      ...element,
      children: [...element.children.slice(0, place), ...(inner === null ? [] : [inner.above])],
    },
    below: {
      ...element,
      children: [...(inner === null ? [] : [inner.below]), ...element.children.slice(place + 1)],
    },
  }
}

function holds(element: XmlElement, other: XmlElement): boolean {
  return element === other || childElements(element).some((child) => holds(child, other))
}

/** The sources of the pictures in an element. An object may be one too. */
function picturesIn(element: XmlElement): string[] {
  return childElements(element).flatMap((child) => {
    if (child.name === 'img') return child.attributes.src ?? []
    return isPicture(child) ? (child.attributes.data ?? 'a picture') : picturesIn(child)
  })
}

function isPicture({ name, attributes }: XmlElement): boolean {
  return name === 'object' && /^image\//i.test(attributes.type ?? '')
}

/** Leaves out pictures that are objects, which no text can contain. Their question is refused by their names. */
function withoutPictures(element: XmlElement): XmlElement {
  const children = element.children.flatMap((child) => {
    if (typeof child === 'string') return child
    return isPicture(child) ? [] : withoutPictures(child)
  })
  return { ...element, children }
}

function without(element: XmlElement, names: readonly string[]): XmlElement {
  const children = element.children.flatMap((child): (XmlElement | string)[] => {
    if (typeof child === 'string') return [child]
    return names.includes(child.name) ? [] : [without(child, names)]
  })
  const hasText = children.some((child) => typeof child !== 'string' || child.trim() !== '')
  return { ...element, children: hasText ? children.filter((child) => !isEmptied(child)) : [] }
}

/** Returns whether a block contained only what was removed. */
function isEmptied(node: XmlElement | string): boolean {
  return typeof node !== 'string' && /^(?:div|p|span|section)$/.test(node.name) && node.children.length === 0
}
