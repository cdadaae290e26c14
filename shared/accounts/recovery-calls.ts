import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { success } from '../contract/reply.ts'
import { Email, LinkToken, NewPassword } from './account.ts'

export const requestPasswordReset = call({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'visitor',
  entrance: 'sessions',
  summary: 'Mails a link that resets the password; the reply is the same whether there is such an account or not',
  body: z.object({ email: Email }),
  reply: success({ message: z.string() }),
})

export const resetPassword = call({
  method: 'POST',
  path: '/api/auth/update-password',
  access: 'visitor',
  entrance: 'passwords',
  summary: 'Sets a new password with the token of a mailed link, which works once, and ends all sessions',
  body: z.object({ token: LinkToken, password: NewPassword }),
  reply: success({ message: z.string() }),
})

export const verifyEmail = call({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'visitor',
  entrance: 'sessions',
  summary: 'Verifies an e-mail address with the token of a mailed link, which works once',
  body: z.object({ token: LinkToken }),
  reply: success({ message: z.string(), email: z.string() }),
})

export const sendVerificationEmail = call({
  method: 'POST',
  path: '/api/auth/send-verification-email',
  access: 'student',
  entrance: 'sessions',
  summary: 'Sends the e-mail verification link again',
  reply: success({ message: z.string() }),
})
