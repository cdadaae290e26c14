import type { TaughtClass } from '@sabi/shared/classes/calls'
import { SubjectId } from '@sabi/shared/content/question'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { accountGone } from '../database/student-log.queries.ts'
import { typedSql } from '../database/typed-sql.ts'
import { Refusal } from '../platform/http/refusal.ts'

export const ClassRow = z.object({
  id: z.uuid(),
  name: z.string(),
  subjects: z.array(SubjectId),
  code: z.nullable(z.string()),
  createdAt: z.date(),
  students: z.int(),
})

export const classColumns = sql`
  c.id, c.name, c.subjects, c.code, c.created_at as "createdAt",
  (select count(*)::integer from class_members m where m.class_id = c.id) as students`

/** Holds an account until the transaction ends, so that it can't exceed a limit by calls at the same moment. */
export async function lockAccount(transaction: Database, userId: string): Promise<void> {
  const { rows } = await sql`select from users where id = ${userId} for no key update`.execute(transaction)
  if (rows.length === 0) throw accountGone()
}

interface NewClass {
  id: string
  teacherId: string
  name: string
  subjects: readonly SubjectId[]
  code: string
}

/** Saves a class; false if its id or its code exists. */
export async function insertClass(
  transaction: Database,
  { id, teacherId, name, subjects, code }: NewClass,
): Promise<boolean> {
  const { rows } = await sql`
    insert into classes (id, teacher_id, name, subjects, code) values (${id}, ${teacherId}, ${name}, ${subjects}, ${code})
    on conflict do nothing returning id
  `.execute(transaction)
  return rows.length > 0
}

/** An open class; undefined if there is none, or if its teacher is someone else. */
export async function findTaughtClass(
  database: Database,
  { id, teacherId }: { id: string; teacherId: string },
): Promise<TaughtClass | undefined> {
  const [found] = await listClasses(database, sql`c.id = ${id} and c.teacher_id = ${teacherId}`)
  return found
}

/** An open class of a teacher; refuses where there is none. */
export async function getTaughtClass(
  database: Database,
  place: { id: string; teacherId: string },
): Promise<TaughtClass> {
  const found = await findTaughtClass(database, place)
  if (found === undefined) throw classGone()
  return found
}

/** The error for a class that was closed while the request was running. */
export function classGone(): Refusal {
  return new Refusal(404, 'This class no longer exists.')
}

/** The open classes of a teacher, newest first. */
export async function listClassesOfTeacher(
  database: Database,
  { teacherId, limit, offset }: { teacherId: string; limit: number; offset: number },
): Promise<TaughtClass[]> {
  return listClasses(database, sql`c.teacher_id = ${teacherId}`, { limit, offset })
}

export async function countClassesOfTeacher(database: Database, teacherId: string): Promise<number> {
  const { count } = await database
    .selectFrom('classes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('teacher_id', '=', teacherId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function updateClassName(database: Database, { id, name }: { id: string; name: string }): Promise<void> {
  await database.updateTable('classes').set({ name }).where('id', '=', id).where('closed_at', 'is', null).execute()
}

/** Gives an open class another code, or none; false if another class has this code. */
export async function updateCode(
  database: Database,
  { id, code }: { id: string; code: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update classes set code = ${code}
    where id = ${id} and closed_at is null and not exists (select from classes other where other.code = ${code})
    returning id
  `.execute(database)
  return rows.length > 0
}

/** Gives a class another teacher. */
export async function updateTeacher(
  transaction: Database,
  { id, teacherId }: { id: string; teacherId: string },
): Promise<void> {
  await transaction.updateTable('classes').set({ teacher_id: teacherId }).where('id', '=', id).execute()
}

/** Closes a class and ends all memberships of it; false if it is closed. */
export async function closeOpenClass(transaction: Database, id: string): Promise<boolean> {
  const closed = await sql`
    update classes set closed_at = now(), code = null where id = ${id} and closed_at is null returning id
  `.execute(transaction)
  await transaction.deleteFrom('class_members').where('class_id', '=', id).execute()
  return closed.rows.length > 0
}

/** Deletes classes that were closed 90 days ago. */
export async function deleteClosedClasses(database: Database): Promise<void> {
  await sql`delete from classes where closed_at < now() - interval '90 days'`.execute(database)
}

/** Lists what the copy of a student's data holds of classes: those taught, closed ones too, those joined, and the assignments of both. */
export async function listOwnClasses(database: Database, userId: string) {
  const [taught, joined, assignments] = await Promise.all([
    database
      .selectFrom('classes')
      .select(['id', 'name', 'subjects', 'code', 'created_at as createdAt', 'closed_at as closedAt'])
      .where('teacher_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('class_members')
      .innerJoin('classes', 'classes.id', 'class_members.class_id')
      .select(['class_members.id', 'class_id as classId', 'classes.name as class', 'classes.subjects'])
      .select(['class_members.name as shownName', 'joined_at as joinedAt'])
      .where('user_id', '=', userId)
      .orderBy('joined_at')
      .execute(),
    database
      .selectFrom('assignments')
      .innerJoin('classes', 'classes.id', 'class_id')
      .select(['assignments.id', 'class_id as classId', 'title', 'task', 'due_at as dueAt', 'is_once as isOnce'])
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('teacher_id', '=', userId),
          exists(
            selectFrom('class_members')
              .select('class_members.id')
              .whereRef('class_members.class_id', '=', 'classes.id')
              .where('user_id', '=', userId),
          ),
        ]),
      )
      .orderBy('due_at')
      .execute(),
  ])
  return { taught, joined, assignments }
}

async function listClasses(
  database: Database,
  which: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number } = { limit: 1, offset: 0 },
): Promise<TaughtClass[]> {
  const { rows } = await typedSql(ClassRow)`
    select ${classColumns}
    from classes c where c.closed_at is null and ${which}
    order by c.created_at desc, c.id limit ${limit} offset ${offset}
  `.execute(database)
  return rows.map(classOf)
}

export function classOf({ createdAt, ...row }: z.infer<typeof ClassRow>): TaughtClass {
  return { ...row, createdAt: createdAt.toISOString() }
}
