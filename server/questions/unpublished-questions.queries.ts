import { shortHash } from '@sabi/content/build/hash'
import type { Question } from '@sabi/shared/content/question'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Saves questions that no list shows, so that answers to them are marked like all others. Those that are published stay as they are. */
export async function insertUnpublished(transaction: Database, questions: readonly Question[]): Promise<void> {
  const rows = questions.map((content) => ({ ...content, content, content_hash: shortHash(JSON.stringify(content)) }))
  const incoming = sql`json_to_recordset(${JSON.stringify(rows)}::json) as i (
    id text, version integer, subject text, "topicId" text, "examType" text, difficulty text, "isCalculation" boolean,
    family text, origin text, content jsonb, content_hash text, "correctOption" smallint, options json)`
  await sql`
    insert into question_versions (question_id, version, content, content_hash, correct_option, option_count)
    select id, version, content, content_hash, "correctOption", json_array_length(options) from ${incoming} order by id
    on conflict do nothing
  `.execute(transaction)
  await sql`
    insert into questions (id, version, subject, topic_id, unit, exam_type, difficulty, is_calculation, family, origin,
      is_published, revision, key_version, key_option)
    select i.id, i.version, i.subject, "topicId", coalesce(t.unit, 0), "examType", difficulty, "isCalculation", family, origin,
           false, 0, v.version, v.correct_option
    from ${incoming} join question_versions v on v.question_id = i.id and v.version = i.version
    left join topics t on t.id = "topicId" order by i.id
    for key share of v
    on conflict (id) do update set version = excluded.version, key_version = excluded.key_version, key_option = excluded.key_option
    where not questions.is_published and questions.version < excluded.version
  `.execute(transaction)
}
