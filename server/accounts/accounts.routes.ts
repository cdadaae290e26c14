import { createHash, randomUUID } from 'node:crypto'
import { login, logout, register, session } from '@sabi/shared/accounts/calls'
import { Limit } from '../platform/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/refusal.ts'
import { serve, type Route } from '../platform/serve.ts'
import { hashToken, newToken } from '../platform/tokens.ts'
import { deleteSession, findUserForLogin, insertSession, insertUser } from './accounts.queries.ts'
import { isTooCommon } from './common-passwords.ts'
import { PasswordHasher } from './password-hasher.ts'

const sessionLifetimeMs = 180 * 24 * 60 * 60 * 1000
const sharedSessionLifetimeMs = 12 * 60 * 60 * 1000

/** Register, sign in, sign out, who is signed in. */
export function accountRoutes({ database, pool }: Platform): Route[] {
  const passwords = new PasswordHasher()
  // By account, not by address: a whole school shares one address.
  const failures = new Limit(pool, {
    name: 'login-failures',
    points: 10,
    windowSeconds: 15 * 60,
    message: 'Too many failed attempts. Please wait a few minutes and try again.',
  })
  const registrations = new Limit(pool, {
    name: 'registrations',
    points: 500,
    windowSeconds: 10 * 60,
    message: 'Too many new accounts from this network. Please wait a few minutes and try again.',
  })

  async function openSession(userId: string, sharedDevice: boolean): Promise<string> {
    const token = newToken()
    const expiresAt = new Date(Date.now() + (sharedDevice ? sharedSessionLifetimeMs : sessionLifetimeMs))
    await insertSession(database, { tokenHash: hashToken(token), userId, expiresAt })
    return token
  }

  return [
    serve(register, async ({ body: { email, password, name } }, { address, setSessionCookie }) => {
      if (isTooCommon(password, { email, name }))
        throw new Refusal(400, 'This password is too easy to guess. Please choose another one.', {
          fields: [{ path: 'body.password', message: 'Too easy to guess' }],
        })
      await registrations.count(address)
      const passwordHash = await passwords.hash(password)
      const user = await insertUser(database, { id: randomUUID(), email, name, passwordHash })
      if (user === null) throw new Refusal(409, 'Email already exists. Please use a different email or try logging in.')
      setSessionCookie(await openSession(user.id, false), { untilBrowserCloses: false })
      return { user }
    }),

    serve(login, async ({ body: { email, password, sharedDevice = false } }, { setSessionCookie }) => {
      const account = accountKey(email)
      await failures.check(account)
      const found = await findUserForLogin(database, email)
      if (!(await passwords.verify(found?.passwordHash, password)) || found === null) {
        await failures.count(account)
        throw new Refusal(401, "Invalid email or password. If you don't have an account, please register first.")
      }
      await failures.reset(account)
      setSessionCookie(await openSession(found.user.id, sharedDevice), { untilBrowserCloses: sharedDevice })
      return { user: found.user }
    }),

    serve(logout, async (_, { viewer, clearSessionCookie }) => {
      if (viewer !== null) await deleteSession(database, viewer.tokenHash)
      clearSessionCookie()
      return {}
    }),

    serve(session, async (_, { viewer }) => ({ success: viewer !== null, user: viewer?.user ?? null })),
  ]
}

/** A key of fixed length for an e-mail, known to us or not, that does not write the address into the table of limits. */
function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}
