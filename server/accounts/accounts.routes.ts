import { signInName } from '@sabi/shared/accounts/account'
import { login, logout, register, session } from '@sabi/shared/accounts/calls'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { transact } from '../database/transact.ts'
import { findUserForLogin, lockPassword } from './accounts.queries.ts'
import { refuseWeakPassword } from './passwords/common-passwords.ts'
import { setPassword } from './passwords/new-password.ts'
import { guesserKey, PasswordChecks, type Judge } from './passwords/password-checks.ts'
import { passwords } from './passwords/password-hasher.ts'
import { lockOwner } from './passwords/recovery.queries.ts'
import { Registration } from './registration.ts'
import { CodeChecks } from './second-factor/second-factor.ts'
import { hashFirstPassword, passwordToJudge } from './sign-in/first-password.ts'
import { deleteSession } from './sign-in/sessions.queries.ts'
import { SignInGuard } from './sign-in/sign-in-guard.ts'
import { clearSessionCookie, deviceHashesOf, openSession, settleSessionCookie } from './sign-in/sessions.ts'

/** Registering, signing in and out, and the current user. */
export function accountRoutes(platform: Platform): Route[] {
  const { database } = platform
  const passwordChecks = new PasswordChecks(platform)
  const codeChecks = new CodeChecks(platform)
  const guard = new SignInGuard(platform)
  const registration = new Registration(platform)

  return [
    serve(register, async ({ body: { email, password, name } }, context) => {
      refuseWeakPassword(password, { email, name })
      return { user: await registration.open({ email, password, name }, context) }
    }),

    serve(login, async ({ body }, context) => {
      const { code, sharedDevice } = body
      const { network } = context
      const deviceHashes = deviceHashesOf(context.cookies)
      // Owners on known devices have a separate queue.
      if (deviceHashes.length === 0) passwords.refuseCrowd(network)
      const found = await findUserForLogin(database, { name: body.email, deviceHashes })
      // One account has one count, whichever of its names is typed.
      const email = found === null ? body.email : signInName(found.user)
      const password = passwordToJudge(body, found)
      const known = found?.knownDevice ? { device: found.knownDevice, network } : null
      const place = known !== null && (await passwordChecks.hasRoom(email, known)) ? known : null
      const guesser = guesserKey(email, place)
      const attempt = { email, userId: found?.user.id ?? null, network, knownDevice: place?.device ?? null }
      const judge: Judge = (check) => guard.judge(attempt, check)
      const tried = { guesser, network, isOwner: place !== null, passwordHash: found?.passwordHash, password }
      const isRight = await passwordChecks.isRight(tried, judge)
      if (!isRight || found === null) throw wrongPassword(body.email)
      const { user, passwordHash, hasSecondFactor, hasStartingPassword } = found
      if (hasSecondFactor) await codeChecks.demand({ userId: user.id, guesser, code }, 401, judge)
      const firstHash = hasStartingPassword ? await hashFirstPassword(body, user, network) : null
      await transact(database, async (transaction) => {
        // Locked for the change at once: two sign-ins with one card would wait for each other otherwise.
        const owner = firstHash === null ? null : await lockOwner(transaction, user.id)
        const locked = await lockPassword(transaction, { userId: user.id, passwordHash })
        if (locked?.hasSecondFactor !== hasSecondFactor) throw wrongPassword(body.email)
        // Only who knows the password learns of it.
        if (locked.isSuspended) throw new Refusal(403, 'This account is suspended. Please contact support.')
        if (owner !== null && firstHash !== null) await setPassword(transaction, owner, firstHash)
        await openSession(transaction, context, { userId: user.id, isShared: sharedDevice, hasSecondFactor })
      })
      await guard.welcome(attempt, user.id)
      return { user }
    }),

    serve(logout, async (_, { viewer, cookies }) => {
      if (viewer !== null) await deleteSession(database, { id: viewer.sessionId, userId: viewer.user.id })
      clearSessionCookie(cookies, viewer)
      return {}
    }),

    serve(session, async (_, { viewer, cookies }) => {
      if (viewer !== null) settleSessionCookie(cookies, viewer)
      return {
        success: viewer !== null,
        user: viewer?.user ?? null,
        isSharedDevice: viewer?.isShared ?? false,
      }
    }),
  ]
}

/** A learner with a card has no email to register with. */
function wrongPassword(name: string): Refusal {
  if (!name.includes('@'))
    return new Refusal(401, 'Wrong user name or password. If you lost your card, ask your teacher for a new one.')
  return new Refusal(401, "Invalid email or password. If you don't have an account, please register first.")
}
