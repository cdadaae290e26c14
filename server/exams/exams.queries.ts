import { Question, type SubjectId } from '@sabi/shared/content/question'
import { headwordOf } from '@sabi/shared/exams/headword'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

/** A candidate with the unit of its topic. */
const PlacedCandidate = z.extend(
  z.pick(Question, {
    id: true,
    subject: true,
    topicId: true,
    examType: true,
    family: true,
    isCalculation: true,
    imageUrl: true,
  }),
  { unit: z.int(), stem: z.nullable(z.string()) },
)
export type PlacedCandidate = Omit<z.infer<typeof PlacedCandidate>, 'stem'> & { headword: string | null }

const VersionRow = z.object({ version: z.string() })

/** The version of what is published; null before the first load. */
export async function findBankVersion(database: Database): Promise<string | null> {
  const { rows } = await typedSql(VersionRow)`select current_version as version from bank`.execute(database)
  return rows[0]?.version ?? null
}

/** The first `limit` published questions of a subject in the order of their ids, as candidates for a paper. */
export async function listPaperCandidates(
  database: Database,
  { subject, limit }: { subject: SubjectId; limit: number },
): Promise<PlacedCandidate[]> {
  const { rows } = await typedSql(PlacedCandidate)`
    select q.id, q.subject, q.topic_id as "topicId", q.unit, q.exam_type as "examType", q.family,
           q.is_calculation as "isCalculation", v.content ->> 'imageUrl' as "imageUrl",
           case when q.subject = 'english' then coalesce(v.content #>> '{rich,text}', v.content ->> 'text') end as stem
    from questions q join question_versions v on v.question_id = q.id and v.version = q.version
    where q.is_published and q.subject = ${subject} order by q.id limit ${limit}
  `.execute(database)
  return rows.map(({ stem, ...candidate }) => ({ ...candidate, headword: stem && headwordOf(stem) }))
}
