import { signInName } from '@sabi/shared/accounts/account'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from '@sabi/shared/accounts/second-factor-calls'
import { insertAudit } from '../../platform/audit.queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { createSeal } from '../../platform/seal.ts'
import { serve, type Route } from '../../platform/calls/serve.ts'
import { getSiteNames } from '../../platform/pages/site.queries.ts'
import { transact } from '../../database/transact.ts'
import { guesserKey, PasswordChecks } from '../passwords/password-checks.ts'
import {
  deleteSecondFactor,
  getSecondFactor,
  insertRecoveryCodes,
  updateToConfirmed,
  updateUnconfirmedSecret,
} from './second-factor.queries.ts'
import { CodeChecks, newRecoveryCodes, newSecret } from './second-factor.ts'
import { updateSessionToSecondFactor } from '../sign-in/sessions.queries.ts'
import { renewSession } from '../sign-in/sessions.ts'

/** An administrator turns one-time codes on and off. */
export function secondFactorRoutes(platform: Platform): Route[] {
  const { database, settings } = platform
  const seal = createSeal(settings)
  const passwordChecks = new PasswordChecks(platform)
  const codeChecks = new CodeChecks(platform)

  return [
    serve(beginSecondFactor, async ({ body: { password } }, context) => {
      await passwordChecks.demand(context, password)
      const { user } = context.viewer
      const { name: issuer } = await getSiteNames(database, settings)
      const made = newSecret({ issuer, name: signInName(user) })
      if (!(await updateUnconfirmedSecret(database, { userId: user.id, secret: seal.seal(made.secret) })))
        throw new Refusal(409, 'The second factor is already on.')
      return made
    }),

    serve(confirmSecondFactor, async ({ body: { code } }, context) => {
      const { user, sessionId } = context.viewer
      const { secret, isOn } = await getSecondFactor(database, user.id)
      if (secret === null || isOn) throw startAgain()
      const step = await codeChecks.demandFirst({ guesser: guesserKey(signInName(user), sessionId), code }, secret)
      const codes = newRecoveryCodes()
      await transact(database, async (transaction) => {
        if (!(await updateToConfirmed(transaction, { userId: user.id, secret, step }))) throw startAgain()
        await insertRecoveryCodes(transaction, { userId: user.id, codeHashes: codes.map(({ hash }) => hash) })
        // Ends all sessions opened with only a password, and copies of this session's token.
        await renewSession(transaction, context)
        await updateSessionToSecondFactor(transaction, sessionId)
        await insertAudit(transaction, { action: 'second-factor-on', actor: { userId: user.id }, subjectId: user.id })
      })
      return { recoveryCodes: codes.map(({ shown }) => shown) }
    }),

    serve(removeSecondFactor, async ({ body: { password, code } }, context) => {
      await passwordChecks.demand(context, password)
      const { user, sessionId } = context.viewer
      await codeChecks.demand({ userId: user.id, guesser: guesserKey(signInName(user), sessionId), code }, 403)
      await transact(database, async (transaction) => {
        await deleteSecondFactor(transaction, user.id)
        await insertAudit(transaction, { action: 'second-factor-off', actor: { userId: user.id }, subjectId: user.id })
      })
      return {}
    }),
  ]
}

function startAgain(): Refusal {
  return new Refusal(409, 'Please start again to turn on the second factor.')
}
