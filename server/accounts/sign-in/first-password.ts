import type { User } from '@sabi/shared/accounts/account'
import { tidyStartingPassword } from '@sabi/shared/classes/starting-password'
import { Refusal } from '../../platform/http/refusal.ts'
import { refuseWeakPassword } from '../passwords/common-passwords.ts'
import { passwords } from '../passwords/password-hasher.ts'

interface Typed {
  password: string
  newPassword?: string | undefined
}

/**
 * The password that a sign-in is judged by. One with a new password counts by that once the starting password is replaced, so that it can be
 * sent again after a lost reply.
 */
export function passwordToJudge(
  { password, newPassword }: Typed,
  account: { hasStartingPassword: boolean } | null,
): string {
  return account?.hasStartingPassword ? tidyStartingPassword(password) : (newPassword ?? password)
}

/** The hash of the password that the learner chose in place of a starting password, which opens nothing else. */
export async function hashFirstPassword(
  { password, newPassword }: Typed,
  user: User,
  network: string,
): Promise<string> {
  const path = 'body.newPassword'
  if (newPassword === undefined) {
    const message = 'Choose your own password.'
    throw new Refusal(401, message, { fields: [{ path, message }] })
  }
  if (tidyStartingPassword(newPassword) === tidyStartingPassword(password)) {
    const message = 'Choose another password than the one on the card.'
    throw new Refusal(400, message, { fields: [{ path, message }] })
  }
  refuseWeakPassword(newPassword, user, path)
  return passwords.hash(newPassword, network)
}
