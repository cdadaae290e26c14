import { groupBy } from '@sabi/shared/practice/group-by'
import { expect, test } from 'vitest'
import { assemble, lintedQuestions } from '../build/assemble.ts'
import { readSources } from '../build/sources.ts'
import { readTopicBoards } from '../build/topic-boards.ts'
import { readNumber } from '../engine/number.ts'
import { at, randomFrom, type Random } from '../engine/random.ts'
import { lintBank } from './lint.ts'
import type { LintedQuestion } from './rule.ts'

/** About 99.5 % are stopped. In a small sample, a question more in the bank would change the result by chance. */
const planted = 2_000
const fewestStopped = 1_980

const assembly = assemble(readSources())
const bank = lintedQuestions(assembly)
/** By the passage that they are about. */
const byPassage = groupBy(bank, ({ passage }) => passage?.id)
const boardsByTopic = readTopicBoards()

/** Damages a sound question as an author, a careless merge or a broken tool might; null if it does not apply to this question. */
type Corruption = (question: LintedQuestion, random: Random) => LintedQuestion | null

function another(question: LintedQuestion, random: Random): number {
  return random.pick(question.options.map((_, index) => index).filter((index) => index !== question.correctOption))
}

function replaced<Value>(list: readonly Value[], index: number, value: Value): Value[] {
  return list.map((old, place) => (place === index ? value : old))
}

const corruptions: Record<string, Corruption> = {
  'another option is marked as the key, and its reason with it': (question, random) => {
    const wrong = another(question, random)
    const reasons = replaced(question.reasons, question.correctOption, question.reasons[wrong] ?? null)
    return { ...question, correctOption: wrong, reasons: replaced(reasons, wrong, null) }
  },
  'the texts of the key and another option are swapped': (question, random) => {
    const wrong = another(question, random)
    const [key = '', other = ''] = [question.options[question.correctOption], question.options[wrong]]
    return { ...question, options: replaced(replaced(question.options, wrong, key), question.correctOption, other) }
  },
  'the key is a thousand times too large': (question) => {
    const key = question.options[question.correctOption] ?? ''
    const number = readNumber(key)
    if (number === null || !/ \p{L}/u.test(key) || number.value === 0) return null
    return {
      ...question,
      options: replaced(question.options, question.correctOption, key.replace(/ (?=\p{L})/u, ' k')),
    }
  },
  'the key has lost its unit': (question) => {
    const key = question.options[question.correctOption] ?? ''
    const number = readNumber(key)
    if (number === null || !/ \p{L}/u.test(key)) return null
    return { ...question, options: replaced(question.options, question.correctOption, key.replace(/ \p{L}.*$/u, '')) }
  },
  'an option appears twice': (question, random) => {
    const [from, to] = [another(question, random), question.correctOption]
    return { ...question, options: replaced(question.options, from, question.options[to] ?? '') }
  },
  'the explanation belongs to another question': (question, random) => {
    const others = bank.filter(
      ({ subject, family, id }) => subject === question.subject && id !== question.id && family === question.family,
    )
    return others.length === 0 ? null : { ...question, explanation: random.pick(others).explanation }
  },
  'the figure is gone': ({ figure, ...question }) => (figure === undefined ? null : question),
  'a wrong option has lost its reason': (question, random) => ({
    ...question,
    reasons: replaced(question.reasons, another(question, random), null),
  }),
  'the text was decoded with the wrong encoding': (question) => {
    const damaged = Buffer.from(question.explanation, 'utf8').toString('latin1')
    return damaged === question.explanation ? null : { ...question, explanation: damaged }
  },
  'the question names an unknown topic': (question) => ({ ...question, topicId: `${question.topicId}s` }),
}

function firstOf(
  questions: readonly LintedQuestion[],
  corrupt: (question: LintedQuestion) => LintedQuestion | null,
): LintedQuestion | null {
  for (const question of questions) {
    const corrupted = corrupt(question)
    if (corrupted !== null) return corrupted
  }
  return null
}

function isStopped(corrupted: LintedQuestion): boolean {
  // The gaps of a passage are those of all its questions.
  const about = corrupted.passage === undefined ? [] : (byPassage.get(corrupted.passage.id) ?? [])
  const others = about.filter(({ id }) => id !== corrupted.id)
  const findings = lintBank({ questions: [corrupted, ...others], itemFiles: [], boardsByTopic })
  return findings.some(({ severity }) => severity === 'error')
}

test(`stops at least ${fewestStopped} of ${planted} errors planted in the bank`, () => {
  const random = randomFrom('planted errors')
  const kinds = Object.entries(corruptions)
  const shuffled = random.shuffle(bank)
  const missed: string[] = []
  for (let count = 0; count < planted; count++) {
    const [name, corrupt] = at(kinds, count % kinds.length)
    const next = [...shuffled.slice(count), ...shuffled.slice(0, count)]
    const corrupted = firstOf(next, (question) => corrupt(question, random))
    if (corrupted === null) throw new Error(`No question of the bank can be damaged so that ${name}`)
    if (!isStopped(corrupted)) missed.push(`${corrupted.id}: ${name}`)
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(planted - fewestStopped)
})

test('accepts every sound question of the bank', () => {
  expect(bank.filter(isStopped).map(({ id }) => id)).toEqual([])
})
