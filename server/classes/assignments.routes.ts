import { orderOf } from '@sabi/content/exams/papers'
import {
  assignmentsOfClass,
  subjectsOfTask,
  type Assignment,
  type AssignmentTask,
} from '@sabi/shared/classes/assignments'
import {
  changeAssignment,
  createAssignment,
  deleteAssignment,
  downloadAssignmentWork,
  listAssignments,
  listAssignmentWork,
  listOwnAssignments,
} from '@sabi/shared/classes/assignments-calls'
import { classLimits } from '@sabi/shared/classes/class'
import { subjectName } from '@sabi/shared/subjects/subject'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { limitOfCall } from '../platform/limits/limits.ts'
import type { Platform } from '../platform/platform.ts'
import {
  countPublished,
  countQuestionsOfTopics,
  deleteAssignmentOf,
  findAssignment,
  insertAssignment,
  listAssignmentsOfClass,
  listAssignmentsOfStudent,
  listWorkOfStudents,
  lockClassToGive,
  updateAssignment,
} from './assignments.queries.ts'
import { countClassesOfTeacher } from './classes.queries.ts'
import { dayOf, writeWork } from './insights-tables.ts'
import { countMembers } from './members.queries.ts'

/** The assignments that teachers give to their classes, and what the students of a class are given. */
export function assignmentRoutes({ database, pool }: Platform): Route[] {
  const inADay = limitOfCall(pool, createAssignment.limits.aDay, {
    name: 'assignments-in-a-day',
    isOfAccounts: true,
    message: `You have given ${createAssignment.limits.aDay.times} assignments today. Please come back tomorrow.`,
  })

  return [
    serve(createAssignment, async ({ params: { classId }, body }, { viewer: { user } }) => {
      // A retry after a lost response must not count towards the limit.
      const known = await findAssignment(database, { id: body.id, classId })
      if (known !== undefined) return { assignment: known }
      if (Date.parse(body.dueAt) <= Date.now()) throw new Refusal(400, past)
      const problem = await problemOf(database, body.task)
      if (problem !== null) throw new Refusal(400, problem)
      return inADay.spend(user.id, () =>
        transact(database, async (transaction) => {
          await give(transaction, { ...body, classId })
          return { assignment: await getAssignment(transaction, { id: body.id, classId }) }
        }),
      )
    }),

    serve(listAssignments, async ({ params: { classId }, query }) =>
      listAssignmentsOfClass(database, { ...query, classId }),
    ),

    serve(listAssignmentWork, async ({ params: { classId, assignmentId: id }, query }) => ({
      assignment: await getAssignment(database, { id, classId }),
      work: await listWorkOfStudents(database, { ...query, id, classId }),
      total: await countMembers(database, classId),
    })),

    serve(downloadAssignmentWork, async ({ params: { classId, assignmentId: id } }) => {
      const { title } = await getAssignment(database, { id, classId })
      const all = { limit: classLimits.studentsOfClass, offset: 0 }
      const text = writeWork(await listWorkOfStudents(database, { ...all, id, classId }))
      const day = dayOf(Date.now())
      return { name: `${title}-${day}.csv`, type: 'text/csv; charset=utf-8', bytes: Buffer.from(text) }
    }),

    serve(changeAssignment, async ({ params: { classId, assignmentId: id }, body }) => {
      const before = await getAssignment(database, { id, classId })
      const isPast = Date.parse(body.dueAt) <= Date.now()
      // A form knows minutes only.
      if (isPast && body.dueAt.slice(0, 16) !== before.dueAt.slice(0, 16)) throw new Refusal(400, past)
      await updateAssignment(database, { ...body, id, classId })
      return { assignment: await getAssignment(database, { id, classId }) }
    }),

    serve(deleteAssignment, async ({ params: { classId, assignmentId: id } }) => {
      if (!(await deleteAssignmentOf(database, { id, classId }))) throw new Refusal(404, gone)
      return {}
    }),

    serve(listOwnAssignments, async ({ query }, { viewer: { user } }) => {
      const [own, classesTaught] = await Promise.all([
        listAssignmentsOfStudent(database, { ...query, userId: user.id }),
        countClassesOfTeacher(database, user.id),
      ])
      return { ...own, classesTaught }
    }),
  ]
}

const gone = 'This assignment no longer exists.'
const past = 'Choose a time that is still to come.'

/** Adds the assignment within the limit of the class, in its subjects. */
async function give(transaction: Database, assignment: Assignment & { classId: string }): Promise<void> {
  const to = await lockClassToGive(transaction, assignment.classId)
  if (to === undefined) throw new Refusal(404, 'This class no longer exists.')
  const other = subjectsOfTask(assignment.task).find((subject) => !to.subjects.includes(subject))
  if (other !== undefined) throw new Refusal(400, `${subjectName(other)} is not a subject of this class.`)
  if (to.assignments >= assignmentsOfClass)
    throw new Refusal(409, `This class has ${assignmentsOfClass} assignments. Delete one first.`)
  if (!(await insertAssignment(transaction, assignment))) throw new Refusal(409, 'This did not work. Please try again.')
}

/** Why nobody could do this; null if everybody can. */
async function problemOf(database: Database, task: AssignmentTask): Promise<string | null> {
  if (task.kind === 'paper') {
    const { paper, subjects, length } = task
    const order = orderOf({ paper, subjects: subjects.join('-'), length: length === null ? null : String(length) })
    return order === null ? 'There is no such paper, or not in these subjects.' : null
  }
  if (task.kind === 'topics') {
    const found = await countQuestionsOfTopics(database, task)
    return found < task.count
      ? `These topics have only ${found} questions. Ask for fewer, or choose more topics.`
      : null
  }
  const found = await countPublished(database, task)
  return found < task.ids.length ? 'Some of these questions are no longer there. Choose others.' : null
}

async function getAssignment(database: Database, place: { id: string; classId: string }): Promise<Assignment> {
  const found = await findAssignment(database, place)
  if (found === undefined) throw new Refusal(404, gone)
  return found
}
