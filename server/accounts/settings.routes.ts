import { signInName } from '@sabi/shared/accounts/account'
import {
  changeEmail,
  changeExamTargets,
  changeName,
  changeNickname,
  changePassword,
  changeStudyGoals,
  getSettings,
} from '@sabi/shared/accounts/settings-calls'
import { limitOfCall } from '../platform/limits/limits.ts'
import { insertMail } from '../mail/outbox.queries.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { getSiteNames } from '../platform/pages/site.queries.ts'
import { transact } from '../database/transact.ts'
import { voidEmailChanges } from './passwords/account-tokens.queries.ts'
import { lockPassword } from './accounts.queries.ts'
import { refuseWeakPassword } from './passwords/common-passwords.ts'
import { mailboxMark, MailLimit } from './mail-limit.ts'
import { setPassword } from './passwords/new-password.ts'
import { hasPlainLetters, isFitNickname, nicknameKey, tidyNickname } from './nickname.ts'
import { PasswordChecks } from './passwords/password-checks.ts'
import { passwords } from './passwords/password-hasher.ts'
import { lockOwner } from './passwords/recovery.queries.ts'
import { renewSession } from './sign-in/sessions.ts'
import {
  getAccountSettings,
  updateExamTargets,
  updateName,
  updateNickname,
  updateStudyGoals,
} from './settings.queries.ts'
import { orTaken } from './unique.ts'

const unusualLetters = 'Use only English letters, with or without accents and dots, and the digits 0 to 9.'

/** Account settings: name, exams, goals, nickname, password, e-mail. */
export function settingsRoutes(platform: Platform): Route[] {
  const { database, pool, settings } = platform
  const checks = new PasswordChecks(platform)
  const markOf = mailboxMark(settings)
  const passwordChanges = limitOfCall(pool, changePassword.limits.anHour, {
    name: 'password-changes',
    message: "You've changed your password several times already. Please try again in an hour.",
  })
  const requests = new MailLimit(platform, 'email-changes')
  const mailsToAddress = new MailLimit(platform, 'email-change-mails')

  function refuseWhenOff(): void {
    if (!settings.SETTINGS_ENABLED) throw new Refusal(403, 'Settings are turned off on this site.')
  }

  return [
    serve(getSettings, async (_, { viewer: { user } }) => ({
      data: {
        ...(await getAccountSettings(database, user.id)),
        areSettingsEnabled: settings.SETTINGS_ENABLED,
        canMail: settings.SMTP_URL !== undefined,
      },
    })),

    serve(changeName, async ({ body: { name } }, { viewer: { user } }) => {
      refuseWhenOff()
      return { user: await updateName(database, { userId: user.id, name }) }
    }),

    serve(changeExamTargets, async ({ body }, { viewer: { user } }) => {
      refuseWhenOff()
      const examTargets = { ...body, examTypes: [...new Set(body.examTypes)] }
      await updateExamTargets(database, { userId: user.id, examTargets })
      return { examTargets }
    }),

    serve(changeStudyGoals, async ({ body }, { viewer: { user } }) => {
      refuseWhenOff()
      const studyGoals = { ...body, subjects: [...new Set(body.subjects)] }
      await updateStudyGoals(database, { userId: user.id, studyGoals })
      return { studyGoals }
    }),

    serve(changeNickname, async ({ body: { nickname } }, { viewer: { user } }) => {
      // Leaving is a right; joining is a setting.
      if (nickname !== null) refuseWhenOff()
      const chosen = nickname && tidyNickname(nickname)
      if (chosen !== null) await refuseUnfit(platform, user.id, chosen)
      const key = chosen && nicknameKey(chosen)
      if (!(await orTaken(updateNickname(database, { userId: user.id, nickname: chosen, key }))))
        throw refusedNickname(409, 'That nickname is taken.')
      return { nickname: chosen }
    }),

    // This and the rest of what keeps an account safe works where settings are turned off, too.
    serve(changePassword, async ({ body: { currentPassword, newPassword } }, context) => {
      const { user } = context.viewer
      const judgedHash = await checks.demand(context, currentPassword, 'body.currentPassword')
      refuseWeakPassword(newPassword, user, 'body.newPassword')
      await passwordChanges.count(markOf(signInName(user)))
      const passwordHash = await passwords.hash(newPassword, context.network)
      await transact(database, async (transaction) => {
        const owner = await lockOwner(transaction, user.id)
        const judged = await lockPassword(transaction, { userId: user.id, passwordHash: judgedHash })
        if (owner === null || judged === null) throw new Refusal(401, 'Please sign in first.')
        await setPassword(transaction, owner, passwordHash)
        await renewSession(transaction, context)
      })
      return {}
    }),

    // The reply says nothing of whether the address is taken: only who reads its mail may learn that.
    serve(changeEmail, async ({ body: { email, password } }, context) => {
      refuseWhenOff()
      const { user } = context.viewer
      const judgedHash = await checks.demand(context, password)
      if (email === user.email)
        throw new Refusal(400, 'That is already your email address.', {
          fields: [{ path: 'body.email', message: 'That is already your email address.' }],
        })
      await requests.count(signInName(user))
      if (await mailsToAddress.allows(email))
        await transact(database, async (transaction) => {
          // Else a link asked for under the old password could come after the change that ends all such links.
          const judged = await lockPassword(transaction, { userId: user.id, passwordHash: judgedHash })
          if (judged === null) throw new Refusal(401, 'Please sign in first.')
          // A student who mistyped the address earlier does not want its owner to get the account.
          await voidEmailChanges(transaction, user.id)
          await insertMail(transaction, { kind: 'change-email', address: email, userId: user.id })
        })
      return { message: 'Open the link that we sent to your new email.' }
    }),
  ]
}

async function refuseUnfit({ database, settings }: Platform, userId: string, nickname: string): Promise<void> {
  const { name, email, userName, isEmailVerified } = await getAccountSettings(database, userId)
  if (!isEmailVerified) throw new Refusal(403, email === null ? 'Add an email first.' : 'Verify your email first.')
  if (!hasPlainLetters(nickname)) throw refusedNickname(400, unusualLetters)
  const { name: siteName } = await getSiteNames(database, settings)
  if (!isFitNickname(nickname, { name, email: email ?? '', userName: userName ?? '', siteName }))
    throw refusedNickname(400, 'Please choose another nickname.')
}

function refusedNickname(status: 400 | 409, message: string): Refusal {
  return new Refusal(status, message, { fields: [{ path: 'body.nickname', message }] })
}
