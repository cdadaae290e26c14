import type { SubjectId } from '@sabi/shared/content/question'
import type { PaperCandidate } from '@sabi/shared/exams/draw'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** A candidate with the unit of its topic. */
export type PlacedCandidate = PaperCandidate & { unit: number }

/** The version of what is published; null before the first load. */
export async function findBankVersion(database: Database): Promise<string | null> {
  const { rows } = await sql<{ version: string | null }>`select current_version as version from bank`.execute(database)
  return rows[0]?.version ?? null
}

/** The first `limit` published questions of a subject in the order of their ids, as candidates for a paper. */
export async function listPaperCandidates(
  database: Database,
  { subject, limit }: { subject: SubjectId; limit: number },
): Promise<PlacedCandidate[]> {
  const { rows } = await sql<PlacedCandidate>`
    select q.id, q.subject, q.topic_id as "topicId", q.unit, q.exam_type as "examType", q.family,
           q.is_calculation as "isCalculation", v.content ->> 'imageUrl' as "imageUrl"
    from questions q join question_versions v on v.question_id = q.id and v.version = q.version
    where q.is_published and q.subject = ${subject} order by q.id limit ${limit}
  `.execute(database)
  return rows
}
