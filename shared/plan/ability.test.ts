import { expect, test } from 'vitest'
import { abilityOf, chanceOf, guessing, rate, slipping } from './ability.ts'

test('gives a student who recalls nothing a guess, and the best one all but a slip', () => {
  expect(chanceOf({ ability: 1, recall: 0 })).toBe(guessing)
  expect(chanceOf({ ability: 0, recall: 1 })).toBe(guessing)
  expect(chanceOf({ ability: 1, recall: 1 })).toBeCloseTo(1 - slipping, 10)
})

test('takes a student of whom nothing is known for one who can use three quarters of what they recall', () => {
  expect(abilityOf(undefined)).toBeCloseTo(0.75, 2)
})

test('rises with right answers and falls with wrong ones, less with each', () => {
  const one = rate(undefined, { isRight: false, recall: 1 })
  const two = rate(one, { isRight: false, recall: 1 })
  expect(one.answers).toBe(1)
  expect(abilityOf(one)).toBeLessThan(abilityOf(undefined))
  const three = rate(two, { isRight: false, recall: 1 })
  expect(two.logits - three.logits).toBeLessThan(one.logits - two.logits)
  expect(abilityOf(rate(undefined, { isRight: true, recall: 1 }))).toBeGreaterThan(abilityOf(undefined))
})

test('blames ability for a miss more the better the skill was remembered', () => {
  const remembered = rate(undefined, { isRight: false, recall: 0.95 })
  const forgotten = rate(undefined, { isRight: false, recall: 0.2 })
  expect(abilityOf(remembered)).toBeLessThan(abilityOf(forgotten))
})
