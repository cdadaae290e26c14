import { expect, test } from 'vitest'
import { inFours } from './in-fours.ts'

test.each([
  ['abcdefgh', 'abcd efgh'],
  ['abcd-efgh-i', 'abcd efgh i'],
  ['abcd', 'abcd'],
  ['', ''],
])('%j is read as %j', (code, words) => {
  expect(inFours(code)).toBe(words)
})
