import { Note, type Textbook } from '@sabi/shared/content/note'
import { Question, SubjectId } from '@sabi/shared/content/question'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

const NoteRow = z.object({
  subject: SubjectId,
  unit: z.int(),
  unitTitle: z.string(),
  title: z.string(),
  note: Note,
})
const ContentRow = z.object({ content: Question })

/** The version of the published bank; null before the first load. */
export async function findBankVersion(database: Database): Promise<string | null> {
  const row = await database.selectFrom('bank').select('current_version').executeTakeFirst()
  return row?.current_version ?? null
}

/** All notes with the titles of their topics, by subject, in syllabus order. */
export async function listTextbooks(database: Database): Promise<Textbook[]> {
  const { rows } = await typedSql(NoteRow)`
    select t.subject, t.unit, t.category as "unitTitle", t.title, n.content as note
    from notes n join topics t on t.id = n.topic_id order by t.subject, t.position
  `.execute(database)
  const subjects = [...new Set(rows.map(({ subject }) => subject))]
  return subjects.map((subject) => ({
    format: 1,
    subject,
    notes: rows
      .filter((row) => row.subject === subject)
      .map(({ note, title, unit, unitTitle }) => ({ ...note, title, unit, unitTitle })),
  }))
}

/** One published question of each family, and all questions without a family. */
export async function listExplainedQuestions(database: Database): Promise<Question[]> {
  const { rows } = await typedSql(ContentRow)`
    select v.content from (
      select distinct on (coalesce(family, id)) id, version from questions where is_published order by coalesce(family, id), id
    ) one
    join question_versions v on v.question_id = one.id and v.version = one.version
  `.execute(database)
  return rows.map(({ content }) => content)
}
