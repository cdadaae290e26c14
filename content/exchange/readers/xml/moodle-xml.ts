import { UnreadableFile, type RawRow, type Reading } from '../../raw.ts'
import { besideNamespace } from '../../beside.ts'
import { isGenericFeedback } from '../../feedback.ts'
import { withoutDrawing } from '../../figure-markup.ts'
import { withBesideOf } from '../beside-row.ts'
import { withLists } from '../tables/fields.ts'
import { aroundOfCategory } from '../gift.ts'
import { Information } from '../documents/information.ts'
import { assertRows, defined, readingOf, refuse, type Outcome } from '../reading.ts'
import type { Around } from '../tables/record.ts'
import { childElements, childNamed, elementsNamed, innerMarkup, parseXml, plainText, type XmlElement } from './xml.ts'

/**
 * Moodle XML: a `<quiz>` of questions. Accepts multiple-choice questions in which one answer has the full mark and all others none, and
 * true-or-false statements. A question of type 'category' names the folders of those after it.
 * @throws {UnreadableFile} if the XML is malformed, declares entities or is not a quiz
 */
export function readMoodleXml(text: string): Reading {
  const root = parseXml(text)
  if (root.name !== 'quiz') throw new UnreadableFile(`The XML is not a Moodle quiz: it begins with <${root.name}>.`)
  const outcomes: Outcome[] = []
  let around: Around = {}
  const information = new Information()
  for (const question of childElements(root)) {
    if (question.name !== 'question') continue
    const { type } = question.attributes
    const text = type === 'description' ? (textIn(question, 'questiontext') ?? '') : null
    if (type === 'category') around = aroundOfCategory(textIn(question, 'category') ?? '')
    const isPlaced = (type === 'category' || text !== null) && information.begin(text)
    if (type !== 'category' && !isPlaced) outcomes.push(information.above(outcomeOf(question, around, outcomes.length)))
    assertRows(outcomes.length)
  }
  return readingOf('moodle-xml', outcomes)
}

function outcomeOf(question: XmlElement, around: Around, index: number): Outcome {
  const name = textIn(question, 'name')
  const place = name === undefined ? `question ${index + 1}` : `question ${index + 1} (${name.slice(0, 40)})`
  const { markup: text, figure } = withoutDrawing(textIn(question, 'questiontext') ?? '')
  const type = question.attributes.type ?? 'unknown'
  if (type === 'description') return refuse(place, 'not-a-question', text)
  if (type !== 'multichoice' && type !== 'truefalse') return refuse(place, 'not-single-choice', `${type}: ${text}`)
  const answers = childElements(question).filter((child) => child.name === 'answer')
  const worth = answers.map((answer) => Number(answer.attributes.fraction ?? 0))
  const right = worth.filter((fraction) => !(fraction <= 0))
  if (right.length > 1 || right.some((fraction) => fraction !== 100))
    return refuse(place, 'not-single-choice', `${right.length} answers are worth something: ${text}`)
  const key = worth.indexOf(100)
  const feedback = answers.map((answer) => textIn(answer, 'feedback') ?? '')
  const explanations = [textIn(question, 'generalfeedback'), feedback[key], textIn(question, 'correctfeedback')]
  const tags = elementsNamed(question, 'tag').flatMap((tag) => textIn(tag) ?? [])
  const row: RawRow = {
    place,
    text,
    options: answers.map((answer) => optionIn(answer, type)),
    key: key === -1 ? { kind: 'missing' } : { kind: 'index', value: key, base: 0 },
    ...defined({
      explanation: joined(explanations.filter((words) => !isGenericFeedback(words ?? ''))),
      examType: joined(tags),
      difficulty: tags.find((tag) => /^(?:easy|medium|hard)$/i.test(tag)),
      image: imageIn(question),
    }),
    ...withLists({
      category: around.category ?? [],
      hints: childElements(question).flatMap((child) => (child.name === 'hint' ? (textIn(child) ?? []) : [])),
      reasons: feedback.map((words, index) => (index === key ? '' : words)),
      unread: unreadIn(question, answers),
    }),
    ...(figure === null ? {} : { figure }),
  }
  return { row: withBesideOf(row, besideIn(question)) }
}

/** The additions of our export to a question, in our own namespace. */
function besideIn(question: XmlElement): string | undefined {
  const beside = childNamed(question, 'beside')
  return beside?.attributes.sabi === besideNamespace ? plainText(beside) : undefined
}

/** Moodle writes the two answers to a statement in lower case. */
function optionIn(answer: XmlElement, type: string): string {
  const text = textIn(answer) ?? ''
  return type === 'truefalse' ? text.replace(/^[tf](?=rue$|alse$)/, (letter) => letter.toUpperCase()) : text
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  const texts = [...new Set(parts.flatMap((part) => part ?? []))]
  return texts.length === 0 ? undefined : texts.join('\n')
}

const readNames = new Set(
  (
    'name questiontext generalfeedback correctfeedback answer hint tags image image_base64 partiallycorrectfeedback ' +
    'incorrectfeedback single shuffleanswers answernumbering showstandardinstruction shownumcorrect defaultgrade penalty ' +
    'hidden idnumber versions createdat modifiedat stamp version coursetags extension'
  ).split(' '),
)

/** Non-empty unsupported elements, and files, which our texts cannot show. */
function unreadIn(question: XmlElement, answers: readonly XmlElement[]): string[] {
  const elements = childElements(question)
    .filter(
      (child) =>
        !readNames.has(child.name) && child.attributes.sabi !== besideNamespace && plainText(child).trim() !== '',
    )
    .map(({ name }) => name)
  const inAnswers = answers.flatMap((answer) => {
    const isFile = elementsNamed({ ...answer, children: childElements(answer).filter(isNoFeedback) }, 'file').length > 0
    return isFile ? ['the file of an answer'] : []
  })
  return [...new Set([...elements, ...inAnswers])]
}

function isNoFeedback({ name }: XmlElement): boolean {
  return name !== 'feedback'
}

/** The content of an element's `<text>` as written, which is usually HTML. */
function textIn(element: XmlElement, name?: string): string | undefined {
  const holder = name === undefined ? element : childNamed(element, name)
  const inner = holder === undefined ? undefined : childNamed(holder, 'text')
  if (inner === undefined) return undefined
  const text = childElements(inner).length === 0 ? plainText(inner).trim() : innerMarkup(inner)
  return text === '' ? undefined : text
}

function imageIn(question: XmlElement): string | undefined {
  const text = childNamed(question, 'questiontext')
  const name = (text === undefined ? undefined : childNamed(text, 'file'))?.attributes.name
  return name ?? textIn(question, 'image') ?? plainImage(question)
}

function plainImage(question: XmlElement): string | undefined {
  const image = childNamed(question, 'image')
  const name = image === undefined ? '' : plainText(image).trim()
  return name === '' ? undefined : name
}
