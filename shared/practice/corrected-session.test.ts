import { expect, test } from 'vitest'
import { aQuestion, aSession, startOfTime } from './builders.ts'
import { correctedSession } from './corrected-session.ts'
import { practise } from './practise.ts'
import { mistakesOf, sessionScore } from './score.ts'
import type { PracticeSession } from './session.ts'

const answerId = '0190b5a0-0000-7000-8000-0000000000a1'
const words = { text: aQuestion('q1').text, options: ['newton', 'watt', 'joule', 'pascal'] }
/** The questions of the sessions below call the second option, 'watt', right. */
const edited = {
  version: 1_000_001,
  correctOption: 2,
  explanation: 'Energy is measured in joules.',
  reasons: ['Force.', 'Power.', null, 'Pressure.'],
}

/** A session of three questions; the first is answered with this option, and it is ended. */
function answeredWith(option: number): PracticeSession {
  const tap = { questionId: 'q1', option, answerId, tzOffset: 60, at: startOfTime + 1000 }
  return practise(practise(aSession(3), { type: 'choose', ...tap }), { type: 'exit', at: startOfTime + 2000 })
}

function first({ questions: [entry] }: PracticeSession) {
  if (entry === undefined) throw new RangeError('A session has a question')
  return entry
}

test('an answer that a corrected key calls right is right, with the new explanation, in the version that it names', () => {
  const session = correctedSession(answeredWith(2), [aQuestion('q1', edited)])
  expect(sessionScore(session)).toMatchObject({ correct: 1, total: 1 })
  expect(first(session).question).toMatchObject({ ...words, ...edited, version: 1 })
  expect(mistakesOf(session)).toEqual([])
})

test('a later bank that asks the same puts the key right too, wherever the option stands by now', () => {
  const newer = { ...edited, version: 2, options: ['joule', 'newton', 'watt', 'pascal'], correctOption: 0 }
  const session = correctedSession(answeredWith(2), [aQuestion('q1', newer)])
  expect(sessionScore(session)).toMatchObject({ correct: 1, total: 1 })
  expect(first(session).question).toMatchObject({
    ...words,
    correctOption: 2,
    explanation: edited.explanation,
    version: 1,
  })
})

test('an answer that was right by a wrong key is a mistake', () => {
  const session = correctedSession(answeredWith(1), [aQuestion('q1', edited)])
  expect(mistakesOf(session).map(({ question }) => question.correctOption)).toEqual([2])
})

test('all that is read beside the options is that of the newer version, typeset forms too', () => {
  const rich = { text: '<b>new</b>', explanation: '<b>new</b>' }
  const newer = aQuestion('q1', { version: 1_000_001, text: 'Which one?', explanation: 'J/s is a watt.', rich })
  expect(first(correctedSession(answeredWith(1), [newer])).question).toEqual({ ...newer, version: 1 })
})

test.each([
  ['the same version', { ...edited, version: 1 }],
  ['an older one', { ...edited, version: 0 }],
  ['one of a later bank that asks something else', { ...edited, version: 2, text: 'What else?' }],
  ['one of a later bank with another picture', { ...edited, version: 2, figure: { svg: '<svg/>', alt: 'A cell.' } }],
  ['one whose right words were not among the options', { ...edited, options: ['N', 'W', 'J', 'Pa'] }],
])('%s changes nothing', (_, changes) => {
  const session = answeredWith(2)
  expect(correctedSession(session, [aQuestion('q1', changes)])).toEqual(session)
})

test('where the options moved or went, the words that are right now are right among those that were seen', () => {
  const newer = aQuestion('q1', { ...edited, options: ['joule', 'ohm'], correctOption: 0, rich: { options: [null] } })
  const session = correctedSession(answeredWith(2), [newer])
  expect(first(session).question).toMatchObject({ ...words, explanation: edited.explanation, correctOption: 2 })
  expect(first(session).question).toMatchObject({ version: 1, reasons: [], rich: undefined })
  expect(sessionScore(session)).toMatchObject({ correct: 1, total: 1 })
})
