import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { success } from '../contract/reply.ts'
import { SubjectId } from '../content/question.ts'
import { ClassId, JoinCode, ShownName } from './class.ts'

/** Wrong codes of one account, and of all newcomers behind one address. Right ones count nothing. */
const limitsOfCodes = {
  wrongCodesADay: { times: 20, per: 'day', of: 'account' },
  wrongCodesOfNewcomersADay: { times: 200, per: 'day', of: 'network of newcomers' },
} as const

/** What the code of a class shows to a student who may join. */
export const ClassOfCode = z.object({
  name: z.string(),
  subjects: z.array(SubjectId),
  /** The name of the teacher's account. */
  teacher: z.string(),
  isMember: z.boolean(),
})
export type ClassOfCode = z.infer<typeof ClassOfCode>

export const findClassOfCode = call({
  method: 'GET',
  path: '/api/class-codes/:code',
  access: 'student',
  limits: limitsOfCodes,
  summary: 'The class that a join code opens',
  params: z.object({ code: JoinCode }),
  reply: success({ class: ClassOfCode }),
})

/** A class as its student sees it. */
export const JoinedClass = z.object({
  id: z.uuid(),
  name: z.string(),
  subjects: z.array(SubjectId),
  /** The name of the teacher's account; null if the teacher has left the site. */
  teacher: z.nullable(z.string()),
  /** The student's name in this class. */
  shownName: z.string(),
  joinedAt: z.string(),
})
export type JoinedClass = z.infer<typeof JoinedClass>

export const joinClass = call({
  method: 'POST',
  path: '/api/joined-classes',
  access: 'student',
  limits: { ...limitsOfCodes, aDay: { times: 20, per: 'day', of: 'account' } },
  summary: 'Joins the class of a code under a name chosen for it; joining again changes nothing',
  body: z.object({ code: JoinCode, name: ShownName }),
  reply: success({ class: JoinedClass }),
  status: 201,
  badInput: { code: 'A code has 6 letters.', name: 'Enter a name of at most 40 letters.' },
})

export const listJoinedClasses = call({
  method: 'GET',
  path: '/api/joined-classes',
  access: 'student',
  summary: 'The classes that the student is in, at most 20',
  reply: success({ classes: z.array(JoinedClass) }),
})

const params = z.object({ classId: ClassId })

export const changeShownName = call({
  method: 'PUT',
  path: '/api/joined-classes/:classId',
  access: 'member',
  summary: 'Changes the name that a class shows of the student',
  params,
  body: z.object({ name: ShownName }),
  reply: success({ class: JoinedClass }),
  badInput: { name: 'Enter a name of at most 40 letters.' },
})

export const leaveClass = call({
  method: 'DELETE',
  path: '/api/joined-classes/:classId',
  access: 'member',
  summary: 'Leaves a class; its teacher sees nothing of the student any more',
  params,
  reply: success({}),
})
