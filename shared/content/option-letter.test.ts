import { expect, it } from 'vitest'
import { optionLetter } from './option-letter.ts'

it('names the first five places, and no other', () => {
  expect([0, 1, 2, 3, 4, 5, -1].map(optionLetter)).toEqual(['A', 'B', 'C', 'D', 'E', '', ''])
})
