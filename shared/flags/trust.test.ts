import { expect, test } from 'vitest'
import { mostOfNetwork, trustOf, type AccountFacts } from './trust.ts'

const day = 86_400_000
/** Answers came in on these days, ten each. */
const onDays = (...days: number[]) => days.flatMap((number) => Array.from({ length: 10 }, (_, n) => number * day + n))

/** A student without a proved address, who has practised for two weeks. */
const usual: AccountFacts = {
  ageDays: 30,
  isVerified: false,
  receivedAtMs: onDays(1, 4, 9, 15),
  placeInNetwork: 1,
}

test.each([
  ['that has been used for two weeks', {}, 'established'],
  ['of yesterday', { ageDays: 2 }, 'new'],
  ['that has never answered', { receivedAtMs: [] }, 'known'],
  ['that sent all it has on one day', { receivedAtMs: onDays(15) }, 'known'],
  ['that was used on three days only', { receivedAtMs: onDays(1, 8, 15) }, 'known'],
  ['that was used on every day of a week', { receivedAtMs: onDays(1, 2, 3, 4, 5, 6, 7, 8) }, 'known'],
  ['with a proved address that was used for a week', { isVerified: true, receivedAtMs: onDays(1, 3, 5, 8) }, 'known'],
  [
    'with a proved address that was used for ten days',
    { isVerified: true, receivedAtMs: onDays(1, 3, 5, 11) },
    'established',
  ],
  ['that comes last of many in its network', { placeInNetwork: mostOfNetwork }, 'established'],
  ['that comes after many in its network', { placeInNetwork: mostOfNetwork + 1 }, 'known'],
  ['whose network is not known', { placeInNetwork: null }, 'known'],
])('an account %s is %3$s', (_, changes, trust) => {
  expect(trustOf({ ...usual, ...changes })).toBe(trust)
})
