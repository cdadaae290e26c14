import { Question, type SubjectId } from '@sabi/shared/content/question'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

const BankState = z.object({ version: z.string(), revision: z.int() })
export type BankState = z.infer<typeof BankState>

const StateRow = z.extend(BankState, { content: z.nullable(Question) })

/** The state of the published questions; undefined before the first load. */
export async function findBankState(database: Database): Promise<BankState | undefined> {
  const { rows } = await typedSql(BankState)`
    select b.current_version as version, v.revision from bank b join bank_versions v on v.version = b.current_version
  `.execute(database)
  return rows[0]
}

/** All published questions of a subject and the state that they are in: one statement, so that they belong together. */
export async function readSubjectState(
  database: Database,
  subject: SubjectId,
): Promise<(BankState & { questions: Question[] }) | undefined> {
  const { rows } = await typedSql(StateRow)`
    select b.current_version as version, s.revision, published.content
    from bank b join bank_versions s on s.version = b.current_version
    left join (
      select v.content from questions q join question_versions v on v.question_id = q.id and v.version = q.version
      where q.is_published and q.subject = ${subject}
    ) published on true
  `.execute(database)
  const [state] = rows
  return state && { ...state, questions: rows.flatMap(({ content }) => content ?? []) }
}
