import { isAdmin } from '@sabi/shared/accounts/account'
import type { Viewer } from '../platform/calls/serve.ts'
import { newcomerDays } from './shares.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Returns whether a viewer is not established yet, by the rule of `isEstablished`, without asking the database. */
export function isNewcomer({ user, isEmailVerified }: Viewer, { canMail }: { canMail: boolean }): boolean {
  if (isAdmin(user)) return false
  const isYoung = Date.now() - Date.parse(user.createdAt) < newcomerDays * dayMs
  return isYoung || (canMail && !isEmailVerified)
}
