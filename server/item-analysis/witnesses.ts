import { trustOf, type Trust } from '@sabi/shared/flags/trust'
import { atHumanPace, isPossible } from '@sabi/shared/practice/human-pace'
import type { CountedAttempt } from './item-statistics.queries.ts'
import type { Witness } from './witnesses.queries.ts'

const dayMs = 24 * 60 * 60_000

/** The attempts of a student that a person can have made, and how far the account is trusted for them. */
export function weigh(
  { openedAt, isVerified, placeInNetwork }: Witness,
  attempts: readonly CountedAttempt[],
): { paced: CountedAttempt[]; trust: Trust } {
  const timed = attempts.map((attempt) => ({
    attempt,
    answeredAtMs: attempt.answeredAt.getTime(),
    receivedAtMs: attempt.receivedAt.getTime(),
    durationMs: attempt.durationMs,
  }))
  const paced = atHumanPace(timed.filter((one) => isPossible(one, openedAt.getTime())))
  const trust = trustOf({
    ageDays: (Date.now() - openedAt.getTime()) / dayMs,
    isVerified,
    placeInNetwork,
    receivedAtMs: paced.map(({ receivedAtMs }) => receivedAtMs),
  })
  return { paced: paced.map(({ attempt }) => attempt), trust }
}
