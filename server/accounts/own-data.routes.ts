import { deleteMyAccount, exportMyData } from '@sabi/shared/accounts/own-data-calls'
import { keyOfPerson, Limit } from '../platform/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/refusal.ts'
import { serve, type Route } from '../platform/serve.ts'
import { transact } from '../platform/transact.ts'
import { exportData } from './data-export.ts'
import { deleteAccount } from './own-data.ts'
import { PasswordChecks } from './password-checks.ts'
import { clearAllCookies } from './sessions.ts'

/** The rights to take one's data along, and to leave no trace. */
export function ownDataRoutes(platform: Platform): Route[] {
  const { database, pool } = platform
  const checks = new PasswordChecks(platform)
  // A copy of years of practice is much work.
  const exports = new Limit(pool, {
    name: 'exports',
    points: 10,
    windowSeconds: 60 * 60,
    message: 'You have downloaded your data a few times already. Please try again in an hour.',
  })

  // An account that is gone leaves no counter: registered and deleted by turns it would mail somebody's address for ever.
  const deletions = new Limit(pool, {
    name: 'deletions',
    points: 30,
    windowSeconds: 60 * 60,
    message: 'Too many accounts were deleted from this network. Please try again in an hour.',
  })

  return [
    serve(exportMyData, async (_, { viewer: { user } }) => {
      await exports.count(keyOfPerson(user.email))
      const file = await exportData(database, user.id)
      if (file === null) throw new Refusal(401, 'Please sign in first.')
      return file
    }),

    serve(deleteMyAccount, async ({ body: { password } }, context) => {
      await checks.demand(context, password)
      await deletions.count(context.network)
      const { id } = context.viewer.user
      const outcome = await transact(database, (transaction) => deleteAccount(transaction, id))
      if (outcome === 'last administrator')
        throw new Refusal(409, 'You are the last administrator. Make somebody else one first.')
      clearAllCookies(context.cookies)
      return {}
    }),
  ]
}
