import type { ClassMember } from '@sabi/shared/classes/calls'
import type { ClassOfCode, JoinedClass } from '@sabi/shared/classes/membership-calls'
import { SubjectId } from '@sabi/shared/content/question'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { isOfWrongClock } from '../database/student-log.queries.ts'
import { typedSql } from '../database/typed-sql.ts'

/** Lets in nobody where the teacher has left or is kept out, because nobody would look after the class. */
const classOfCode = (code: string) => sql`
  from classes c join users t on t.id = c.teacher_id and t.suspended_at is null
  where c.code = ${code} and c.closed_at is null
`

const FoundClass = z.object({
  name: z.string(),
  subjects: z.array(SubjectId),
  teacher: z.string(),
  isMember: z.boolean(),
})

/** The class that a code opens, as `userId` sees it; undefined for a wrong code. */
export async function findClassByCode(
  database: Database,
  { code, userId }: { code: string; userId: string },
): Promise<ClassOfCode | undefined> {
  const { rows } = await typedSql(FoundClass)`
    select c.name, c.subjects, t.name as teacher,
           exists (select from class_members m where m.class_id = c.id and m.user_id = ${userId}) as "isMember"
    ${classOfCode(code)}
  `.execute(database)
  return rows[0]
}

const HeldClass = z.object({ id: z.uuid() })
const Counts = z.object({ students: z.int(), classes: z.int() })

/** The class that a code opens, held until the transaction ends, so that students who join at once can't exceed its limit. */
export async function lockClassOfCode(transaction: Database, code: string): Promise<string | undefined> {
  const { rows } = await typedSql(HeldClass)`select c.id ${classOfCode(code)} for no key update of c`.execute(
    transaction,
  )
  return rows[0]?.id
}

const StudentsOfClass = z.object({ students: z.int() })

/** The number of students of an open class, which is held like one that students join; undefined if it is closed. */
export async function lockClass(transaction: Database, classId: string): Promise<number | undefined> {
  const { rows } = await sql`select from classes where id = ${classId} and closed_at is null for no key update`.execute(
    transaction,
  )
  if (rows.length === 0) return undefined
  const counted = await typedSql(StudentsOfClass)`
    select count(*)::integer as students from class_members where class_id = ${classId}
  `.execute(transaction)
  return counted.rows[0]?.students ?? 0
}

/** How many students a class has, and how many classes a student is in. */
export async function countMemberships(
  database: Database,
  { classId, userId }: { classId: string; userId: string },
): Promise<{ students: number; classes: number }> {
  const { rows } = await typedSql(Counts)`
    select (select count(*)::integer from class_members where class_id = ${classId}) as students,
           (select count(*)::integer from class_members where user_id = ${userId}) as classes
  `.execute(database)
  return rows[0] ?? { students: 0, classes: 0 }
}

