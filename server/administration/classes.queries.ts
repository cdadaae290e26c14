import { ListedClass, type listAllClasses } from '@sabi/shared/administration/class-calls'
import type { InputOf } from '@sabi/shared/contract/call'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { likePatterns } from '../database/search-words.ts'
import { typedSql } from '../database/typed-sql.ts'

type Search = InputOf<typeof listAllClasses>['query']

const ClassRow = z.extend(ListedClass, { createdAt: z.date() })
const TotalRow = z.object({ total: z.int() })

/** Open classes that match a search, newest first. */
export async function listFoundClasses(database: Database, search: Search): Promise<ListedClass[]> {
  const { rows } = await typedSql(ClassRow)`
    select c.id, c.name, c.subjects, c.created_at as "createdAt",
           (select count(*)::integer from class_members m where m.class_id = c.id) as students,
           case when t.id is not null then json_build_object(
             'name', t.name, 'email', t.email, 'userName', t.user_name, 'isSuspended', t.suspended_at is not null
           ) end as teacher
    from classes c left join users t on t.id = c.teacher_id where ${isFound(search)}
    order by c.created_at desc, c.id limit ${search.limit} offset ${search.offset}
  `.execute(database)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Total number of open classes that match a search. */
export async function countFoundClasses(database: Database, search: Search): Promise<number> {
  const { rows } = await typedSql(TotalRow)`
    select count(*)::integer as total from classes c left join users t on t.id = c.teacher_id where ${isFound(search)}
  `.execute(database)
  return rows[0]?.total ?? 0
}

function isFound({ search = '', orphaned }: Search) {
  const words = likePatterns(search).map(
    (pattern) => sql`concat_ws(' ', c.name, t.name, t.email, t.user_name) ilike ${pattern}`,
  )
  const withoutTeacher = orphaned === undefined ? [] : [sql`t.id is null`]
  return sql.join([sql`c.closed_at is null`, ...withoutTeacher, ...words], sql` and `)
}

/** Locks an open class until the transaction ends. Returns its teacher's id, null if it has none; undefined if there is no such class. */
export async function lockClass(transaction: Database, id: string): Promise<string | null | undefined> {
  const row = await transaction
    .selectFrom('classes')
    .select('teacher_id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? undefined : row.teacher_id
}

/** The student's account with this e-mail or user name; undefined if there is none, or an administrator keeps it out. */
export async function findTeacherToBe(database: Database, account: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('users')
    .select('id')
    .where((is) => is.or([is('email', '=', account), is('user_name', '=', account)]))
    .where('account_type', '=', 'student')
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

export async function isMember(
  database: Database,
  { classId, userId }: { classId: string; userId: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('class_members')
    .select('id')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
