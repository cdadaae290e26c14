import { CorrectionSummary, PublicCorrection } from '@sabi/shared/flags/correction-calls'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

const mostListed = 50
/** Counting further would take seconds, for a rate shown to two digits. */
const countedUpTo = 1_000_000

const CorrectionRow = z.extend(PublicCorrection, { correctedAt: z.date() })

/** The latest corrections, with the question text from the time of the correction. */
export async function listLatestCorrections(database: Database): Promise<PublicCorrection[]> {
  const { rows } = await typedSql(CorrectionRow)`
    select c.id, c.question_id as "questionId", v.content ->> 'subject' as subject, v.content ->> 'text' as text, c.cause,
           exists (select from corrected_keys k where k.correction_id = c.id) as "isKeyChanged",
           c.corrected_at as "correctedAt"
    from (select * from corrections order by corrected_at desc limit ${mostListed}) c
    join question_versions v on v.question_id = c.question_id and v.version = c.to_version
    order by c.corrected_at desc, c.id
  `.execute(database)
  return rows.map(({ correctedAt, ...correction }) => ({ ...correction, correctedAt: correctedAt.toISOString() }))
}

const Summary = z.extend(
  z.pick(CorrectionSummary, { reports: true, decided: true, medianHours: true, corrections: true }),
  { questions: z.int() },
)
const CountRow = z.object({ count: z.int() })

/** How student reports were handled, and how many questions had a wrong key. */
export async function summariseCorrections(database: Database): Promise<z.infer<typeof Summary>> {
  const { rows } = await typedSql(Summary)`
    select count(*)::integer as reports, count(decided_at)::integer as decided,
           percentile_cont(0.5) within group (order by extract(epoch from decided_at - flagged_at) / 3600) as "medianHours",
           (select count(*)::integer from corrections) as corrections,
           (select count(distinct question_id)::integer from corrected_keys) as questions
    from flags where alarm is null
  `.execute(database)
  return rows[0] ?? { reports: 0, decided: 0, medianHours: null, corrections: 0, questions: 0 }
}

/** The number of answers: exact up to a million, then PostgreSQL's estimate, which is accurate to a few per cent. */
export async function countAnswers(database: Database): Promise<number> {
  const { rows } = await typedSql(CountRow)`
    select case when reltuples > ${countedUpTo}::integer then reltuples::bigint else (select count(*) from answers) end as count
    from pg_class where oid = 'answers'::regclass
  `.execute(database)
  return rows[0]?.count ?? 0
}
