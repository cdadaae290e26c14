import { shortHash } from '@sabi/content/build/hash'
import { questionsOfItems } from '@sabi/content/build/from-items'
import { publishedForm } from '@sabi/content/build/questions'
import { valueOfArithmetic } from '@sabi/content/engine/arithmetic'
import type { UncheckedItem } from '@sabi/content/engine/item'
import { readNumber, readNumbers } from '@sabi/content/engine/number'
import { duplicatesAmong } from '@sabi/content/lint/duplicates'
import { lintQuestion } from '@sabi/content/lint/lint'
import { normalised } from '@sabi/content/lint/normalised'
import { Difficulty, type ExamType, type Question, type SubjectId } from '@sabi/shared/content/question'
import { isSuspicious } from './suspicious-text.ts'
import type { WrittenItem } from './written-item.ts'

const longest = { stem: 500, option: 160, reason: 300, explanation: 900, hint: 300 }
/** Lint warnings that reject a question, because they give the key away. */
const intolerable = new Set(['long-key'])
/** Keys are rounded to at least two significant figures. */
const tolerance = 0.006

/** The items a model wrote on a topic, and the existing questions that it must not repeat. */
export interface JudgingOrder {
  subject: SubjectId
  examType: ExamType
  topicId: string
  items: readonly WrittenItem[]
  known: readonly Question[]
}

/** The items worth sending to the solver, as questions: well formed, honest, up to our standard and new. */
export function fitQuestions(order: JudgingOrder): Question[] {
  const questions = order.items.map(inOneLine).flatMap((item) => {
    if (!isWhole(item) || isSuspicious(textsOf(item))) return []
    return asQuestions(item, order).filter(
      (question) => isOfStandard(question) && isComputed(question, item.expression),
    )
  })
  return withoutRepeats(questions, order.known)
}

function inOneLine({ wrong, ...texts }: WrittenItem): WrittenItem {
  const { stem, key, explanation, hint, difficulty, expression } = texts
  return {
    stem: trimmed(stem),
    key: trimmed(key),
    wrong: wrong.map(({ option, why }) => ({ option: trimmed(option), why: trimmed(why) })),
    explanation: trimmed(explanation),
    hint: trimmed(hint),
    difficulty: trimmed(difficulty).toLowerCase(),
    expression: trimmed(expression),
  }
}

function trimmed(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').trim()
}

function isWhole({ stem, key, wrong, explanation, hint }: WrittenItem): boolean {
  // A dollar sign would start a formula.
  const isText = (text: string, most: number) => text !== '' && text.length <= most && !text.includes('$')
  return (
    wrong.length === 3 &&
    isText(stem, longest.stem) &&
    isText(explanation, longest.explanation) &&
    isText(hint, longest.hint) &&
    [key, ...wrong.map(({ option }) => option)].every((option) => isText(option, longest.option)) &&
    wrong.every(({ why }) => isText(why, longest.reason))
  )
}

function textsOf({ stem, key, wrong, explanation, hint }: WrittenItem) {
  return {
    asked: [stem, key, ...wrong.map(({ option }) => option)],
    told: [explanation, hint, ...wrong.map(({ why }) => why)],
  }
}

/** Converts an item to a question. Its id is a hash of its content, so students who get the same text get the same question. */
function asQuestions(written: WrittenItem, { subject, examType, topicId }: JudgingOrder): Question[] {
  const { stem, key, wrong, explanation, hint } = written
  const item: UncheckedItem = {
    id: `ai-${shortHash(JSON.stringify([topicId, examType, written]))}`,
    exam: examType,
    difficulty: Difficulty.safeParse(written.difficulty).data ?? 'medium',
    stem,
    key,
    wrong,
    explanation,
    hints: [hint],
    isCalculation: readNumbers([key, ...wrong.map(({ option }) => option)]) !== null,
  }
  const sources = questionsOfItems({ subject, path: 'written', file: { topic: topicId, items: [item] } })
  return sources.map((source) => ({ ...publishedForm(source), version: 1, origin: 'model' }))
}

function isOfStandard(question: Question): boolean {
  return lintQuestion({ ...question, kind: 'item' }).every(
    ({ severity, rule }) => severity !== 'error' && !intolerable.has(rule),
  )
}

/** If all options are numbers, the given calculation must result in the key and in no other option. */
function isComputed({ options, correctOption }: Question, expression: string): boolean {
  const readings = options.map(readNumber)
  if (readings.includes(null)) return true
  const value = valueOfArithmetic(expression)
  const distances = readings.map((reading) => Math.abs((reading?.value ?? Number.NaN) - (value ?? Number.NaN)))
  const ofKey = distances[correctOption] ?? Number.NaN
  return (
    ofKey <= tolerance * Math.abs(readings[correctOption]?.value ?? 0) &&
    distances.every((distance, index) => index === correctOption || distance > ofKey)
  )
}

/** Drops questions that resemble a known one or an earlier one of the list. */
function withoutRepeats(questions: readonly Question[], known: readonly Question[]): Question[] {
  const places = new Map(questions.map(({ id }, place) => [id, place]))
  const alike = duplicatesAmong([...known, ...questions].map((question) => ({ ...question, kind: 'item' })))
  const repeats = new Set(
    alike.flatMap(({ ids }) => ids.toSorted((a, b) => (places.get(b) ?? -1) - (places.get(a) ?? -1))[0] ?? []),
  )
  const asked = new Set(known.map(askedBy))
  return questions.filter((question) => {
    if (repeats.has(question.id) || asked.has(askedBy(question))) return false
    asked.add(askedBy(question))
    return true
  })
}

/** Identifies a question by its stem and key, regardless of its wrong options. */
function askedBy({ text, options, correctOption }: Question): string {
  return `${normalised(text)} ${normalised(options[correctOption] ?? '')}`.toLowerCase()
}
