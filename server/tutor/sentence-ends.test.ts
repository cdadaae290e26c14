import { expect, test } from 'vitest'
import { endOfSentences } from './sentence-ends.ts'

const whole = (text: string) => text.slice(0, endOfSentences(text))

test.each([
  ['Water moves. It flo', 'Water moves. '],
  ['Water moves.', ''],
  ['(It **moves.**) So', '(It **moves.**) '],
  ['A line\nand another', 'A line\n'],
  ['Take $x. y$ first. Then', 'Take $x. y$ first. '],
  ['Take \\(x. y', ''],
  ['Take \\[x. y\\] now. Th', 'Take \\[x. y\\] now. '],
  ['Read. See [a. b', 'Read. '],
  ['See [a. b](/c. d', ''],
  ['See [a. b](/c) now. Th', 'See [a. b](/c) now. '],
])('finds in %o the whole sentences %o', (text, sentences) => {
  expect(whole(text)).toBe(sentences)
})

test('holds a reply back for a while, not for ever, after an unclosed character', () => {
  const price = 'It costs $5. '
  expect(whole(price + 'Water moves. '.repeat(5))).toBe('')
  const long = price + 'Water moves. '.repeat(60)
  expect(whole(`${long}And so`)).toBe(`${long}And `)
})

test('lets text without full stops through', () => {
  expect(whole('water '.repeat(200))).toBe('water '.repeat(200))
})

test('reads the text once, however much is opened and never closed', () => {
  for (const sign of ['[', '\\(', '\\[', '](']) {
    const text = sign.repeat(20_000) + ' a.'.repeat(20_000)
    expect(whole(text)).toBe(text.slice(0, -2))
  }
})
