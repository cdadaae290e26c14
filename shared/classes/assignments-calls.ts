import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { wholeNumber } from '../contract/parameters.ts'
import { DownloadedFile } from '../contract/download.ts'
import { success } from '../contract/reply.ts'
import { PhoneId, PhoneTime } from '../sync/calls.ts'
import {
  Assignment,
  AssignmentTask,
  AssignmentTitle,
  assignmentsOfClass,
  assignmentsShown,
  AssignmentWork,
} from './assignments.ts'
import { ClassId, classLimits } from './class.ts'

const params = z.object({ classId: ClassId })
const ofAssignment = z.extend(params, { assignmentId: PhoneId })
const badInput = { title: 'Enter a title of at most 80 letters.', dueAt: 'Choose a day and a time.' }

/** The phone creates the id, so that an assignment sent twice is one assignment. */
export const createAssignment = call({
  method: 'POST',
  path: '/api/classes/:classId/assignments',
  access: 'teacher',
  limits: { aDay: { times: 200, per: 'day', of: 'account' } },
  summary: 'Gives a class an assignment; repeating the same id changes nothing',
  params,
  body: z.object({
    id: PhoneId,
    title: AssignmentTitle,
    task: AssignmentTask,
    dueAt: PhoneTime,
    isOnce: z.boolean(),
  }),
  reply: success({ assignment: Assignment }),
  status: 201,
  badInput,
})

/** An assignment in the list of its teacher. */
export const GivenAssignment = z.extend(Assignment, {
  /** Students who have done it, in time or not. */
  done: z.int(),
  /** Those of them who were late. */
  late: z.int(),
})
export type GivenAssignment = z.infer<typeof GivenAssignment>

/** An assignment on the page of its class. The numbers are null before they were counted. */
export const ShownAssignment = z.extend(Assignment, { done: z.nullable(z.int()), late: z.nullable(z.int()) })
export type ShownAssignment = z.infer<typeof ShownAssignment>

export const listAssignments = call({
  method: 'GET',
  path: '/api/classes/:classId/assignments',
  access: 'teacher',
  weight: 4,
  summary:
    'The assignments of a class: those to come first, the next one first, then those that were due, the latest first',
  params,
  query: z.object({
    limit: wholeNumber({ from: 1, to: 50, otherwise: assignmentsShown }),
    offset: wholeNumber({ from: 0, to: assignmentsOfClass, otherwise: 0 }),
  }),
  reply: success({ assignments: z.array(GivenAssignment), total: z.int(), students: z.int() }),
})

/** A student's work on an assignment as the teacher sees it. `what-teacher-sees.ts` says this to students. */
export const StudentWork = z.extend(AssignmentWork, {
  /** Of the membership. It says nothing of the account. */
  id: z.uuid(),
  name: z.string(),
})
export type StudentWork = z.infer<typeof StudentWork>

export const listAssignmentWork = call({
  method: 'GET',
  path: '/api/classes/:classId/assignments/:assignmentId/work',
  access: 'teacher',
  weight: 4,
  summary: 'What each student of a class has done of an assignment, in the order of their names',
  params: ofAssignment,
  query: z.object({
    limit: wholeNumber({ from: 1, to: 100, otherwise: 50 }),
    offset: wholeNumber({ from: 0, to: classLimits.studentsOfClass, otherwise: 0 }),
  }),
  reply: success({ assignment: Assignment, work: z.array(StudentWork), total: z.int() }),
})

export const downloadAssignmentWork = call({
  method: 'GET',
  path: '/api/classes/:classId/assignments/:assignmentId/table',
  access: 'teacher',
  weight: 20,
  summary: 'What each student of a class has done of an assignment, as a table for a spreadsheet (CSV)',
  params: ofAssignment,
  reply: DownloadedFile,
  givesFile: true,
})

export const changeAssignment = call({
  method: 'PUT',
  path: '/api/classes/:classId/assignments/:assignmentId',
  access: 'teacher',
  summary: 'Changes the title and the due time of an assignment; what was late may be in time then',
  params: ofAssignment,
  body: z.object({ title: AssignmentTitle, dueAt: PhoneTime }),
  reply: success({ assignment: Assignment }),
  badInput,
})

export const deleteAssignment = call({
  method: 'DELETE',
  path: '/api/classes/:classId/assignments/:assignmentId',
  access: 'teacher',
  summary: 'Deletes an assignment; the answers that were given stay the practice of the students',
  params: ofAssignment,
  reply: success({}),
})

/** An assignment as a student of the class sees it. */
export const OwnAssignment = z.extend(Assignment, {
  classId: ClassId,
  className: z.string(),
  work: AssignmentWork,
})
export type OwnAssignment = z.infer<typeof OwnAssignment>

export const listOwnAssignments = call({
  method: 'GET',
  path: '/api/assignments',
  access: 'student',
  isOfLog: true,
  weight: 2,
  summary:
    'The assignments of all classes that the student is in, in the order of the list of a teacher, and how many classes the student teaches',
  query: z.object({
    limit: wholeNumber({ from: 1, to: 50, otherwise: 50 }),
    offset: wholeNumber({ from: 0, to: classLimits.classesOfStudent * assignmentsOfClass, otherwise: 0 }),
  }),
  reply: success({
    assignments: z.array(OwnAssignment),
    total: z.int(),
    /** How many open classes the caller teaches. Earlier servers don't say it. */
    classesTaught: z._default(z.int(), 0),
  }),
})
