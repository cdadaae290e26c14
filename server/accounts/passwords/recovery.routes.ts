import {
  requestPasswordReset,
  resetPassword,
  sendVerificationEmail,
  verifyEmail,
} from '@sabi/shared/accounts/recovery-calls'
import type { Database } from '../../database/database.ts'
import { EmailsOfAddress } from '../../platform/limits/emails-of-address.ts'
import { insertMail } from '../../mail/outbox.queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { serve, type Route } from '../../platform/calls/serve.ts'
import { transact } from '../../database/transact.ts'
import { findLinkGrant, spendLinkToken, type LinkGrant } from './account-tokens.queries.ts'
import { grantByVerifiedEmail } from '../admin-email.queries.ts'
import { changeEmailTo } from '../change-email.ts'
import { refuseWeakPassword } from './common-passwords.ts'
import { deleteKnownDevices } from '../sign-in/known-devices.queries.ts'
import { MailLimit } from '../mail-limit.ts'
import { setPassword } from './new-password.ts'
import { passwords } from './password-hasher.ts'
import { findOwner, lockOwner, updateEmailVerified, type AccountOwner } from './recovery.queries.ts'
import { deleteOtherSessions } from '../sign-in/sessions.queries.ts'
import { rememberDevice } from '../sign-in/sessions.ts'

const resetLinkIsOver = 'The reset link may have expired. Please request a new one.'
const verificationFailed = 'Verification failed. The link may have expired.'

/** Back into an account whose password is forgotten, and the proof that an e-mail is the student's own. */
export function recoveryRoutes(platform: Platform): Route[] {
  const { database, settings } = platform
  const resetMails = new MailLimit(platform, 'reset-mails')
  const verificationMails = new MailLimit(platform, 'verification-mails')
  // Limited by address only against floods, because a whole school shares one.
  const requests = new EmailsOfAddress(platform, {
    name: 'reset-requests',
    windows: [{ seconds: 10 * 60, emails: 500 }],
    onceSeconds: 10 * 60,
    message: 'Too many requests from this network. Please wait a few minutes and try again.',
  })

  return [
    // The account is looked up when the mail is written, so that until then all addresses look alike.
    serve(requestPasswordReset, async ({ body: { email } }, { network }) => {
      await requests.demandRoom(network)
      await requests.count({ network, email })
      if (await resetMails.allows(email)) await insertMail(database, { kind: 'reset-password', address: email })
      return { message: 'If there is an account with this email, a link is on its way.' }
    }),

    serve(resetPassword, async ({ body: { token, password } }, { network, cookies }) => {
      const grant = await findLinkGrant(database, { token, kinds: ['reset-password'] })
      const found = grant && (await findOwner(database, grant.userId))
      if (found === null) throw new Refusal(400, resetLinkIsOver)
      refuseWeakPassword(password, found)
      const passwordHash = await passwords.hash(password, network)
      await transact(database, async (transaction) => {
        const { owner, provesEmail } = await spendLink(transaction, { token, grant, otherwise: resetLinkIsOver })
        await setPassword(transaction, owner, passwordHash)
        await deleteOtherSessions(transaction, { userId: owner.id })
        await deleteKnownDevices(transaction, owner.id)
        // Otherwise continued guessing would lock the owner out.
        await rememberDevice(transaction, cookies, owner.id)
        if (provesEmail) await updateEmailVerified(transaction, owner.id)
        await grantByVerifiedEmail(transaction, settings)
      })
      return { message: 'Your password has been changed.' }
    }),

    serve(verifyEmail, async ({ body: { token } }, { viewer }) => {
      const grant = await findLinkGrant(database, { token, kinds: ['verify-email', 'change-email'] })
      if (grant === null || grant.email === null) throw new Refusal(400, verificationFailed)
      const { email } = grant
      // Else a stranger who registered this address first would be made administrator by its owner's click.
      if (email === settings.ADMIN_EMAIL && viewer?.user.id !== grant.userId)
        throw new Refusal(403, 'Sign in to this account first, then open the link again.')
      await transact(database, async (transaction) => {
        const { owner, provesEmail } = await spendLink(transaction, { token, grant, otherwise: verificationFailed })
        if (grant.kind === 'change-email') await changeEmailTo(transaction, owner, email)
        else if (provesEmail) await updateEmailVerified(transaction, owner.id)
        else throw new Refusal(400, verificationFailed)
        await grantByVerifiedEmail(transaction, settings)
      })
      return { message: 'Your email is verified.', email }
    }),

    serve(sendVerificationEmail, async (_, { viewer: { user } }) => {
      const owner = await findOwner(database, user.id)
      if (owner?.isVerified) throw new Refusal(409, 'This email is already verified.')
      const { email } = user
      if (email === null) throw new Refusal(409, 'This account has no email. Add one in Settings.')
      await verificationMails.count(email)
      await insertMail(database, { kind: 'verify-email', address: email, userId: user.id })
      return { message: 'A link is on its way to your email.' }
    }),
  ]
}

/**
 * Uses a link up, in a transaction that holds its account from here on, so that of many uses at once one succeeds. It proves
 * the account's e-mail only where it was mailed to it.
 */
async function spendLink(
  transaction: Database,
  { token, grant, otherwise }: { token: string; grant: LinkGrant | null; otherwise: string },
): Promise<{ owner: AccountOwner; provesEmail: boolean }> {
  const owner = grant && (await lockOwner(transaction, grant.userId))
  if (grant === null || owner === null || !(await spendLinkToken(transaction, token))) throw new Refusal(400, otherwise)
  return { owner, provesEmail: grant.email !== null && grant.email === owner.email }
}
