import { expect, test } from 'vitest'
import { analyseItem, bestThird, compareChoosers, itemRestCorrelation } from './item-analysis.ts'
import { countAttempt, newTally, restScore, type ItemTally } from './item-tally.ts'

/** Builds a tally from attempts given as [option, rest score, count]. */
function tallyOf(attempts: readonly (readonly [number, number | null, number])[], optionCount = 4): ItemTally {
  const tally = newTally(optionCount)
  for (const [option, rest, count] of attempts) for (let n = 0; n < count; n++) countAttempt(tally, { option, rest })
  return tally
}

test.each([
  ['nine others', { answered: 10, right: 9 }, true, null],
  ['ten others', { answered: 11, right: 9 }, true, 0.8],
  ['the answer itself left out, wrong', { answered: 11, right: 9 }, false, 0.9],
  ['none right', { answered: 21, right: 0 }, false, 0],
  ['all right', { answered: 21, right: 21 }, true, 1],
  ['the only answer', { answered: 1, right: 1 }, true, null],
] as const)('computes the rest score of a student with %s', (_, standing, isRight, expected) => {
  expect(restScore(standing, isRight)).toBe(expected)
})

test('computes the difficulty as the share of right answers, including students without a rest score', () => {
  const tally = tallyOf([
    [0, 0.5, 30],
    [0, null, 30],
    [1, 0.5, 20],
    [3, null, 20],
  ])
  expect(analyseItem(tally, 0)).toMatchObject({ attempts: 100, difficulty: 0.6, optionCounts: [60, 20, 0, 20] })
})

test('computes correlations of an option with the rest score, checked by hand', () => {
  // Means of the halves 0.8 and 0.4, overall deviation 0.2: r = 0.4 / 0.2 * sqrt(0.25) = 1.
  const halves = tallyOf([
    [0, 0.8, 50],
    [1, 0.4, 50],
  ])
  expect(itemRestCorrelation(halves, 0)).toBeCloseTo(1)
  expect(itemRestCorrelation(halves, 1)).toBeCloseTo(-1)
  // Pearson's phi of 30/20 against 20/30 is 0.2.
  const mixed = tallyOf([
    [0, 0.8, 30],
    [0, 0.4, 20],
    [1, 0.8, 20],
    [1, 0.4, 30],
  ])
  expect(analyseItem(mixed, 0)).toMatchObject({ discrimination: expect.closeTo(0.2) })
  expect(analyseItem(mixed, 0).optionDiscriminations[1]).toBeCloseTo(-0.2)
})

test.each([
  ['nobody answered', []],
  ['fewer than 30 have a rest score', [[0, 0.8, 15], [1, 0.4, 14], [1, null, 50]]], // prettier-ignore
  ['all chose the same', [[0, 0.8, 50], [0, 0.4, 50]]], // prettier-ignore
  ['all score the same', [[0, 0.6, 50], [1, 0.6, 50]]], // prettier-ignore
] as const)('has no discrimination if %s', (_, attempts) => {
  const { discrimination, optionDiscriminations } = analyseItem(tallyOf(attempts), 0)
  expect([discrimination, ...optionDiscriminations]).toEqual([null, 0, 0, 0, 0])
})

test('counts everyone as right if no option is right, and has no discrimination', () => {
  const tally = tallyOf([
    [0, 0.8, 50],
    [1, 0.4, 50],
  ])
  expect(analyseItem(tally, null)).toMatchObject({ difficulty: 1, discrimination: null })
})

test.each([
  ['1 of 100', 1, 99, [2, 3]],
  ['2 of 100', 2, 98, [3]],
  ['none of 99, too few to judge', 0, 99, []],
])('calls a distractor dead below 2 %%: %s', (_, choosing, others, dead) => {
  const tally = tallyOf([
    [0, null, others - 50],
    [1, null, 50],
    [2, null, choosing],
  ])
  expect(analyseItem(tally, 0).deadOptions).toEqual(dead)
})

test('makes the best third as close to a third as whole steps allow', () => {
  const tally = tallyOf([
    [0, 1, 10],
    [1, 0.9, 20],
    [2, 0.5, 60],
    [3, null, 30],
  ])
  expect(bestThird(tally)).toEqual({ size: 30, chosen: [10, 20, 0, 0] })
  expect(bestThird(tallyOf([[3, null, 30]]))).toEqual({ size: 0, chosen: [0, 0, 0, 0] })
})

test('compares the students who chose one option with those who chose another', () => {
  const tally = tallyOf([
    [0, 0.8, 50],
    [1, 0.4, 50],
  ])
  // A difference of 0.4, with a standard error of 0.2 * sqrt(2 / 50).
  expect(compareChoosers(tally, 0, 1)).toBeCloseTo(10)
  expect(compareChoosers(tally, 1, 0)).toBeCloseTo(-10)
  expect(compareChoosers(tally, 0, 2)).toBe(0)
})
