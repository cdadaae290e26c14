import { expect, test } from 'vitest'
import { mostOfNetwork, trustOf, type AccountFacts } from './trust.ts'

const day = 86_400_000
/** Times of ten answers on each of these days. */
const onDays = (...days: number[]) => days.flatMap((number) => Array.from({ length: 10 }, (_, n) => number * day + n))

/** A student without a verified address who has practised for two weeks. */
const usual: AccountFacts = {
  ageDays: 30,
  isVerified: false,
  receivedAtMs: onDays(1, 4, 9, 15),
  placeInNetwork: 1,
}

test.each([
  ['used for two weeks', {}, 'established'],
  ['created two days ago', { ageDays: 2 }, 'new'],
  ['that never answered', { receivedAtMs: [] }, 'known'],
  ['that sent everything on one day', { receivedAtMs: onDays(15) }, 'known'],
  ['used on only three days', { receivedAtMs: onDays(1, 8, 15) }, 'known'],
  ['used every day for a week', { receivedAtMs: onDays(1, 2, 3, 4, 5, 6, 7, 8) }, 'known'],
  ['with a verified address, used for a week', { isVerified: true, receivedAtMs: onDays(1, 3, 5, 8) }, 'known'],
  [
    'with a verified address, used for ten days',
    { isVerified: true, receivedAtMs: onDays(1, 3, 5, 11) },
    'established',
  ],
  ['at the end of the quota of its network', { placeInNetwork: mostOfNetwork }, 'established'],
  ['beyond the quota of its network', { placeInNetwork: mostOfNetwork + 1 }, 'known'],
  ['on an unknown network', { placeInNetwork: null }, 'known'],
])('classifies an account %s as %3$s', (_, changes, trust) => {
  expect(trustOf({ ...usual, ...changes })).toBe(trust)
})
