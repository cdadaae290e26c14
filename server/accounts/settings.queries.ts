import type { User } from '@sabi/shared/accounts/account'
import type { ExamTargets, StudyGoals } from '@sabi/shared/accounts/study'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { presentUser } from './accounts.queries.ts'

/** The account without its answers. */
export async function getAccountSettings(database: Database, userId: string) {
  return database
    .selectFrom('users')
    .select(['name', 'email', 'user_name as userName', 'leaderboard_nickname as nickname'])
    .select(['exam_targets as examTargets', 'study_goals as studyGoals'])
    .select(sql<boolean>`email_verified_at is not null`.as('isEmailVerified'))
    .select(sql<boolean>`second_factor_since is not null`.as('hasSecondFactor'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function updateName(
  database: Database,
  { userId, name }: { userId: string; name: string },
): Promise<User> {
  const row = await database
    .updateTable('users')
    .set({ name })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return presentUser(row)
}

export async function updateExamTargets(
  database: Database,
  { userId, examTargets }: { userId: string; examTargets: ExamTargets },
): Promise<void> {
  await database
    .updateTable('users')
    .set({ exam_targets: JSON.stringify(examTargets) })
    .where('id', '=', userId)
    .execute()
}

export async function updateStudyGoals(
  database: Database,
  { userId, studyGoals }: { userId: string; studyGoals: StudyGoals },
): Promise<void> {
  await database
    .updateTable('users')
    .set({ study_goals: JSON.stringify(studyGoals) })
    .where('id', '=', userId)
    .execute()
}

/** Sets the nickname with the key that it is compared by, or takes both away. Fails on a nickname that is taken. */
export async function updateNickname(
  database: Database,
  { userId, nickname, key }: { userId: string; nickname: string | null; key: string | null },
): Promise<void> {
  await database
    .updateTable('users')
    .set({ leaderboard_nickname: nickname, leaderboard_nickname_key: key })
    .where('id', '=', userId)
    .execute()
}
