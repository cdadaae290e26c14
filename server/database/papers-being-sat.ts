import { sql } from 'kysely'

/**
 * True of a session `s` that is a paper which is being sat: nothing may show yet which of its answers are right. Null without a session.
 * A paper that was never handed in counts after a month. The sums of the log leave out the same papers (migration 0029).
 */
export const isBeingSat = sql<boolean>`(s.kind = 'exam' and s.finished_at is null and s.started_at > now() - interval '30 days')`
