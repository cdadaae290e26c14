import { expect, test } from 'vitest'
import { sizeWords } from './size-words.ts'

test.each([
  [0, '1 KB'],
  [1024, '1 KB'],
  [1025, '2 KB'],
  [350_000, '342 KB'],
  [1_258_291, '1.2 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})
