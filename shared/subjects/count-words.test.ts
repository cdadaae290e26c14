import { expect, test } from 'vitest'
import { counted, countWords, numberWords } from './count-words.ts'

// SUBJ-02
test.each([
  [undefined, '...'],
  [0, '0'],
  [999, '999'],
  [1000, '1000+'],
  [10_450, '1000+'],
])('a count of %s is shown as %s', (count, words) => {
  expect(countWords(count)).toBe(words)
})

test.each([
  [0, '0 topics'],
  [1, '1 topic'],
  [2, '2 topics'],
  [5633, '5,633 topics'],
])('%i topics are said as %s', (count, words) => {
  expect(counted(count, 'topic')).toBe(words)
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
])('writes the number %i as %s', (count, words) => {
  expect(numberWords(count)).toBe(words)
})
