import type { CardHolder } from '@sabi/shared/classes/card-calls'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { typedSql } from '../../database/typed-sql.ts'

const HolderRow = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  name: z.string(),
  userName: z.string(),
  isWaiting: z.boolean(),
})
type HolderRow = z.infer<typeof HolderRow>

/**
 * The learners whom the teacher of a class may give a card: in the class now, by an account that this class made, which has no email and is
 * no administrator's.
 */
const holdersOf = (classId: string) => sql`
  from class_members m join users u on u.id = m.user_id and u.made_in_class = m.class_id
  where m.class_id = ${classId} and u.email is null and u.user_name is not null and u.account_type = 'student'
`

const selectHolders = (classId: string, rest: RawBuilder<unknown>) => typedSql(HolderRow)`
  select m.id, m.user_id as "userId", m.name, u.user_name as "userName", u.has_starting_password as "isWaiting"
  ${holdersOf(classId)} ${rest}
`

/** A page of the learners of a class who may get a card, by name. */
export async function listHolders(
  database: Database,
  { classId, limit, offset }: { classId: string; limit: number; offset: number },
): Promise<CardHolder[]> {
  const page = sql`order by lower(m.name), m.id limit ${limit} offset ${offset}`
  return (await selectHolders(classId, page).execute(database)).rows
}

const Count = z.object({ total: z.int() })

export async function countHolders(database: Database, classId: string): Promise<number> {
  const { rows } = await typedSql(Count)`select count(*)::integer as total ${holdersOf(classId)}`.execute(database)
  return rows[0]?.total ?? 0
}

/** Those of a class's learners with these memberships who may get a card, held until the transaction ends. */
export async function lockHolders(
  transaction: Database,
  { classId, ids }: { classId: string; ids: readonly string[] },
): Promise<HolderRow[]> {
  // In one order, so that two calls can't wait for each other.
  const chosen = sql`and m.id = any (${ids}) order by u.id for update of u`
  return (await selectHolders(classId, chosen).execute(transaction)).rows
}

const Made = z.object({ today: z.int(), total: z.int() })

/** How many accounts without an email the classes of a teacher have made, closed ones too: in a day, and of those that exist. */
export async function countMadeBy(database: Database, teacherId: string): Promise<{ today: number; total: number }> {
  const { rows } = await typedSql(Made)`
    select count(*)::integer as total,
           (count(*) filter (where u.created_at > now() - interval '1 day'))::integer as today
    from classes c join users u on u.made_in_class = c.id where c.teacher_id = ${teacherId} and u.email is null
  `.execute(database)
  return rows[0] ?? { today: 0, total: 0 }
}

interface NewLearner {
  userId: string
  name: string
  userName: string
  passwordHash: string
  classId: string
}

/** Makes an account without an email; false if the user name is taken. */
export async function insertLearner(
  transaction: Database,
  { userId, name, userName, passwordHash, classId }: NewLearner,
): Promise<boolean> {
  const row = await transaction
    .insertInto('users')
    .values({
      id: userId,
      email: null,
      name,
      user_name: userName,
      password_hash: passwordHash,
      has_starting_password: true,
      made_in_class: classId,
    })
    .onConflict((conflict) => conflict.column('user_name').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces whatever password an account has by one that works once. */
export async function updateToStartingPassword(
  transaction: Database,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash, has_starting_password: true })
    .where('id', '=', userId)
    .execute()
}
