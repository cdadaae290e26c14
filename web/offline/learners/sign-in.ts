import type { User } from '@sabi/shared/accounts/account'
import { signInAs } from '../../platform/server/session.ts'
import { turnHere } from '../../platform/server/turn.ts'

interface SignIn {
  user: User
  isSharedDevice: boolean
  /** Where the app opens if the account belongs to another learner of the phone. */
  path: string
}

/**
 * Records who signed in. On a phone with several learners an account has its own place: if that is another than the one of this page, the
 * app opens there, and this resolves to false. Throws if the phone has no room for another learner.
 */
export async function signInHere({ user, isSharedDevice, path }: SignIn): Promise<boolean> {
  if (turnHere() !== null) {
    const { settlePin, settleSignIn } = await import('./settle-sign-in.ts')
    settlePin(user.id)
    if (!(await settleSignIn(user, path, { isUnlocked: true }))) return false
  }
  signInAs(user, { isSharedDevice })
  return true
}
