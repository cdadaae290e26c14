import { expect, test } from 'vitest'
import { percentage } from './percentage.ts'

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
  [7, 7, 100],
])('rounds %i of %i to %i per cent', (part, whole, expected) => {
  expect(percentage(part, whole)).toBe(expected)
})
