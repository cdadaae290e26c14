import { randomUUID } from 'node:crypto'
import { login, logout, register, session } from '@sabi/shared/accounts/calls'
import { Limit } from '../platform/limits.ts'
import { insertMail } from '../platform/mail/outbox.queries.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/refusal.ts'
import { serve, type Route } from '../platform/serve.ts'
import { transact } from '../platform/transact.ts'
import { findUserForLogin, insertUser, lockPassword } from './accounts.queries.ts'
import { refuseWeakPassword } from './common-passwords.ts'
import { guesserKey, PasswordChecks } from './password-checks.ts'
import { passwords } from './password-hasher.ts'
import { CodeChecks } from './second-factor.ts'
import { deleteSession } from './sessions.queries.ts'
import { clearSessionCookie, deviceHashOf, openSession } from './sessions.ts'

/** Register, sign in, sign out, who is signed in. */
export function accountRoutes(platform: Platform): Route[] {
  const { database, pool } = platform
  const passwordChecks = new PasswordChecks(platform)
  const codeChecks = new CodeChecks(platform)
  const registrations = new Limit(pool, {
    name: 'registrations',
    points: 500,
    windowSeconds: 10 * 60,
    message: 'Too many new accounts from this network. Please wait a few minutes and try again.',
  })

  return [
    serve(register, async ({ body: { email, password, name } }, context) => {
      refuseWeakPassword(password, { email, name })
      passwords.refuseCrowd(context.network)
      const passwordHash = await registrations.spend(context.network, () => passwords.hash(password, context.network))
      const user = await transact(database, async (transaction) => {
        const created = await insertUser(transaction, { id: randomUUID(), email, name, passwordHash })
        if (created === null)
          throw new Refusal(409, 'Email already exists. Please use a different email or try logging in.')
        await insertMail(transaction, { kind: 'verify-email', address: email, userId: created.id })
        await openSession(transaction, context, { userId: created.id })
        return created
      })
      return { user }
    }),

    serve(login, async ({ body: { email, password, code, sharedDevice } }, context) => {
      const { network } = context
      passwords.refuseCrowd(network)
      const deviceHash = deviceHashOf(context.cookies)
      const found = await findUserForLogin(database, { email, deviceHash })
      const guesser = guesserKey(email, found?.isKnownDevice ? deviceHash : null)
      const isRight = await passwordChecks.isRight({ guesser, network, passwordHash: found?.passwordHash, password })
      if (!isRight || found === null) throw wrongPassword()
      const { user, passwordHash, hasSecondFactor } = found
      if (hasSecondFactor) await codeChecks.demand({ userId: user.id, guesser, code }, 401)
      await transact(database, async (transaction) => {
        const locked = await lockPassword(transaction, { userId: user.id, passwordHash })
        if (locked?.hasSecondFactor !== hasSecondFactor) throw wrongPassword()
        // Only who knows the password learns of it.
        if (locked.isSuspended) throw new Refusal(403, 'This account is suspended. Please contact support.')
        await openSession(transaction, context, { userId: user.id, isShared: sharedDevice, hasSecondFactor })
      })
      return { user }
    }),

    serve(logout, async (_, { viewer, cookies }) => {
      if (viewer !== null) await deleteSession(database, { id: viewer.sessionId, userId: viewer.user.id })
      clearSessionCookie(cookies)
      return {}
    }),

    serve(session, async (_, { viewer }) => ({ success: viewer !== null, user: viewer?.user ?? null })),
  ]
}

function wrongPassword(): Refusal {
  return new Refusal(401, "Invalid email or password. If you don't have an account, please register first.")
}
