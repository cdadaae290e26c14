import { mostWrongTries } from '@sabi/shared/accounts/sign-in-limits'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { typedSql } from '../../database/typed-sql.ts'
import { keyOfPerson } from '../../platform/limits/limits.ts'

/** An account that is tried; without an id where the email has none. */
export interface TriedAccount {
  email: string
  userId: string | null
}

/**
 * Takes a try before it is judged, so that tries at the same moment can't pass the maximum. False where the account waits or is
 * closed.
 */
export async function takeTry(database: Database, tried: TriedAccount): Promise<boolean> {
  const { rows } = await sql`
    insert into sign_in_tries as held (subject, user_id, taken)
    values (${subjectOf(tried)}, (select id from users where id = ${tried.userId} for key share), 1)
    on conflict (subject) do update set taken = held.taken + 1, tried_at = now()
    where held.taken < ${mostWrongTries} and (held.waits_until is null or held.waits_until <= now())
    returning 1
  `.execute(database)
  return rows.length > 0
}

/** Counts a wrong try on a known device, which nobody else has to wait for, but which leaves others fewer. */
export async function addWrongTryUnasked(database: Database, tried: TriedAccount): Promise<void> {
  await sql`
    insert into sign_in_tries as held (subject, user_id, taken, wrong)
    values (${subjectOf(tried)}, (select id from users where id = ${tried.userId} for key share), 1, 1)
    on conflict (subject) do update set taken = held.taken + 1, wrong = held.wrong + 1, tried_at = now()
  `.execute(database)
}

/** Takes it back: the try was right, or was never judged. */
export async function giveTryBack(database: Database, tried: TriedAccount): Promise<void> {
  await sql`update sign_in_tries set taken = greatest(taken - 1, 0) where subject = ${subjectOf(tried)}`.execute(
    database,
  )
}

const WrongTries = z.object({ wrong: z.int() })

/** Notes that a try was wrong, and gives how many were. */
export async function addWrongTry(database: Database, tried: TriedAccount): Promise<number> {
  const { rows } = await typedSql(WrongTries)`
    update sign_in_tries set wrong = wrong + 1 where subject = ${subjectOf(tried)} returning wrong
  `.execute(database)
  return rows[0]?.wrong ?? 0
}

export async function updateWait(database: Database, tried: TriedAccount, seconds: number): Promise<void> {
  await sql`
    update sign_in_tries set waits_until = now() + make_interval(secs => ${seconds}) where subject = ${subjectOf(tried)}
  `.execute(database)
}

const WaitRow = z.object({ isClosed: z.boolean(), seconds: z.int() })

/** How many seconds the account still waits; null where it is closed. */
export async function findWait(database: Database, tried: TriedAccount): Promise<number | null> {
  const { rows } = await typedSql(WaitRow)`
    select taken >= ${mostWrongTries} as "isClosed",
           ceil(extract(epoch from coalesce(waits_until, now()) - now()))::integer as seconds
    from sign_in_tries where subject = ${subjectOf(tried)}
  `.execute(database)
  const [found] = rows
  return found?.isClosed ? null : (found?.seconds ?? 0)
}

/** Forgets the wrong tries of an account whose owner has signed in or has a new password. */
export async function deleteTries(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('sign_in_tries').where('user_id', '=', userId).execute()
}

function subjectOf({ email, userId }: TriedAccount): string {
  return userId ?? keyOfPerson(email)
}
