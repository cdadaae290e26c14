import { expect, test } from 'vitest'
import { alarmsOf } from './item-alarms.ts'
import { countAttempt, newTally, type ItemTally } from './item-tally.ts'

/** Builds a tally from how many of the weak, the middle and the best third choose each option, with rest scores 0.3, 0.5 and 0.8. */
function tallyOf(thirds: readonly (readonly number[])[], times = 1): ItemTally {
  const tally = newTally(4)
  for (const [third, counts] of thirds.entries())
    for (const [option, count] of counts.entries())
      for (let n = 0; n < count * times; n++) countAttempt(tally, { option, rest: [0.3, 0.5, 0.8][third] ?? null })
  return tally
}

/** The alarms if every account is established. */
const alarmsOfTally = (tally: ItemTally, key: number | null) => alarmsOf({ all: tally, established: tally }, key)
const kinds = (tally: ItemTally, key: number | null) => alarmsOfTally(tally, key).map(({ alarm }) => alarm)

/** C is right: better students choose it more often. */
const rightIsC = [
  [8, 6, 4, 4],
  [5, 4, 10, 3],
  [2, 2, 17, 1],
] as const
/** Hard, and most students guess; B is right. */
const hard = [
  [6, 5, 6, 5],
  [6, 5, 6, 5],
  [5, 8, 5, 4],
] as const
/** The middle and weak thirds fall for A; B is right. */
const misconception = [
  [14, 3, 3, 2],
  [12, 6, 2, 2],
  [8, 12, 1, 1],
] as const

test.each([
  ['its right key', rightIsC, 2, []],
  ['a wrong key', rightIsC, 0, ['wrong-key']],
  ['another wrong key', rightIsC, 1, ['wrong-key']],
  ['no key', rightIsC, null, []],
  ['a right key that is hard to find', hard, 1, []],
  ['a right key next to a popular misconception', misconception, 1, []],
  ['the misconception as its key', misconception, 0, ['wrong-key']],
])('raises the right alarms for a question with %s', (_, thirds, key, alarms) => {
  expect(kinds(tallyOf(thirds), key)).toEqual(alarms)
})

test('names the option that the best students choose, and the number of answers', () => {
  expect(alarmsOfTally(tallyOf(rightIsC), 0)[0]?.reason).toBe(
    'The best third of students choose C (77%) rather than the key A (9%), judging by 66 first attempts by established accounts.',
  )
})

test('names an option chosen by stronger students even if the best third does not prefer it to the key', () => {
  const tally = tallyOf([
    [20, 6, 1, 3],
    [12, 6, 6, 3],
    [11, 5, 11, 3],
  ])
  expect(alarmsOfTally(tally, 0)[0]?.reason).toBe(
    'Students who choose C do better on other questions than those who choose the key A, judging by 87 first attempts by established accounts.',
  )
})

test('raises no alarm below 60 first attempts, and detects a key that nobody chooses', () => {
  const nobody = (each: number) => [
    [0, 5, each, 5],
    [0, 3, each, 2],
    [0, 1, each, 1],
  ]
  expect(kinds(tallyOf(nobody(14)), 0)).toEqual([])
  expect(kinds(tallyOf(nobody(15)), 0)).toEqual(['wrong-key'])
})

test('is certain only with a hundred students in the best third and two clear signs', () => {
  const isCertain = (thirds: readonly (readonly number[])[], times: number) =>
    alarmsOfTally(tallyOf(thirds, times), 0)[0]?.isCertain
  expect(isCertain(rightIsC, 4)).toBe(false)
  expect(isCertain(rightIsC, 5)).toBe(true)
  expect(isCertain(hard, 5)).toBe(false)
})

test('calls a question too hard if even the best do worse than guessing, unless its key seems wrong', () => {
  const tally = tallyOf(
    [
      [15, 0, 10, 9],
      [14, 1, 10, 9],
      [14, 3, 9, 8],
    ],
    2,
  )
  const [alarm] = alarmsOfTally(tally, 1)
  expect(alarm).toMatchObject({ alarm: 'too-hard', isCertain: false })
  expect(alarm?.reason).toBe(
    'Even in the best third only 9% are right, fewer than by guessing (25%), judging by 204 first attempts by established accounts.',
  )
  const likeGuessing = [14, 2, 9, 9]
  expect(kinds(tallyOf([likeGuessing, likeGuessing, [15, 2, 9, 8]]), 1)).toEqual(['wrong-key'])
})

test('reports two distractors that nobody chooses if many answers are wrong, but not for an easy question', () => {
  const tally = tallyOf([
    [30, 37, 0, 0],
    [20, 47, 0, 0],
    [12, 55, 0, 0],
  ])
  expect(alarmsOfTally(tally, 1)).toMatchObject([
    {
      alarm: 'dead-options',
      reason:
        'Hardly anyone chooses C or D, although 31% are wrong, judging by 201 first attempts by established accounts.',
    },
  ])
  const easy = tallyOf([
    [20, 47, 0, 0],
    [3, 64, 0, 0],
    [1, 66, 0, 0],
  ])
  expect(alarmsOfTally(easy, 1)).toEqual([])
})

test('raises no alarm that established accounts contradict, however many other accounts support it', () => {
  // The fake accounts answer everything else correctly and choose A here.
  const invented = tallyOf([
    [8, 6, 4, 4],
    [5, 4, 10, 3],
    [900, 2, 17, 1],
  ])
  expect(alarmsOf({ all: invented, established: newTally(4) }, 2)).toMatchObject([{ alarm: 'wrong-key' }])
  expect(alarmsOf({ all: invented, established: tallyOf(rightIsC) }, 2)).toEqual([])
})

test('is never certain without established accounts, and says so', () => {
  const [alarm] = alarmsOf({ all: tallyOf(rightIsC, 30), established: newTally(4) }, 0)
  expect(alarm).toMatchObject({ alarm: 'wrong-key', isCertain: false })
  expect(alarm?.reason).toMatch(/, judging by 1980 first attempts, fewer than 60 of them by established accounts\.$/)
})
