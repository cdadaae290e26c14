import { expect, test } from 'vitest'
import { commonReasons, publicCause, withReason } from './reasons.ts'
import { longestReason, longestTyped } from './report-call.ts'

test.each([
  ['No option is right', false, 'A student reported: No option is right.'],
  ['No option is right. I am Amina, call me.', false, 'A student reported: No option is right.'],
  ['I am Amina, call me.', false, 'A student reported it.'],
  ['The best students choose B.', true, 'The answers of students pointed to a fault.'],
])('of the report %j nothing is told to everybody but what stood in the list', (reason, isAlarm, cause) => {
  expect(publicCause({ reason, isAlarm })).toBe(cause)
})

test.each([
  ['', 'No option is right', 'No option is right'],
  ['The marked answer is wrong', 'No option is right', 'No option is right'],
  ['The marked answer is wrong. It is B', 'No option is right', 'No option is right. It is B'],
  ['It is B', 'The marked answer is wrong', 'The marked answer is wrong. It is B'],
  ['No option is right', 'No option is right', 'No option is right'],
])('%j with the reason %j is %j: what a student typed stays', (text, chosen, expected) => {
  expect(withReason(text, chosen)).toBe(expected)
})

// FLAG-01
test.each(commonReasons)('the reason %j fits in before the longest report that is typed', (chosen) => {
  expect(withReason('x'.repeat(longestTyped), chosen).length).toBeLessThanOrEqual(longestReason)
})
