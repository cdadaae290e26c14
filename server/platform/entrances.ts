import * as accounts from '@sabi/shared/accounts/calls'
import { deleteMyAccount } from '@sabi/shared/accounts/own-data-calls'
import * as recovery from '@sabi/shared/accounts/recovery-calls'
import { beginSecondFactor, removeSecondFactor } from '@sabi/shared/accounts/second-factor-calls'
import { changeEmail, changePassword } from '@sabi/shared/accounts/settings-calls'
import { sendTestMail, setUpSite } from '@sabi/shared/administration/site-calls'
import type { Call } from '@sabi/shared/contract/call'
import { generate } from '@sabi/shared/generator/calls'
import { bulkImportQuestions, bulkImportTopics } from '@sabi/shared/subjects/import-calls'
import { sendAnswers } from '@sabi/shared/sync/calls'
import { chat } from '@sabi/shared/tutor/calls'
import type { Entrance } from './gate.ts'

const entranceByCall = new Map<Call, Entrance>([
  [sendAnswers, 'answers'],
  ...list('passwords', [
    accounts.register,
    accounts.login,
    recovery.resetPassword,
    changePassword,
    changeEmail,
    deleteMyAccount,
    beginSecondFactor,
    removeSecondFactor,
    setUpSite,
  ]),
  ...list('sessions', [
    accounts.session,
    accounts.logout,
    recovery.requestPasswordReset,
    recovery.verifyEmail,
    recovery.sendVerificationEmail,
  ]),
  ...list('others', [chat, generate, bulkImportQuestions, bulkImportTopics, sendTestMail]),
])

/** Returns the queue for a call, by its priority and by what it waits for. */
export function entranceOf(call: Call): Entrance {
  return entranceByCall.get(call) ?? 'reads'
}

function list(entrance: Entrance, calls: readonly Call[]): [Call, Entrance][] {
  return calls.map((call) => [call, entrance])
}
