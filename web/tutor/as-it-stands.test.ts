import { expect, test } from 'vitest'
import { asItStands } from './as-it-stands.ts'

// TUTOR-05
test.each([
  ['Ice **floats', 'Ice **floats**', 'what is bold already is bold'],
  ['Ice **floats*', 'Ice **floats**', 'half of its end is not shown'],
  ['Ice *', 'Ice', 'a sign alone waits for what follows'],
  ['Use `a + b', 'Use `a + b`', 'code is code from its beginning'],
  ['See [Density](/topics/phy', 'See ', 'a link waits until its address is there'],
  ['See [Den', 'See ', 'and until its words are'],
  ['First.\n- ', 'First.\n- ', 'an item of a list stands when it has begun'],
  ['First.\n-', 'First.\n', 'its sign alone could be a line'],
  ['First.\n2', 'First.', 'as could a number'],
  ['## ', '## ', 'a heading stands when it has begun'],
  ['Sizes:\n| a | b |', 'Sizes:', 'the head of a table waits for its line'],
  ['**Whole** text with `code`.', '**Whole** text with `code`.', 'what is whole stays'],
  ['```\na ** b', '```\na ** b', 'signs of a listing are no signs of text'],
])('%j is drawn as %j: %s', (written, drawn) => {
  expect(asItStands(written)).toBe(drawn)
})

test.each(['\n', ' ', '\t'])('a reply of only blanks (%o) holds no phone up', (blank) => {
  expect(asItStands(`Water${blank.repeat(200_000)}.`)).toMatch(/^Water\s+\.$/)
})
