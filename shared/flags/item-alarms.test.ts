import { expect, test } from 'vitest'
import { alarmsOf } from './item-alarms.ts'
import { countAttempt, newTally, type ItemTally } from './item-tally.ts'

/** How many of the weak, the middle and the best third choose each option; their rest scores are 0.3, 0.5 and 0.8. */
function tallyOf(thirds: readonly (readonly number[])[], times = 1): ItemTally {
  const tally = newTally(4)
  for (const [third, counts] of thirds.entries())
    for (const [option, count] of counts.entries())
      for (let n = 0; n < count * times; n++) countAttempt(tally, { option, rest: [0.3, 0.5, 0.8][third] ?? null })
  return tally
}

/** What is said where every account is established. */
const alarmsOfTally = (tally: ItemTally, key: number | null) => alarmsOf({ all: tally, established: tally }, key)
const kinds = (tally: ItemTally, key: number | null) => alarmsOfTally(tally, key).map(({ alarm }) => alarm)

/** C is right: the better, the more choose it. */
const rightIsC = [
  [8, 6, 4, 4],
  [5, 4, 10, 3],
  [2, 2, 17, 1],
] as const
/** Hard, and guessed by most; B is right. */
const hard = [
  [6, 5, 6, 5],
  [6, 5, 6, 5],
  [5, 8, 5, 4],
] as const
/** The middle and the weak fall for A; B is right. */
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
  ['a right key beside a popular misconception', misconception, 1, []],
  ['the misconception for its key', misconception, 0, ['wrong-key']],
])('a question with %s', (_, thirds, key, alarms) => {
  expect(kinds(tallyOf(thirds), key)).toEqual(alarms)
})

test('says whom the best choose, and of how many answers', () => {
  expect(alarmsOfTally(tallyOf(rightIsC), 0)[0]?.reason).toBe(
    'The best third of students choose C (77 %) rather than the key A (9 %), 66 first attempts by established accounts.',
  )
})

test('says that those who choose it know more, where the best do not choose it more often than the key', () => {
  const tally = tallyOf([
    [20, 6, 1, 3],
    [12, 6, 6, 3],
    [11, 5, 11, 3],
  ])
  expect(alarmsOfTally(tally, 0)[0]?.reason).toBe(
    'Students who choose C do better elsewhere than those who choose the key A, 87 first attempts by established accounts.',
  )
})

test('says nothing below 60 first attempts, and finds a key that nobody chooses', () => {
  const nobody = (each: number) => [
    [0, 5, each, 5],
    [0, 3, each, 2],
    [0, 1, each, 1],
  ]
  expect(kinds(tallyOf(nobody(14)), 0)).toEqual([])
  expect(kinds(tallyOf(nobody(15)), 0)).toEqual(['wrong-key'])
})

test('is certain only with a hundred of the best, and both signs clear', () => {
  const isCertain = (thirds: readonly (readonly number[])[], times: number) =>
    alarmsOfTally(tallyOf(thirds, times), 0)[0]?.isCertain
  expect(isCertain(rightIsC, 4)).toBe(false)
  expect(isCertain(rightIsC, 5)).toBe(true)
  expect(isCertain(hard, 5)).toBe(false)
})

test('a question in which even the best are worse than guessing is too hard, unless its key seems wrong', () => {
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
    'Even of the best third only 9 % are right, fewer than by guessing (25 %), 204 first attempts by established accounts.',
  )
  const likeGuessing = [14, 2, 9, 9]
  expect(kinds(tallyOf([likeGuessing, likeGuessing, [15, 2, 9, 8]]), 1)).toEqual(['wrong-key'])
})

test('two distractors that nobody takes are an alarm where many are wrong, and none in an easy question', () => {
  const tally = tallyOf([
    [30, 37, 0, 0],
    [20, 47, 0, 0],
    [12, 55, 0, 0],
  ])
  expect(alarmsOfTally(tally, 1)).toMatchObject([
    {
      alarm: 'dead-options',
      reason: 'Hardly anybody chooses C and D, though 31 % are wrong, 201 first attempts by established accounts.',
    },
  ])
  const easy = tallyOf([
    [20, 47, 0, 0],
    [3, 64, 0, 0],
    [1, 66, 0, 0],
  ])
  expect(alarmsOfTally(easy, 1)).toEqual([])
})

test('says nothing that established accounts contradict, however many others say it', () => {
  // The invented ones answer all else rightly and choose A here.
  const invented = tallyOf([
    [8, 6, 4, 4],
    [5, 4, 10, 3],
    [900, 2, 17, 1],
  ])
  expect(alarmsOf({ all: invented, established: newTally(4) }, 2)).toMatchObject([{ alarm: 'wrong-key' }])
  expect(alarmsOf({ all: invented, established: tallyOf(rightIsC) }, 2)).toEqual([])
})

test('is never certain by accounts that are not established, and says so', () => {
  const [alarm] = alarmsOf({ all: tallyOf(rightIsC, 30), established: newTally(4) }, 0)
  expect(alarm).toMatchObject({ alarm: 'wrong-key', isCertain: false })
  expect(alarm?.reason).toMatch(/, 1980 first attempts, fewer than 60 of them by established accounts\.$/)
})
