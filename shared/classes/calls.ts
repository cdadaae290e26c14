import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { wholeNumber } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'
import { SubjectId } from '../content/question.ts'
import { ClassId, ClassName, classLimits, ClassSubjects } from './class.ts'

/** A class as its teacher sees it. */
export const TaughtClass = z.object({
  id: z.uuid(),
  name: z.string(),
  subjects: z.array(SubjectId),
  /** Null while nobody may join. */
  code: z.nullable(z.string()),
  createdAt: z.string(),
  students: z.int(),
})
export type TaughtClass = z.infer<typeof TaughtClass>

/** The phone creates the id, so that a class sent twice is one class. */
export const createClass = call({
  method: 'POST',
  path: '/api/classes',
  access: 'student',
  // The second is far above what the teachers of a new school need.
  limits: {
    aDay: { times: 20, per: 'day', of: 'account' },
    newcomersADay: { times: 300, per: 'day', of: 'network of newcomers' },
  },
  summary: 'Creates a class, whose teacher the caller becomes; repeating the same id changes nothing',
  body: z.object({ id: ClassId, name: ClassName, subjects: ClassSubjects }),
  reply: success({ class: TaughtClass }),
  status: 201,
  badInput: { name: 'Enter a name of at most 60 letters.', subjects: 'Choose at least one subject.' },
})

export const listTaughtClasses = call({
  method: 'GET',
  path: '/api/classes',
  access: 'student',
  summary: 'The open classes of which the caller is the teacher, newest first',
  query: z.object({
    limit: wholeNumber({ from: 1, to: classLimits.classesOfTeacher, otherwise: classLimits.classesOfTeacher }),
    offset: wholeNumber({ from: 0, to: classLimits.classesOfTeacher, otherwise: 0 }),
  }),
  reply: success({ classes: z.array(TaughtClass), total: z.int() }),
})

const params = z.object({ classId: ClassId })

export const getClass = call({
  method: 'GET',
  path: '/api/classes/:classId',
  access: 'teacher',
  summary: 'A class with its join code',
  params,
  reply: success({ class: TaughtClass }),
})

export const renameClass = call({
  method: 'PUT',
  path: '/api/classes/:classId/name',
  access: 'teacher',
  summary: 'Changes the name of a class',
  params,
  body: z.object({ name: ClassName }),
  reply: success({ class: TaughtClass }),
  badInput: { name: 'Enter a name of at most 60 letters.' },
})

export const changeCode = call({
  method: 'POST',
  path: '/api/classes/:classId/code',
  access: 'teacher',
  summary: 'Gives a class a new join code; the one before lets nobody in any more',
  params,
  reply: success({ class: TaughtClass }),
})

export const closeCode = call({
  method: 'DELETE',
  path: '/api/classes/:classId/code',
  access: 'teacher',
  summary: 'Takes the join code away, so that nobody can join',
  params,
  reply: success({ class: TaughtClass }),
})

export const closeClass = call({
  method: 'DELETE',
  path: '/api/classes/:classId',
  access: 'teacher',
  summary: 'Closes a class for good: its students leave it, and nobody can reach it any more',
  params,
  reply: success({}),
})

/** A student's answers of the last four weeks, in the subjects of the class, since they joined. */
export const RecentWork = z.object({
  answered: z.int(),
  right: z.int(),
  seconds: z.int(),
  /** True if they answered more, which does not count. */
  isMore: z.boolean(),
})
export type RecentWork = z.infer<typeof RecentWork>

/** A student of a class as the teacher sees them. `what-teacher-sees.ts` says this to students. */
export const ClassMember = z.object({
  /** Of the membership. It says nothing of the account. */
  id: z.uuid(),
  name: z.string(),
  joinedAt: z.string(),
  /** The last answer in a subject of the class since the student joined; null before the first. */
  lastPractisedAt: z.nullable(z.string()),
  /** Their answers in the last four weeks; null if it has not been counted yet. */
  recent: z.nullable(RecentWork),
})
export type ClassMember = z.infer<typeof ClassMember>

export const listMembers = call({
  method: 'GET',
  path: '/api/classes/:classId/members',
  access: 'teacher',
  weight: 4,
  summary: 'The students of a class in the order of their names',
  params,
  query: z.object({
    limit: wholeNumber({ from: 1, to: 100, otherwise: 50 }),
    offset: wholeNumber({ from: 0, to: classLimits.studentsOfClass, otherwise: 0 }),
  }),
  reply: success({ members: z.array(ClassMember), total: z.int() }),
})

export const removeMember = call({
  method: 'DELETE',
  path: '/api/classes/:classId/members/:memberId',
  access: 'teacher',
  summary: 'Removes a student from a class',
  params: z.extend(params, { memberId: z.uuid() }),
  reply: success({}),
})
