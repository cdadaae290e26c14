import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { UserId, wholeNumber, withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

export const longestStudentSearch = 100

/** An account of a student as administrators see it: nothing that opens it, and nothing of what was answered. */
export const Student = z.object({
  id: UserId,
  name: z.string(),
  /** Null for an account that a teacher made; then it has a user name. */
  email: z.nullable(z.string()),
  userName: z._default(z.nullable(z.string()), null),
  createdAt: z.string(),
  isEmailVerified: z.boolean(),
  /** The latest use of their signed-in devices; null if there are none. */
  lastUsedAt: z.nullable(z.string()),
  answers: z.int(),
  /** Since when an administrator keeps them out; null where nobody does. */
  suspendedAt: z.nullable(z.string()),
})
export type Student = z.infer<typeof Student>

const params = z.object({ id: UserId })

export const listStudents = call({
  method: 'GET',
  path: '/api/admin/students',
  access: 'admin',
  showsPeople: true,
  summary: 'Searches students by part of their name, e-mail or user name, newest first',
  query: z.object({
    /** Words that must all occur in the name, the e-mail or the user name. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(longestStudentSearch), withoutNul)),
    limit: wholeNumber({ from: 1, to: 100, otherwise: 20 }),
    offset: wholeNumber({ from: 0, to: 10_000_000, otherwise: 0 }),
  }),
  mayLag: true,
  reply: success({ data: z.array(Student), total: z.int() }),
})

export const sendResetLink = call({
  method: 'POST',
  path: '/api/admin/students/:id/reset-link',
  access: 'admin',
  summary: 'Mails a student a password reset link, or returns it if the site sends no mail',
  params,
  reply: success({
    message: z.string(),
    /** For the administrator to pass on; null if it was mailed. */
    link: z.nullable(z.string()),
  }),
})

export const suspendStudent = call({
  method: 'POST',
  path: '/api/admin/students/:id/suspend',
  access: 'admin',
  summary: 'Suspends a student and signs out all their devices; their data stays',
  params,
  reply: success({}),
})

export const unsuspendStudent = call({
  method: 'POST',
  path: '/api/admin/students/:id/unsuspend',
  access: 'admin',
  summary: 'Lets a suspended student sign in again',
  params,
  reply: success({}),
})
