import type { GivenAssignment, OwnAssignment, StudentWork } from '@sabi/shared/classes/assignments-calls'
import { AssignmentTask, AssignmentWork, assignmentsShown, type Assignment } from '@sabi/shared/classes/assignments'
import type { TaughtClass } from '@sabi/shared/classes/calls'
import { SubjectId } from '@sabi/shared/content/question'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'
import { classColumns, classGone, classOf, ClassRow } from './classes.queries.ts'
import { markOfMembers } from './members.queries.ts'

const AssignmentRow = z.object({
  id: z.uuid(),
  title: z.string(),
  task: AssignmentTask,
  dueAt: z.date(),
  isOnce: z.boolean(),
})

const columns = sql`a.id, a.title, a.task, a.due_at as "dueAt", a.is_once as "isOnce"`

/** Those to come first, the next one first; then those that were due, the latest first. */
const inOrder = sql`a.due_at < now(), case when a.due_at >= now() then a.due_at end, a.due_at desc, a.id`

/** How many questions the assignment `a` asks; null for a paper, whose end says that it is complete. */
const asked = sql`case a.task ->> 'kind' when 'topics' then (a.task ->> 'count')::integer
                    when 'questions' then jsonb_array_length(a.task -> 'ids') end`

/**
 * The attempts `s` of the member `m` at the assignment `a`, with what was given in each as `g`. A session belongs to the membership by when
 * the server received it: a phone's clock that is some minutes slow must not hide what a student did right after joining.
 */
const attempts = sql`
  practice_sessions s cross join lateral (
    select count(distinct question_id)::integer as answered, max(answered_at) as done_at
    from answers where user_id = s.user_id and session_id = s.id
  ) g
`
const isAttempt = sql`
  s.assignment_id = a.id and s.user_id = m.user_id and s.received_at >= m.joined_at and g.answered > 0
`
const isComplete = sql`coalesce(s.finished_at is not null or g.answered >= ${asked}, false)`

/** The attempt of the member `m` at the assignment `a` that counts, as `w`. */
const attemptThatCounts = sql`
  left join lateral (
    select *, count(*) filter (where is_complete) over () as attempts,
           coalesce(bool_or(is_complete and done_at <= a.due_at) over (), false) as is_in_time
    from (
      select s.id, s.finished_at, g.answered, g.done_at, marked.correct, greatest(g.answered, s.question_count) as total,
             greatest(marked.milliseconds, s.duration_ms) as milliseconds, ${isComplete} as is_complete
      from ${attempts} cross join lateral (
        select (count(*) filter (where is_correct))::integer as correct, sum(duration_ms::bigint) as milliseconds
        from marked_answers where user_id = s.user_id and session_id = s.id
      ) marked
      where ${isAttempt}
    ) attempt
    order by is_complete desc, case when not a.is_once then correct::float8 / total end desc nulls last, done_at, id
    limit 1
  ) w on true
`

const WorkRow = z.object({
  state: AssignmentWork.shape.state,
  attempts: z.int(),
  answered: z.int(),
  correct: z.nullable(z.int()),
  total: z.int(),
  doneAt: z.nullable(z.date()),
  durationMs: z.number(),
})
type WorkRow = z.infer<typeof WorkRow>

/** The columns of `w`. `isMarked` says whether the number of right answers may be shown. */
const workColumns = (isMarked: RawBuilder<unknown>) => sql`
  case when w.id is null then 'none' when not w.is_complete then 'begun' when w.is_in_time then 'done' else 'late' end as state,
  coalesce(w.attempts, 0)::integer as attempts, coalesce(w.answered, 0) as answered,
  case when ${isMarked} then w.correct end as correct, coalesce(w.total, 0) as total,
  case when w.is_complete then w.done_at end as "doneAt", coalesce(w.milliseconds, 0)::float8 as "durationMs"
`

interface NewAssignment extends Assignment {
  classId: string
}

/** Saves an assignment; false if its id exists. */
export async function insertAssignment(
  database: Database,
  { id, classId, title, task, dueAt, isOnce }: NewAssignment,
): Promise<boolean> {
  const { rows } = await sql`
    insert into assignments (id, class_id, title, task, due_at, is_once)
    values (${id}, ${classId}, ${title}, ${JSON.stringify(task)}::jsonb, ${dueAt}, ${isOnce})
    on conflict do nothing returning id
  `.execute(database)
  return rows.length > 0
}

