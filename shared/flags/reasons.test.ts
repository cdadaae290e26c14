import { expect, test } from 'vitest'
import { commonReasons, publicCause, withReason } from './reasons.ts'
import { longestReason, longestTyped } from './report-call.ts'

test.each([
  ['No option is right', false, 'A student reported: No option is right.'],
  ['No option is right. I am Amina, call me.', false, 'A student reported: No option is right.'],
  ['I am Amina, call me.', false, 'A student reported it.'],
  ['The best students choose B.', true, 'Students’ answers pointed to a mistake.'],
])('publishes only the listed reason of the report %j', (reason, isAlarm, cause) => {
  expect(publicCause({ reason, isAlarm })).toBe(cause)
})

test.each([
  ['', 'No option is right', 'No option is right'],
  ['The marked answer is wrong', 'No option is right', 'No option is right'],
  ['The marked answer is wrong. It is B', 'No option is right', 'No option is right. It is B'],
  ['It is B', 'The marked answer is wrong', 'The marked answer is wrong. It is B'],
  ['No option is right', 'No option is right', 'No option is right'],
])('turns %j with the reason %j into %j and keeps what the student typed', (text, chosen, expected) => {
  expect(withReason(text, chosen)).toBe(expected)
})

// FLAG-01
test.each(commonReasons)('leaves room for the reason %j before the longest typed report', (chosen) => {
  expect(withReason('x'.repeat(longestTyped), chosen).length).toBeLessThanOrEqual(longestReason)
})
