import { expect, test } from 'vitest'
import { publicCause } from './reasons.ts'

test.each([
  ['No option is right', false, 'A student reported: No option is right.'],
  ['No option is right. I am Amina, call me.', false, 'A student reported: No option is right.'],
  ['I am Amina, call me.', false, 'A student reported it.'],
  ['The best students choose B.', true, 'The answers of students pointed to a fault.'],
])('of the report %j nothing is told to everybody but what stood in the list', (reason, isAlarm, cause) => {
  expect(publicCause({ reason, isAlarm })).toBe(cause)
})
