import { Student, type listStudents } from '@sabi/shared/administration/people-calls'
import type { InputOf } from '@sabi/shared/contract/call'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { likePatterns } from '../database/search-words.ts'
import { typedSql } from '../database/typed-sql.ts'

type Search = InputOf<typeof listStudents>['query']

const StudentRow = z.extend(Student, {
  userName: z.nullable(z.string()),
  createdAt: z.date(),
  lastUsedAt: z.nullable(z.date()),
  suspendedAt: z.nullable(z.date()),
})
const TotalRow = z.object({ total: z.int() })

/** Students who match a search, newest first. Their answers are counted only for this page. */
export async function listFoundStudents(database: Database, search: Search): Promise<Student[]> {
  // Without this, the planner sometimes scans a million accounts by age to find three.
  const materialized = (search.search ?? '') === '' ? sql`not materialized` : sql`materialized`
  const { rows } = await typedSql(StudentRow)`
    with matches as ${materialized} (select id, created_at from users where ${isFound(search)}),
    page as materialized (
      select id from matches order by created_at desc, id limit ${search.limit} offset ${search.offset}
    )
    select id, name, email, user_name as "userName", created_at as "createdAt", email_verified_at is not null as "isEmailVerified",
           (select max(last_used_at) from sessions where user_id = users.id) as "lastUsedAt",
           (select count(*)::integer from answers where user_id = users.id) as answers,
           suspended_at as "suspendedAt"
    from page join users using (id) order by created_at desc, id
  `.execute(database)
  return rows.map(({ createdAt, lastUsedAt, suspendedAt, ...student }) => ({
    ...student,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    suspendedAt: suspendedAt?.toISOString() ?? null,
  }))
}

/** Total number of students who match a search. */
export async function countFoundStudents(database: Database, search: Search): Promise<number> {
  const { rows } = await typedSql(TotalRow)`
    select count(*)::integer as total from users where ${isFound(search)}
  `.execute(database)
  return rows[0]?.total ?? 0
}

/** Must match the expression of the index. */
function isFound({ search = '' }: Search) {
  const words = likePatterns(search).map(
    (pattern) => sql`(name || ' ' || coalesce(email, '') || ' ' || coalesce(user_name, '')) ilike ${pattern}`,
  )
  return sql.join([sql`account_type = 'student'`, ...words], sql` and `)
}

/** An account that an administrator acts on. */
export interface HeldAccount {
  id: string
  email: string | null
  userName: string | null
  isAdministrator: boolean
  isSuspended: boolean
}

/** Locks an account until the transaction ends, so that it cannot sign in or become an administrator in between. */
export async function lockAccount(database: Database, id: string): Promise<HeldAccount | null> {
  const row = await database
    .selectFrom('users')
    .select(['id', 'email', 'user_name as userName', 'account_type', 'suspended_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  const { account_type: accountType, suspended_at: suspendedAt, ...account } = row
  return { ...account, isAdministrator: accountType === 'admin', isSuspended: suspendedAt !== null }
}
