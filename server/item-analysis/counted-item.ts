import type { Rating } from '@sabi/shared/flags/elo'
import type { Evidence } from '@sabi/shared/flags/item-alarms'
import type { CountedVersion, PastAlarm } from './item-statistics.queries.ts'

/** A version of a question with what was counted of it so far. */
export interface CountedItem extends CountedVersion {
  evidence: Evidence
  rating: Rating
  knownAlarms: KnownAlarm[]
}

/** An alarm of before, with how many attempts came since a person decided on it. */
export interface KnownAlarm extends PastAlarm {
  attemptsSince: number
}
