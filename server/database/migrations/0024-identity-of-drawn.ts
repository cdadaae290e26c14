import { identityOf } from '@sabi/content/exchange/identity'
import type { Question } from '@sabi/shared/content/question'
import { sql, type Kysely } from 'kysely'

/**
 * Two questions with the same words and options and different drawings ask different things: their identity now tells them
 * apart, or a file with both would seem to have two keys for one.
 */
export async function up<Tables>(database: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ id: string; content: Question }>`
    select q.id, v.content from questions q
    join question_versions v on v.question_id = q.id and v.version = q.version
    where v.content ? 'figure' or v.content ->> 'imageUrl' is not null
  `.execute(database)
  const identities = rows.map(({ id, content }) => ({ id, identity: identityOf(content) }))
  await sql`
    update questions q set identity = i.identity
    from json_to_recordset(${JSON.stringify(identities)}::json) as i (id text, identity text)
    where q.id = i.id
  `.execute(database)
}
