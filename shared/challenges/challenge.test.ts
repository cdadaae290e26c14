import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aQuestion, aSession } from '../practice/builders.ts'
import type { PracticeSession } from '../practice/session.ts'
import {
  challengeFrom,
  friendsName,
  inBoth,
  isSameChallenge,
  keysOf,
  marksIn,
  mostAsked,
  saidIn,
  scoreOf,
} from './challenge.ts'

const query = (parts: Record<string, string>) => ({ get: (name: string) => parts[name] ?? null })

/** A finished session with right (1), wrong (0) and missing (-) answers to `q1`, `q2`, … */
function answered(marks: string, changes: Partial<PracticeSession> = {}): PracticeSession {
  const session = aSession(marks.length, { phase: 'results', ending: 'finished', ...changes })
  const answers = [...marks].flatMap((mark, place) => {
    const id = `q${place + 1}`
    const answer = { id, seq: place, answeredAt: session.startedAt, tzOffset: 60, durationMs: 1, option: Number(mark) }
    return mark === '-' ? [] : [[id, answer] as const]
  })
  return { ...session, answers: Object.fromEntries(answers) }
}

const Key = fc
  .tuple(fc.stringMatching(/^[\w-]{1,40}$/), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([id, version]) => `${id}*${version}`)
const AnyChallenge = fc.record({
  keys: fc.uniqueArray(Key, { minLength: 1, maxLength: mostAsked }),
  mark: fc.constantFrom('', '1', '0', '-'),
  name: fc.string().map(friendsName),
})

test('a challenge comes out of its link as it went in', () => {
  fc.assert(
    fc.property(AnyChallenge, ({ keys, mark, name }) => {
      const marks = mark.repeat(keys.length)
      const link = query({
        n: String(keys.length),
        questions: keys.join('.'),
        right: marks,
        ...(name !== null && { name }),
      })
      expect(challengeFrom(link)).toEqual({ isCut: false, keys, marks, name, score: null })
    }),
  )
})

test('any link is a challenge of at most 20 different questions with a short name', () => {
  const Words = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w*.-]{0,60}$/))
  fc.assert(
    fc.property(Words, Words, Words, (questions, right, name) => {
      const found = challengeFrom(query({ questions, right, name }))
      const { keys, marks } = found
      expect(keys.length).toBeLessThanOrEqual(mostAsked)
      expect(new Set(keys).size).toBe(keys.length)
      expect(scoreOf(marks).total).toBeLessThanOrEqual(keys.length)
      expect(found.name ?? 'A').toMatch(/^[^\p{Cc}\p{Cf}]{1,40}$/u)
    }),
  )
})

test('a link with 10,000 questions is cut down to the first 20, without marks', () => {
  const questions = Array.from({ length: 10_000 }, (_, place) => `q${place}*1`).join('.')
  const found = challengeFrom(query({ questions, right: '1'.repeat(10_000) }))
  expect(found.keys).toHaveLength(20)
  expect(found.marks).toBe('')
})

test('a link of which a part was cut off is known by the count at its beginning', () => {
  const whole = 'n=3&questions=q1*12.q2*1.q3*1&right=110&name=Amina'
  for (let length = whole.indexOf('=q1') + 1; length <= whole.length; length++) {
    const parts = whole.slice(0, length).split('&')
    const get = (name: string) => parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
    const found = challengeFrom({ get })
    expect([length, found.isCut]).toEqual([length, length < whole.indexOf('&right')])
    if (!found.isCut) expect(['', '110']).toContain(found.marks)
  }
})

test.each([
  ['no question', {}],
  ['an empty list', { questions: '' }],
  ['keys without a version', { questions: 'q1.q2' }],
  ['a script for a key', { questions: '<script>alert(1)</script>*1' }],
  ['a path for a key', { questions: '../admin*1' }],
])('a link with %s names no questions', (_, parts) => {
  expect(challengeFrom(query(parts)).keys).toEqual([])
})

