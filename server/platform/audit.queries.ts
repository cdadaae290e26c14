import { randomUUID } from 'node:crypto'
import type { AuditAction } from '@sabi/shared/administration/system-calls'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Who did it: an account, or someone at the server's terminal. */
export type Actor = { userId: string } | 'command line'

/** Or the server itself, acting automatically. */
export type Doer = Actor | 'server itself'

/** Something that an administrator did, or the server for them. Details name no person: those are references, which a deletion empties. */
export interface Act {
  action: AuditAction
  actor: Doer
  subjectId?: string | undefined
  details?: Record<string, string>
}

/** Notes what an administrator does, in the transaction that does it. */
export async function insertAudit(database: Database, { action, actor, subjectId, details = {} }: Act): Promise<void> {
  await database
    .insertInto('audit')
    .values({
      id: randomUUID(),
      action,
      actor_id: typeof actor === 'string' ? null : actor.userId,
      is_command_line: actor === 'command line',
      subject_id: subjectId ?? null,
      details: JSON.stringify(details),
    })
    .execute()
}

/** An administrator's call that reaches for the data of another account. */
export interface Reach {
  actorId: string
  subjectId: string
  action: 'read' | 'written'
  /** The path of the call. */
  call: string
}

/** Notes that an administrator reached for the data of another account; of one that there is not nothing is noted. */
export async function insertReach(database: Database, { actorId, subjectId, action, call }: Reach): Promise<void> {
  await sql`
    insert into audit (id, action, actor_id, subject_id, details)
    select gen_random_uuid(), ${action}, ${actorId}, users.id, ${JSON.stringify({ call })}
    from users where users.id = ${subjectId}
  `.execute(database)
}

/** An administrator's view of a list of people, or of what they wrote. */
export interface Look {
  actorId: string
  /** The path of the call. */
  call: string
}

/** Notes a look. One entry counts those of an hour, so that paging and typing a search don't hide other acts. */
export async function addLook(database: Database, { actorId, call }: Look): Promise<void> {
  await sql`
    with counted as (
      update audit set details = details || jsonb_build_object('looks', ((details ->> 'looks')::integer + 1)::text)
      where id = (
        select id from audit
        where at >= date_trunc('hour', now()) and actor_id = ${actorId} and action = 'read' and subject_id is null
          and details ->> 'call' = ${call} and details ? 'looks'
        order by at desc limit 1
      )
      returning id
    )
    insert into audit (id, action, actor_id, details)
    select gen_random_uuid(), 'read', ${actorId}, ${JSON.stringify({ call, looks: '1' })}
    where not exists (select from counted)
  `.execute(database)
}