export async function countMembers(database: Database, classId: string): Promise<number> {
  const { count } = await database
    .selectFrom('class_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow()
  return count
}

/** Puts a student into a class. Who is in it already stays under the name of before. */
export async function insertMember(
  database: Database,
  { classId, userId, name }: { classId: string; userId: string; name: string },
): Promise<void> {
  await sql`
    insert into class_members (class_id, user_id, name) values (${classId}, ${userId}, ${name}) on conflict do nothing
  `.execute(database)
}

/** Puts a student into a class under an id that its teacher chose; false if there is such a membership. */
export async function insertMemberOf(
  transaction: Database,
  { id, classId, userId, name }: { id: string; classId: string; userId: string; name: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into class_members (id, class_id, user_id, name) values (${id}, ${classId}, ${userId}, ${name})
    on conflict do nothing returning id
  `.execute(transaction)
  return rows.length > 0
}

const JoinedRow = z.object({
  id: z.uuid(),
  name: z.string(),
  subjects: z.array(SubjectId),
  teacher: z.nullable(z.string()),
  shownName: z.string(),
  joinedAt: z.date(),
})

/** The classes that a student is in, by name. */
export async function listClassesOfStudent(database: Database, userId: string): Promise<JoinedClass[]> {
  return listJoined(database, sql`m.user_id = ${userId}`)
}

/** A class that a student is in; undefined if they are not. */
export async function findJoinedClass(
  database: Database,
  { classId, userId }: { classId: string; userId: string },
): Promise<JoinedClass | undefined> {
  const [found] = await listJoined(database, sql`m.user_id = ${userId} and m.class_id = ${classId}`)
  return found
}

async function listJoined(database: Database, which: RawBuilder<unknown>): Promise<JoinedClass[]> {
  const { rows } = await typedSql(JoinedRow)`
    select c.id, c.name, c.subjects, t.name as teacher, m.name as "shownName", m.joined_at as "joinedAt"
    from class_members m join classes c on c.id = m.class_id left join users t on t.id = c.teacher_id
    where c.closed_at is null and ${which}
    order by lower(c.name), c.id
  `.execute(database)
  return rows.map(({ joinedAt, ...row }) => ({ ...row, joinedAt: joinedAt.toISOString() }))
}

export async function updateShownName(
  database: Database,
  { classId, userId, name }: { classId: string; userId: string; name: string },
): Promise<void> {
  await database
    .updateTable('class_members')
    .set({ name })
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteOwnMembership(
  database: Database,
  { classId, userId }: { classId: string; userId: string },
): Promise<void> {
  await database.deleteFrom('class_members').where('class_id', '=', classId).where('user_id', '=', userId).execute()
}

/** Removes a student from a class and returns the account; undefined if no such student is in it. */
export async function deleteMember(
  database: Database,
  { classId, memberId }: { classId: string; memberId: string },
): Promise<string | undefined> {
  const row = await database
    .deleteFrom('class_members')
    .where('id', '=', memberId)
    .where('class_id', '=', classId)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** Joins when a student `m` last answered in `m.subjects` since they joined. */
export const lastPractised = sql`
  left join lateral (
    select a.answered_at from answers a join questions q on q.id = a.question_id
    where a.user_id = m.user_id and a.answered_at >= m.joined_at and q.subject = any (m.subjects)
      and not ${isOfWrongClock(sql`a.answered_at`)}
    order by a.answered_at desc limit 1
  ) last on true`

/** A mark of the students of a class, which changes when one joins or leaves. Null without students. */
export const markOfMembers = (classId: string) => sql`
  (select md5(string_agg(id::text, ' ' order by id)) from class_members where class_id = ${classId})`

const MemberRow = z.object({
  id: z.uuid(),
  name: z.string(),
  joinedAt: z.date(),
  lastPractisedAt: z.nullable(z.date()),
  mark: z.nullable(z.string()),
})

/** A student of a class, without what was counted of them. */
type ListedMember = Omit<ClassMember, 'recent'>

/**
 * A page of a class's students by name, and the mark of all of them; null on an empty page. When they last practised counts only the class's
 * subjects, since they joined.
 */
export async function listMembersOfClass(
  database: Database,
  { classId, limit, offset }: { classId: string; limit: number; offset: number },
): Promise<{ members: ListedMember[]; mark: string | null }> {
  const { rows } = await typedSql(MemberRow)`
    select m.id, m.name, m.joined_at as "joinedAt", last.answered_at as "lastPractisedAt", m.mark
    from (
      select m.*, c.subjects, ${markOfMembers(classId)} as mark
      from class_members m join classes c on c.id = m.class_id
      where m.class_id = ${classId} order by lower(m.name), m.id limit ${limit} offset ${offset}
    ) m ${lastPractised}
    order by lower(m.name), m.id
  `.execute(database)
  const members = rows.map(({ id, name, joinedAt, lastPractisedAt }) => ({
    id,
    name,
    joinedAt: joinedAt.toISOString(),
    lastPractisedAt: lastPractisedAt?.toISOString() ?? null,
  }))
  return { members, mark: rows[0]?.mark ?? null }
}