test('a link that names a question twice, or something else, loses its marks', () => {
  expect(challengeFrom(query({ questions: 'q1*1.q1*1.q2*1', right: '101' }))).toMatchObject({
    keys: ['q1*1', 'q2*1'],
    marks: '',
  })
  expect(challengeFrom(query({ questions: 'q1*1.?.q2*1', right: '101' })).marks).toBe('')
})

test.each([
  ['Amina', 'Amina'],
  ['  Amina \n Bello ', 'Amina Bello'],
  ['A'.repeat(5000), 'A'.repeat(20)],
  ['\u202Eanima\u200B', 'anima'],
  ['\u0000\u0007 ', null],
  ['', null],
])('the name %j is shown as %j', (text, shown) => {
  expect(friendsName(text)).toBe(shown)
})

test('a session becomes a challenge with the questions that were answered, in their order', () => {
  expect(keysOf(answered('01-1', { ending: 'exited' }))).toEqual(['q1*1', 'q2*1', 'q4*1'])
})

test('a long session becomes a challenge with its first 20 questions', () => {
  expect(keysOf(answered('1'.repeat(40)))).toEqual(Array.from({ length: 20 }, (_, place) => `q${place + 1}*1`))
})

test('an assignment of a class and questions made for one student become no challenge', () => {
  expect(keysOf(answered('11', { assignmentId: '0190b5a0-0000-7000-8000-000000000009' }))).toEqual([])
  const made = { question: aQuestion('q1', { origin: 'model' }), shownOrder: [0, 1, 2, 3] }
  expect(keysOf(answered('1', { questions: [made] }))).toEqual([])
})

test('an open question counts as not right, and one in another version as not asked', () => {
  expect(marksIn(answered('1-0'), ['q1*1', 'q2*1', 'q3*1', 'q3*2', 'q9*1'])).toBe('100--')
})

test.each([
  ['1101', '0110', '1101'],
  ['1101', '0-10', '1-01'],
  ['1-01', '0110', '1-01'],
  ['1101', '01', '11--'],
  ['1101', '', '----'],
  ['1101', '<b>1', '---1'],
])('of %s, a friend with %s has %s too', (mine, theirs, both) => {
  expect(inBoth(mine, theirs)).toBe(both)
})

test('the score counts the right ones of those that were asked', () => {
  expect(scoreOf('110-1')).toEqual({ score: 3, total: 4 })
  expect(scoreOf('')).toEqual({ score: 0, total: 0 })
  expect(scoreOf('<script>')).toEqual({ score: 0, total: 0 })
})

test('the reply to a challenge is about the same questions, whatever its marks and name', () => {
  const challenge = { isCut: false, keys: ['q1*1', 'q2*1'], marks: '', score: null, name: null }
  expect(isSameChallenge(challenge, { ...challenge, marks: '11', name: 'Bola' })).toBe(true)
  expect(isSameChallenge(challenge, { ...challenge, keys: ['q2*1', 'q1*1'] })).toBe(false)
})

test('what a friend says counts over the questions that both had, and nothing without marks', () => {
  const challenge = challengeFrom(query({ questions: 'q1*1.q2*1.q3*1', right: '110', score: '99' }))
  expect(saidIn(challenge, { mine: '0-1', total: 3 })).toEqual({ score: 1, total: 2 })
  expect(saidIn({ ...challenge, marks: '' }, { mine: '111', total: 3 })).toBeNull()
})

test('what a friend says of a paper counts only if it is possible', () => {
  const said = (score: string, total: number) => saidIn(challengeFrom(query({ score })), { mine: '', total })
  expect(said('31', 40)).toEqual({ score: 31, total: 40 })
  expect(said('0', 40)).toEqual({ score: 0, total: 40 })
  expect(said('31', 30)).toBeNull()
  for (const score of ['', '-1', '1e9', '31.5', 'many', '999999']) expect(said(score, 180)).toBeNull()
})
