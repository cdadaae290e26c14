import { shortHash } from '@sabi/content/build/hash'
import { Question } from '@sabi/shared/content/question'
import type { WrittenQuestion } from '@sabi/shared/generator/calls'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { insertAudit, type Actor } from '../platform/audit.queries.ts'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { typedSql } from '../database/typed-sql.ts'
import { lockBank, releaseQuestions, saveQuestions } from './bank.queries.ts'
import { nextRevision, renewCounts, saveRevisedVersion } from './revisions.queries.ts'

const listed = 100
/** Edited or not, but neither published nor turned down. What an import brought along was published elsewhere. */
const isWaiting = sql`(q.origin = 'model' and q.import_id is null and not q.is_published and (q.held is null or q.held = 'edited'))`
const readByPeople = 'Written by AI, read by an administrator'

const Unpublished = z.object({ question: Question, writtenAt: z.date() })
const Waiting = z.object({ content: Question, unit: z.int() })

/** Questions that a model wrote and nobody has published, latest first. */
export async function listUnpublishedWritings(database: Database): Promise<WrittenQuestion[]> {
  const { rows } = await typedSql(Unpublished)`
    select v.content as question, v.published_at as "writtenAt" from questions q
    join question_versions v on v.question_id = q.id and v.version = q.version
    where ${isWaiting}
    order by v.published_at desc, q.id limit ${listed}
  `.execute(database)
  return rows.map(({ question, writtenAt }) => ({
    question,
    writtenAt: writtenAt.toISOString(),
    isPublished: false,
  }))
}

/**
 * Publishes a question that a model wrote, as its next version, which says that it was reviewed. Returns false if no
 * such question is waiting.
 */
export async function publishWriting(database: Database, id: string, actor: Actor): Promise<boolean> {
  return transact(database, async (transaction) => {
    await lockBank(transaction)
    const { rows } = await typedSql(Waiting)`
      select v.content, coalesce(t.unit, q.unit) as unit from questions q
      join question_versions v on v.question_id = q.id and v.version = q.version
      left join topics t on t.id = q.topic_id
      where q.id = ${id} and ${isWaiting}
    `.execute(transaction)
    const [waiting] = rows
    if (waiting === undefined) return false
    const next = { ...waiting.content, version: waiting.content.version + 1, source: readByPeople }
    const revision = await nextRevision(transaction)
    await releaseQuestions(transaction, [id])
    await saveQuestions(
      transaction,
      [{ ...next, unit: waiting.unit, contentHash: shortHash(JSON.stringify(next)) }],
      revision,
    )
    await renewCounts(transaction)
    await saveRevisedVersion(transaction, revision)
    await insertAudit(transaction, { action: 'question-published', actor, details: { question: id } })
    return true
  })
}
