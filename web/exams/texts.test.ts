import { expect, test } from 'vitest'
import { examTexts } from './texts.ts'

test('the review of a paper promises no more questions than it holds', () => {
  expect(examTexts.practiseLost(1)).toBe('Practise the 1 question you lost')
  expect(examTexts.practiseLost(100)).toBe('Practise the 100 questions you lost')
  expect(examTexts.practiseLost(174)).toBe('Practise 100 of the 174 questions you lost')
})