interface Place {
  id: string
  classId: string
}

/** An assignment of a class; undefined if the class has no such one. */
export async function findAssignment(database: Database, { id, classId }: Place): Promise<Assignment | undefined> {
  const { rows } = await typedSql(AssignmentRow)`
    select ${columns} from assignments a where a.id = ${id} and a.class_id = ${classId}
  `.execute(database)
  return rows[0] && assignmentOf(rows[0])
}

export async function updateAssignment(
  database: Database,
  { id, classId, title, dueAt }: Place & Pick<Assignment, 'title' | 'dueAt'>,
): Promise<void> {
  await sql`
    update assignments set title = ${title}, due_at = ${dueAt} where id = ${id} and class_id = ${classId}
  `.execute(database)
}

/** Deletes an assignment; false if the class has no such one. */
export async function deleteAssignmentOf(database: Database, { id, classId }: Place): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('assignments')
    .where('id', '=', id)
    .where('class_id', '=', classId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const ClassToGive = z.object({ subjects: z.array(SubjectId), assignments: z.int() })

/** The subjects of a class and how many assignments it has, held until the transaction ends. */
export async function lockClassToGive(transaction: Database, classId: string) {
  const { rows } = await typedSql(ClassToGive)`
    select c.subjects, (select count(*)::integer from assignments where class_id = c.id) as assignments
    from classes c where c.id = ${classId} for no key update of c
  `.execute(transaction)
  return rows[0]
}

const Count = z.object({ count: z.int() })

/** How many published questions these topics of a subject have. */
export async function countQuestionsOfTopics(
  database: Database,
  { subject, topicIds }: { subject: SubjectId; topicIds: readonly string[] },
): Promise<number> {
  const { rows } = await typedSql(Count)`
    select coalesce(sum(count), 0)::integer as count from question_counts
    where subject = ${subject} and topic_id = any (${topicIds}::text[])
  `.execute(database)
  return rows[0]?.count ?? 0
}

/** How many of these questions are published in a subject. */
export async function countPublished(
  database: Database,
  { subject, ids }: { subject: SubjectId; ids: readonly string[] },
): Promise<number> {
  const { rows } = await typedSql(Count)`
    select count(*)::integer as count from questions
    where id = any (${ids}::text[]) and subject = ${subject} and is_published
  `.execute(database)
  return rows[0]?.count ?? 0
}

interface Page {
  limit: number
  offset: number
}

const ListedRow = z.extend(AssignmentRow, { dueAt: z.string() })

/** A page of the assignments of a class in their order. */
const pageOf = ({ classId, limit, offset }: Page & { classId: string }) => sql`
  (select * from assignments a where class_id = ${classId} order by ${inOrder} limit ${limit} offset ${offset})`

const ClassWithAssignments = z.extend(ClassRow, { assignmentCount: z.int(), assignments: z.array(ListedRow) })

/** An open class of a teacher with the first page of its assignments, in one statement. Refuses where there is no such class. */
export async function getClassWithAssignments(
  database: Database,
  { id, teacherId }: { id: string; teacherId: string },
): Promise<{ class: TaughtClass; assignments: Assignment[]; assignmentCount: number }> {
  const { rows } = await typedSql(ClassWithAssignments)`
    select ${classColumns}, (select count(*)::integer from assignments where class_id = c.id) as "assignmentCount",
           coalesce((select jsonb_agg(to_jsonb(listed) - 'place' order by place) from (
             select ${columns}, row_number() over (order by ${inOrder}) as place
             from ${pageOf({ classId: id, limit: assignmentsShown, offset: 0 })} a
           ) listed), '[]') as assignments
    from classes c where c.id = ${id} and c.teacher_id = ${teacherId} and c.closed_at is null
  `.execute(database)
  if (rows[0] === undefined) throw classGone()
  const { assignments, assignmentCount, ...taught } = rows[0]
  return { class: classOf(taught), assignments: assignments.map(listedOf), assignmentCount }
}

const GivenPage = z.object({
  mark: z.nullable(z.string()),
  total: z.int(),
  students: z.int(),
  page: z.array(z.extend(ListedRow, { done: z.int(), late: z.int() })),
})

/**
 * A page of a class's assignments with how many have done each, how many there are, how many students, and the mark of these: in one
 * statement.
 */
export async function listAssignmentsOfClass(
  database: Database,
  page: Page & { classId: string },
): Promise<{ assignments: GivenAssignment[]; total: number; students: number; mark: string | null }> {
  const { classId } = page
  const { rows } = await typedSql(GivenPage)`
    select ${markOfMembers(classId)} as mark,
           (select count(*)::integer from assignments where class_id = ${classId}) as total,
           (select count(*)::integer from class_members where class_id = ${classId}) as students,
           coalesce((select jsonb_agg(to_jsonb(listed) - 'place' order by place) from (
             select ${columns}, row_number() over (order by ${inOrder}) as place, counted.*
             from ${pageOf(page)} a
             cross join lateral (
               select count(*)::integer as done, (count(*) filter (where not is_in_time))::integer as late
               from (
                 select bool_or(g.done_at <= a.due_at) as is_in_time
                 from class_members m cross join ${attempts}
                 where m.class_id = a.class_id and ${isAttempt} and ${isComplete} group by m.id
               ) done
             ) counted
           ) listed), '[]') as page
  `.execute(database)
  const { page: listed = [], total = 0, students = 0, mark = null } = rows[0] ?? {}
  return { assignments: listed.map(listedOf), total, students, mark }
}

/** JSON has the time as PostgreSQL writes it. */
function listedOf<Row extends { dueAt: string }>(row: Row): Row {
  return { ...row, dueAt: new Date(row.dueAt).toISOString() }
}

const StudentRow = z.extend(WorkRow, { id: z.uuid(), name: z.string() })

/** A page of the students of a class, by name, each with their work on an assignment. */
export async function listWorkOfStudents(
  database: Database,
  { id, classId, limit, offset }: Page & Place,
): Promise<StudentWork[]> {
  const { rows } = await typedSql(StudentRow)`
    select m.id, m.name, ${workColumns(sql`w.is_complete`)}
    from (
      select * from class_members where class_id = ${classId} order by lower(name), id limit ${limit} offset ${offset}
    ) m
    join assignments a on a.class_id = m.class_id and a.id = ${id}
    ${attemptThatCounts}
    order by lower(m.name), m.id
  `.execute(database)
  return rows.map(({ id: memberId, name, ...work }) => ({ id: memberId, name, ...workOf(work) }))
}

const OwnRow = z.extend(AssignmentRow, { ...WorkRow.shape, classId: z.uuid(), className: z.string() })

const ofStudent = (userId: string) => sql`
  from class_members m join classes c on c.id = m.class_id and c.closed_at is null
  join assignments a on a.class_id = c.id where m.user_id = ${userId}
`

/**
 * A page of the assignments of all classes of a student. What is complete but was not ended shows no score: its answers can still be
 * changed.
 */
export async function listAssignmentsOfStudent(
  database: Database,
  { userId, limit, offset }: Page & { userId: string },
): Promise<{ assignments: OwnAssignment[]; total: number }> {
  const [{ rows }, counts] = await Promise.all([
    typedSql(OwnRow)`
      select ${columns}, a.class_id as "classId", a.class as "className", ${workColumns(sql`w.finished_at is not null`)}
      from (
        select a.*, c.name as class, m.user_id, m.joined_at ${ofStudent(userId)}
        order by ${inOrder} limit ${limit} offset ${offset}
      ) a cross join lateral (select a.user_id, a.joined_at) m
      ${attemptThatCounts}
      order by ${inOrder}
    `.execute(database),
    typedSql(Count)`select count(*)::integer as count ${ofStudent(userId)}`.execute(database),
  ])
  const assignments = rows.map(({ classId, className, id, title, task, dueAt, isOnce, ...work }) => ({
    ...assignmentOf({ id, title, task, dueAt, isOnce }),
    classId,
    className,
    work: workOf(work),
  }))
  return { assignments, total: counts.rows[0]?.count ?? 0 }
}

function assignmentOf({ dueAt, ...row }: z.infer<typeof AssignmentRow>): Assignment {
  return { ...row, dueAt: dueAt.toISOString() }
}

function workOf({ doneAt, durationMs, ...row }: WorkRow): AssignmentWork {
  return { ...row, doneAt: doneAt?.toISOString() ?? null, durationMs: Math.round(durationMs) }
}
