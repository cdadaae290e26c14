import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { success } from '../contract/reply.ts'
import { Email, Name, NewPassword, Password, SecondFactorCode, SignInName, User } from './account.ts'

export const register = call({
  method: 'POST',
  path: '/api/auth/register',
  access: 'visitor',
  entrance: 'passwords',
  summary: 'Creates a student account and signs it in',
  body: z.object({ email: Email, password: NewPassword, name: Name }),
  reply: success({ user: User }),
  status: 201,
  badInput: 'Invalid registration data. Please check your information.',
})

export const login = call({
  method: 'POST',
  path: '/api/auth/login',
  access: 'visitor',
  entrance: 'passwords',
  isForOldClients: true,
  summary: 'Signs in; the session cookie it sets is also accepted as a bearer token',
  body: z.object({
    /** Or a user name. */
    email: SignInName,
    password: Password,
    /** Replaces a starting password. Requested with 401 and `fields` with the path 'body.newPassword'. */
    newPassword: z.optional(NewPassword),
    /** From an authenticator app, or a recovery code. Requested with 401 and `fields` with the path 'body.code'. */
    code: z.optional(SecondFactorCode),
    /** A phone that others use too: the session ends with the browser. */
    sharedDevice: z.optional(z.boolean()),
  }),
  reply: success({ user: User }),
  badInput: 'Invalid login data. Please check your email and password.',
})

export const logout = call({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'visitor',
  entrance: 'sessions',
  isForOldClients: true,
  summary: 'Ends the session, if there is one',
  reply: success({}),
})

export const session = call({
  method: 'GET',
  path: '/api/auth/session',
  access: 'visitor',
  entrance: 'sessions',
  isForOldClients: true,
  summary: 'Who is signed in; success is false for a visitor',
  reply: z.object({
    success: z.boolean(),
    user: z.nullable(User),
    /** True if the student said at sign-in that others use this phone too. */
    isSharedDevice: z.optional(z.boolean()),
  }),
})
