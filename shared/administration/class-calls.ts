import * as z from 'zod/mini'
import { SignInName } from '../accounts/account.ts'
import { ClassId } from '../classes/class.ts'
import { SubjectId } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { wholeNumber, withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

export const longestClassSearch = 100

/** An open class as administrators see it: none of its students, and nothing of what they practised. */
export const ListedClass = z.object({
  id: z.uuid(),
  name: z.string(),
  subjects: z.array(SubjectId),
  createdAt: z.string(),
  students: z.int(),
  /** Null where the teacher's account is gone. */
  teacher: z.nullable(
    z.object({
      name: z.string(),
      /** Null for an account that a teacher made; then it has a user name. */
      email: z.nullable(z.string()),
      userName: z.nullable(z.string()),
      isSuspended: z.boolean(),
    }),
  ),
})
export type ListedClass = z.infer<typeof ListedClass>

export const listAllClasses = call({
  method: 'GET',
  path: '/api/admin/classes',
  access: 'admin',
  showsPeople: true,
  weight: 2,
  summary: 'Searches open classes by part of their name or their teacher, newest first',
  query: z.object({
    /** Words that must all occur in the name of the class, or the name, e-mail or user name of its teacher. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(longestClassSearch), withoutNul)),
    /** Only classes without a teacher. */
    orphaned: z.optional(z.literal('1')),
    limit: wholeNumber({ from: 1, to: 100, otherwise: 20 }),
    offset: wholeNumber({ from: 0, to: 10_000_000, otherwise: 0 }),
  }),
  mayLag: true,
  reply: success({ classes: z.array(ListedClass), total: z.int() }),
})

const params = z.object({ id: ClassId })

export const handOverClass = call({
  method: 'PUT',
  path: '/api/admin/classes/:id/teacher',
  access: 'admin',
  summary: 'Makes the account with this e-mail or user name the teacher of a class',
  params,
  body: z.object({ account: SignInName }),
  reply: success({}),
  badInput: { account: 'Enter an email or a user name.' },
})

export const closeAnyClass = call({
  method: 'DELETE',
  path: '/api/admin/classes/:id',
  access: 'admin',
  summary: 'Closes a class for good: its students leave it, and nobody can reach it any more',
  params,
  reply: success({}),
})
