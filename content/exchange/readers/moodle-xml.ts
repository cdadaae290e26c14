import { UnreadableFile, type RawRow, type Reading } from '../raw.ts'
import { aroundOfCategory } from './gift.ts'
import { assertRows, defined, readingOf, refuse, type Outcome } from './reading.ts'
import type { Around } from './record.ts'
import { childElements, childNamed, innerMarkup, parseXml, plainText, type XmlElement } from './xml.ts'

/**
 * Moodle XML: `<quiz>` of questions. Of multiple choice those are taken in which one answer is worth all and no other
 * anything; a question of type 'category' names the subject and topic of what follows.
 * @throws {UnreadableFile} if the XML is broken, declares entities or is no quiz
 */
export function readMoodleXml(text: string): Reading {
  const root = parseXml(text)
  if (root.name !== 'quiz') throw new UnreadableFile(`The XML is no quiz of Moodle: it begins with <${root.name}>.`)
  const outcomes: Outcome[] = []
  let around: Around = {}
  for (const question of childElements(root)) {
    if (question.name !== 'question') continue
    const { type } = question.attributes
    if (type === 'category') around = aroundOfCategory(textIn(question, 'category') ?? '')
    else outcomes.push(outcomeOf(question, around, outcomes.length))
    assertRows(outcomes.length)
  }
  return readingOf('moodle-xml', outcomes)
}

function outcomeOf(question: XmlElement, around: Around, index: number): Outcome {
  const name = textIn(question, 'name')
  const place = name === undefined ? `question ${index + 1}` : `question ${index + 1} (${name.slice(0, 40)})`
  const text = textIn(question, 'questiontext') ?? ''
  const type = question.attributes.type ?? 'unknown'
  if (type === 'description') return refuse(place, 'not-a-question', text)
  if (type !== 'multichoice') return refuse(place, 'not-single-choice', `${type}: ${text}`)
  const answers = childElements(question).filter((child) => child.name === 'answer')
  const worth = answers.map((answer) => Number(answer.attributes.fraction ?? 0))
  const right = worth.filter((fraction) => !(fraction <= 0))
  if (right.length > 1 || right.some((fraction) => fraction !== 100))
    return refuse(place, 'not-single-choice', `${right.length} answers are worth something: ${text}`)
  const row: RawRow = {
    place,
    text,
    options: answers.map((answer) => textIn(answer) ?? ''),
    key: right.length === 0 ? { kind: 'missing' } : { kind: 'index', value: worth.indexOf(100), base: 0 },
    ...defined({
      explanation: textIn(question, 'generalfeedback') ?? textIn(question, 'correctfeedback'),
      subject: around.subject,
      topic: around.topic,
      image: imageIn(question),
    }),
  }
  return { row }
}

/** What an element's `<text>` says, as written; it is HTML more often than not. */
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
