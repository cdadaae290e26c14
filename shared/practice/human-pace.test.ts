import { expect, test } from 'vitest'
import { atHumanPace, fewestMs, isPossible, mostADay, type TimedAnswer } from './human-pace.ts'

const hour = 3_600_000
const day = 24 * hour
const noon = Date.parse('2026-11-20T12:00:00Z')
const answer = (changes: Partial<TimedAnswer> = {}): TimedAnswer => ({
  answeredAtMs: noon,
  durationMs: 20_000,
  receivedAtMs: noon + 1000,
  ...changes,
})
/** This many answers with the same time between them. */
const series = (count: number, apartMs: number, from = noon) =>
  Array.from({ length: count }, (_, n) => answer({ answeredAtMs: from + n * apartMs }))

test.each([
  ['as phones send it', {}, true],
  ['received a month later', { receivedAtMs: noon + 30 * day }, true],
  ['of a phone whose clock is an hour ahead', { receivedAtMs: noon - hour }, true],
  ['of two seconds', { durationMs: fewestMs }, true],
  ['of less than two seconds', { durationMs: fewestMs - 1 }, false],
  ['of no time at all', { durationMs: 0 }, false],
  ['dated two days after it was received', { receivedAtMs: noon - 2 * day }, false],
  ['dated before the account was opened', { answeredAtMs: noon - 3 * hour }, false],
])('an answer %s is possible: %3$s', (_, changes, expected) => {
  expect(isPossible(answer(changes), noon - 2 * hour)).toBe(expected)
})

test.each([
  ['5,633 of one moment', series(5_633, 0), 1],
  ['one a second', series(100, 1000), 1],
  ['one every two seconds', series(100, fewestMs), 100],
  [
    'an offline month, a hundred a day',
    Array.from({ length: 30 }, (_, n) => series(100, 30_000, noon - n * day)),
    3_000,
  ],
  ['a program that answers all day long', series(2_000, 20_000, noon - 12 * hour), mostADay],
  ['the same over two days', series(4_320, 40_000, noon - 12 * hour), 2 * mostADay],
])('of %s, %3$i are at a human pace', (_, answers, expected) => {
  const inOrder = answers.flat().sort((one, other) => one.answeredAtMs - other.answeredAtMs)
  expect(atHumanPace(inOrder)).toHaveLength(expected)
})

test('an answer too soon after another does not count, and the later ones do', () => {
  const [first, hasty, third] = [answer(), answer({ answeredAtMs: noon + 500 }), answer({ answeredAtMs: noon + 9_000 })]
  expect(atHumanPace([first, hasty, third])).toEqual([first, third])
})
