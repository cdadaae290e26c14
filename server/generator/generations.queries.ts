import { Question, type ExamType, type SubjectId } from '@sabi/shared/content/question'
import { Generation } from '@sabi/shared/generator/calls'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { heldAccount, holdAccount } from '../database/student-log.queries.ts'
import { transact } from '../database/transact.ts'
import { typedSql } from '../database/typed-sql.ts'
import { insertUnpublished } from '../questions/unpublished-questions.queries.ts'

/** After this long without a heartbeat, the process of a running generation is presumed dead. */
const silentSeconds = 30

/** The generation a student asks for. */
export interface Wish {
  subject: SubjectId
  examType: ExamType
  count: number
  topicIds: readonly string[]
}

/** Identifies a generation. Queries on student data always filter by student first. */
interface GenerationKey {
  userId: string
  id: string
}

export type Summary = Omit<Generation, 'questions'>

const SummaryRow = z.extend(z.omit(Generation, { questions: true }), {
  startedAt: z.date(),
  finishedAt: z.nullable(z.date()),
})
const ContentRow = z.object({ content: Question })
const SettledRow = z.object({ isEmpty: z.boolean() })

const summary = sql`
  g.id, g.subject, g.exam_type as "examType", g.state, g.wanted, g.started_at as "startedAt", g.finished_at as "finishedAt",
  g.message, (select count(*)::integer from generated_questions m where m.user_id = g.user_id and m.generation_id = g.id) as count`

/** Inserts a running generation; false if the student already has one. */
export async function insertGeneration(
  database: Database,
  { id, userId, wish }: { id: string; userId: string; wish: Wish },
): Promise<boolean> {
  return transact(database, async (transaction) => {
    await holdAccount(transaction, userId)
    const { rows } = await sql`
      insert into generations (id, user_id, subject, exam_type, topic_ids, wanted)
      values (${id}, ${userId}, ${wish.subject}, ${wish.examType}, ${[...wish.topicIds]}::text[], ${wish.count})
      on conflict (user_id) where state = 'running' do nothing returning 1
    `.execute(transaction)
    return rows.length > 0
  })
}

/** Deletes a generation that was refused by a limit. */
export async function deleteGeneration(database: Database, { userId, id }: GenerationKey): Promise<void> {
  await database.deleteFrom('generations').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** The student's running generation, with its request. */
export async function findRunning(database: Database, userId: string): Promise<(Wish & { id: string }) | undefined> {
  return database
    .selectFrom('generations')
    .select(['id', 'subject', 'exam_type as examType', 'wanted as count', 'topic_ids as topicIds'])
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .executeTakeFirst()
}

/** One generation of the student, or the latest without an id; undefined if there is none. */
export async function findSummary(
  database: Database,
  { userId, id }: { userId: string; id?: string },
): Promise<Summary | undefined> {
  const { rows } = await typedSql(SummaryRow)`
    select ${summary} from generations g
    where g.user_id = ${userId} and (${id ?? null}::uuid is null or g.id = ${id ?? null}::uuid)
    order by g.started_at desc limit 1
  `.execute(database)
  const [row] = rows
  return row && { ...row, startedAt: row.startedAt.toISOString(), finishedAt: row.finishedAt?.toISOString() ?? null }
}

/** The questions of a generation, in the order in which they were made. */
export async function listGenerated(database: Database, { userId, id }: GenerationKey): Promise<Question[]> {
  const { rows } = await typedSql(ContentRow)`
    select v.content from generated_questions g
    join questions q on q.id = g.question_id
    join question_versions v on v.question_id = q.id and v.version = q.version
    where g.user_id = ${userId} and g.generation_id = ${id} order by g.position
  `.execute(database)
  return rows.map(({ content }) => content)
}

/** Fails the student's generation if its heartbeat has stopped. Its questions are kept. Returns true if it had none. */
export async function settleSilent(database: Database, userId: string, message: string): Promise<boolean> {
  const { rows } = await typedSql(SettledRow)`
    update generations g set state = 'failed', finished_at = now(), message = ${message}
    where user_id = ${userId} and state = 'running' and alive_at < now() - make_interval(secs => ${silentSeconds})
    returning not exists (select from generated_questions m where m.user_id = g.user_id and m.generation_id = g.id) as "isEmpty"
  `.execute(database)
  return rows.some(({ isEmpty }) => isEmpty)
}

/** Records a heartbeat; false if the generation is no longer running. */
export async function keepAlive(database: Database, { userId, id }: GenerationKey): Promise<boolean> {
  const { rows } = await sql`
    update generations set alive_at = now() where user_id = ${userId} and id = ${id} and state = 'running' returning 1
  `.execute(database)
  return rows.length > 0
}

/** Ends a running generation; has no effect on one that is over. Returns true if this call ended it and it had no questions. */
export async function endGeneration(
  database: Database,
  { userId, id, state, message }: GenerationKey & { state: 'done' | 'failed' | 'stopped'; message: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update generations set state = ${state}, message = ${message}, finished_at = now()
    where user_id = ${userId} and id = ${id} and state = 'running' returning 1
  `.execute(database)
  if (rows.length === 0) return false
  // A separate query, because the statement above does not see a batch that it had to wait for.
  const { rows: made } = await sql`
    select 1 from generated_questions where user_id = ${userId} and generation_id = ${id} limit 1
  `.execute(database)
  return made.length === 0
}

/**
 * Saves unpublished questions for a student, after the existing ones. Returns how many are new to the student, or null without
 * saving any if the generation is no longer running.
 */
export async function saveGenerated(
  database: Database,
  { id, userId, questions }: { id: string; userId: string; questions: readonly Question[] },
): Promise<number | null> {
  return transact(database, async (transaction) => {
    // Locks the owner first, in the same order as deleting an account does, to avoid a deadlock.
    await sql`select from ${heldAccount(userId)} account`.execute(transaction)
    // Locks the row, so that stopping waits for this batch, or this batch sees that the generation was stopped.
    if (!(await keepAlive(transaction, { userId, id }))) return null
    await insertUnpublished(transaction, questions)
    const { rows: added } = await sql`
      insert into generated_questions (user_id, question_id, generation_id, position)
      select ${userId}::uuid, id, ${id}::uuid,
             (select count(*) from generated_questions
              where user_id = ${userId}::uuid and generation_id = ${id}::uuid) + place - 1
      from unnest(${questions.map((question) => question.id)}::text[]) with ordinality as made (id, place)
      on conflict do nothing returning 1
    `.execute(transaction)
    return added.length
  })
}
