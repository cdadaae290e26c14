import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { success } from '../contract/reply.ts'
import { Email, Name, NewPassword, Nickname, Password, User } from './account.ts'
import { ExamTargets, StudyGoals } from './study.ts'

/** The account without its answers, as its owner sees it. */
export const AccountSettings = z.object({
  /** False while the operator has turned settings off: only the rights to see, take and delete one's data stay. */
  areSettingsEnabled: z.boolean(),
  name: z.string(),
  email: z.nullable(z.string()),
  userName: z._default(z.nullable(z.string()), null),
  isEmailVerified: z.boolean(),
  /** True if this site can send mail at all. */
  canMail: z.boolean(),
  examTargets: ExamTargets,
  studyGoals: StudyGoals,
  /** Null while not on the leaderboard. */
  nickname: z.nullable(z.string()),
  hasSecondFactor: z.boolean(),
})
export type AccountSettings = z.infer<typeof AccountSettings>

export const getSettings = call({
  method: 'GET',
  path: '/api/account/settings',
  access: 'student',
  summary: 'The account, without its answers',
  reply: success({ data: AccountSettings }),
})

export const changeName = call({
  method: 'PUT',
  path: '/api/account/name',
  access: 'student',
  summary: "Changes the account's name",
  body: z.object({ name: Name }),
  reply: success({ user: User }),
  badInput: 'Enter a name of at most 100 letters.',
})

export const changeExamTargets = call({
  method: 'PUT',
  path: '/api/account/exams',
  access: 'student',
  summary: 'Changes the exams the student is preparing for',
  body: ExamTargets,
  reply: success({ examTargets: ExamTargets }),
})

export const changeStudyGoals = call({
  method: 'PUT',
  path: '/api/account/goals',
  access: 'student',
  summary: 'Changes the subjects the student studies, and the minutes a day',
  body: StudyGoals,
  reply: success({ studyGoals: StudyGoals }),
})

export const changeNickname = call({
  method: 'PUT',
  path: '/api/account/nickname',
  access: 'student',
  summary: 'Joins the leaderboard under a nickname, or leaves it with null; needs a verified e-mail to join',
  body: z.object({ nickname: z.nullable(Nickname) }),
  reply: success({ nickname: z.nullable(z.string()) }),
  badInput: 'A nickname has 3 to 20 letters or digits.',
})

export const changePassword = call({
  method: 'PUT',
  path: '/api/account/password',
  access: 'student',
  entrance: 'passwords',
  // Each one mails the owner, and the address may be someone else's.
  limits: { anHour: { times: 10, per: 'hour', of: 'account' } },
  summary: 'Changes the password, signs out all other devices and renews this session’s token',
  body: z.object({ currentPassword: Password, newPassword: NewPassword }),
  reply: success({}),
  badInput: { newPassword: 'Password must be at least 8 characters long.' },
})

export const changeEmail = call({
  method: 'PUT',
  path: '/api/account/email',
  access: 'student',
  entrance: 'passwords',
  summary: 'Mails a link to the new address; the address changes when that link is opened',
  body: z.object({ email: Email, password: Password }),
  reply: success({ message: z.string() }),
  badInput: { email: 'Enter an email like name@example.com' },
})
