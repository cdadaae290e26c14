import { expect, test } from 'vitest'
import { aQuestion } from '../practice/builders.ts'
import {
  countCorrect,
  progressIn,
  readTrialAddress,
  stateAfter,
  stateOfChallenge,
  stateOfFeedback,
  stateOfNextDraw,
} from './address.ts'
import type { Trial } from './trial.ts'

/** Three questions; the key is the second stored option, which each of them shows in another place. */
const trial: Trial = {
  subject: 'physics',
  topic: null,
  draw: '2026-11-23',
  mark: 'abc',
  questions: [
    { question: aQuestion('q1'), shownOrder: [0, 1, 2, 3] },
    { question: aQuestion('q2'), shownOrder: [1, 0, 3, 2] },
    { question: aQuestion('q3', { options: ['yes', 'no'] }), shownOrder: [1, 0] },
  ],
}

const readPairs = (pairs: readonly (readonly string[])[]) => {
  const values = new Map(pairs.map(([name = '', value = '']) => [name, value]))
  return readTrialAddress({ get: (name) => values.get(name) ?? null })
}
const read = (query: string) => readPairs(query.split('&').map((part) => part.split('=')))
const progressOf = (query: string) => progressIn(trial, read(query))

test('an address without a query begins at the first question', () => {
  expect(progressOf('')).toEqual({ chosen: [], position: 0, phase: 'question', hasChanged: false })
})

test('reads letters as places on the screen, and gives stored options', () => {
  expect(progressOf('mark=abc&answers=BA')).toEqual({
    chosen: [1, 1],
    position: 2,
    phase: 'question',
    hasChanged: false,
  })
})

test('shows the explanation of a choice, and the result after the last answer', () => {
  expect(progressOf('mark=abc&answers=B&choice=B')).toMatchObject({ chosen: [1, 0], position: 1, phase: 'feedback' })
  expect(progressOf('mark=abc&answers=BAB')).toMatchObject({ chosen: [1, 1, 0], position: 3, phase: 'result' })
  expect(progressOf('mark=abc&answers=BAB&choice=A')).toMatchObject({ phase: 'result' })
})

test('takes nothing from a forged address that no option has', () => {
  expect(progressOf('mark=abc&answers=BZA')).toMatchObject({ chosen: [1], position: 1, phase: 'question' })
  expect(progressOf('mark=abc&answers=BZA&choice=A')).toMatchObject({ chosen: [1], phase: 'question' })
  expect(progressOf('mark=abc&answers=BAC')).toMatchObject({ chosen: [1, 1], position: 2 })
  for (const answers of ['', 'b', '1', '💥', 'BABBBBB', 'AB'.repeat(5_000)])
    expect(progressOf(`mark=abc&answers=${answers}`).chosen.length).toBeLessThanOrEqual(3)
  for (const choice of ['', 'AB', 'E', '__proto__', '-1'])
    expect(progressOf(`mark=abc&choice=${choice}`)).toMatchObject({ chosen: [], phase: 'question' })
})

test('starts again where the address was made from other questions', () => {
  expect(progressOf('mark=old&answers=BA')).toEqual({ chosen: [], position: 0, phase: 'question', hasChanged: true })
})

test('a draw or a topic that makes no sense is none', () => {
  expect(read('draw=2026-11-23.2&topic=phy-power')).toMatchObject({ draw: '2026-11-23.2', topicId: 'phy-power' })
  expect(read(`draw=${'x'.repeat(99)}&topic=${'x'.repeat(99)}`)).toMatchObject({ draw: null, topicId: null })
  expect(read('draw=a/b&topic=\0')).toMatchObject({ draw: null, topicId: null })
})

test('what it writes it reads again', () => {
  for (const chosen of [[], [3], [2, 0], [1, 1, 1]]) {
    expect(progressIn(trial, readPairs(stateAfter(trial, chosen))).chosen).toEqual(chosen)
    if (chosen.length === 0) continue
    const feedback = progressIn(trial, readPairs(stateOfFeedback(trial, chosen)))
    expect(feedback).toMatchObject({ chosen, position: chosen.length - 1, phase: 'feedback' })
  }
})

test('the next draw keeps the topic and forgets the answers', () => {
  const ofTopic = { ...trial, topic: { id: 'phy-power', title: 'Power' } }
  expect(stateOfNextDraw(ofTopic)).toEqual([
    ['topic', 'phy-power'],
    ['draw', '2026-11-23.2'],
  ])
})

test('counts right answers', () => {
  expect(countCorrect(trial, [])).toBe(0)
  expect(countCorrect(trial, [1, 0, 1])).toBe(2)
})

test('a challenge leads to the same questions from the first, with the score to beat, which stays to the result', () => {
  const challenge = readPairs(stateOfChallenge(trial, 2))
  expect(challenge).toMatchObject({ draw: trial.draw, topicId: null, mark: null, answers: '', beat: 2 })
  expect(readPairs(stateAfter({ ...trial, beat: 2 }, [1])).beat).toBe(2)
  expect(readPairs(stateAfter(trial, [1])).beat).toBeUndefined()
  expect(readPairs(stateOfNextDraw({ ...trial, beat: 2 })).beat).toBeUndefined()
})

test.each([
  'beat=4',
  'draw=2026-11-23&beat=6',
  'draw=2026-11-23&beat=-1',
  'draw=2026-11-23&beat=',
  'draw=2026-11-23&beat=<b>',
])('there is no score to beat in %s', (query) => {
  expect(read(query).beat).toBeUndefined()
})
