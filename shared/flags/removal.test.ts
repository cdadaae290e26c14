import { expect, test } from 'vitest'
import { removalStep } from './removal.ts'

const now = new Date('2026-11-23T02:00:00Z')
const [yesterday, tomorrow] = [new Date('2026-11-22T02:00:00Z'), new Date('2026-11-24T02:00:00Z')]

test.each([
  ['uncertain, not announced', false, null, 'none'],
  ['certain, not announced', true, null, 'announce'],
  ['certain, before its date', true, tomorrow, 'wait'],
  ['certain, on its date', true, now, 'remove'],
  ['certain, after its date', true, yesterday, 'remove'],
  ['no longer certain, before its date', false, tomorrow, 'withdraw'],
  ['no longer certain, after its date', false, yesterday, 'withdraw'],
])('decides on an alarm that is %s: %4$s', (_, isCertain, leavesAt, step) => {
  expect(removalStep({ isCertain, leavesAt, now })).toBe(step)
})
