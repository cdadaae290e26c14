import type { AccountSettings } from '@sabi/shared/accounts/settings-calls'

/** The settings of a student with a verified e-mail, as a reply of the server. */
export function settingsReply(changes: Partial<AccountSettings> = {}) {
  const data: AccountSettings = {
    areSettingsEnabled: true,
    name: 'Amina Bello',
    email: 'amina.bello@example.com',
    userName: null,
    isEmailVerified: true,
    canMail: true,
    examTargets: { examTypes: ['JAMB'], year: null },
    studyGoals: { subjects: [], minutesADay: null },
    nickname: null,
    hasSecondFactor: false,
    ...changes,
  }
  return { json: { success: true, data } }
}
