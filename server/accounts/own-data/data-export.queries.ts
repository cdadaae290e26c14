import { sql } from 'kysely'
import * as z from 'zod/mini'
import { isMessageOf } from '../../contact/messages.queries.ts'
import type { Database } from '../../database/database.ts'
import { isBeingSat } from '../../database/papers-being-sat.ts'
import { typedSql } from '../../database/typed-sql.ts'
import { isMailOf } from '../../mail/mails-of-accounts.queries.ts'

/** A row of a list as the copy of a student's data shows it: column names in the reader's words. */
export type OwnRecord = Readonly<Record<string, string | number | boolean | Date | null>> & { id: string }

/** Which rows of a list are read at once. */
export interface OwnRecordsPage {
  userId: string
  /** The id of the last row of the page before; null for the first page. */
  after: string | null
  limit: number
}

/** The account itself, without what only guards it (the hash of the password, the sealed secret). */
export async function findOwnAccount(database: Database, userId: string) {
  const row = await database
    .selectFrom('users')
    .select(['id', 'name', 'email', 'user_name as userName', 'image'])
    .select(['has_starting_password as hasStartingPassword', 'made_in_class as madeInClass'])
    .select(['account_type as accountType', 'created_at as createdAt', 'email_verified_at as emailVerifiedAt'])
    .select(['leaderboard_nickname as nickname', 'exam_targets as examTargets'])
    .select('study_goals as studyGoals')
    .select(['second_factor_since as secondFactorSince', 'suspended_at as suspendedAt'])
    .select((select) =>
      select
        .selectFrom('recovery_codes')
        .whereRef('user_id', '=', 'users.id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('unusedRecoveryCodes'),
    )
    .where('id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

export const practiceSessionFields = [
  'id',
  'kind',
  'examType',
  'subject',
  'topicId',
  'startedAt',
  'finishedAt',
  'questionCount',
  'milliseconds',
  'assignmentId',
  'receivedAt',
] as const

export async function listOwnPracticeSessions(
  database: Database,
  { userId, after, limit }: OwnRecordsPage,
): Promise<OwnRecord[]> {
  return database
    .selectFrom('practice_sessions')
    .select(['id', 'kind', 'exam_type as examType', 'subject', 'topic_id as topicId'])
    .select(['started_at as startedAt', 'finished_at as finishedAt', 'question_count as questionCount'])
    .select(['duration_ms as milliseconds', 'assignment_id as assignmentId', 'received_at as receivedAt'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`${after}::uuid is null or id > ${after}`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export const answerFields = [
  'id',
  'practiceSessionId',
  'questionId',
  'questionVersion',
  'question',
  'option',
  'chosen',
  'isCorrect',
  'answeredAt',
  'minutesEastOfGreenwich',
  'milliseconds',
  'phoneId',
  'numberOnPhone',
  'openHints',
  'receivedAt',
] as const

const OwnAnswer = z.object({
  id: z.string(),
  practiceSessionId: z.string(),
  questionId: z.string(),
  questionVersion: z.int(),
  question: z.nullable(z.string()),
  option: z.int(),
  chosen: z.nullable(z.string()),
  isCorrect: z.nullable(z.boolean()),
  answeredAt: z.date(),
  minutesEastOfGreenwich: z.int(),
  milliseconds: z.int(),
  phoneId: z.string(),
  numberOnPhone: z.int(),
  openHints: z.int(),
  receivedAt: z.date(),
} satisfies Record<(typeof answerFields)[number], z.ZodMiniType>)

/**
 * Answers with the text of the question as it was seen; null if that version is no longer known. Those of a paper that is being sat do not
 * say whether they are right.
 */
export async function listOwnAnswers(
  database: Database,
  { userId, after, limit }: OwnRecordsPage,
): Promise<OwnRecord[]> {
  const { rows } = await typedSql(OwnAnswer)`
    -- Read once, not for each answer.
    with being_sat as materialized (select id from practice_sessions s where user_id = ${userId} and ${isBeingSat})
    select a.id, a.session_id as "practiceSessionId", a.question_id as "questionId", a.question_version as "questionVersion",
           v.content ->> 'text' as question, a.option, v.content -> 'options' ->> a.option as chosen,
           case when v.version is not null and a.session_id not in (select id from being_sat) then is_right(a.option, v.correct_option) end as "isCorrect",
           a.answered_at as "answeredAt", a.tz_offset as "minutesEastOfGreenwich",
           a.duration_ms as milliseconds, a.device_id as "phoneId", a.seq as "numberOnPhone", a.hints as "openHints", a.received_at as "receivedAt"
    from (
      select * from answers where user_id = ${userId} and (${after}::uuid is null or id > ${after})
      order by id limit ${limit}
    ) a
    left join question_versions v on v.question_id = a.question_id and v.version = a.question_version
    order by a.id
  `.execute(database)
  return rows
}

export const reportedScoreFields = [
  'id',
  'examType',
  'subject',
  'topicId',
  'score',
  'totalQuestions',
  'seconds',
  'reportedAt',
] as const

export async function listOwnReportedScores(
  database: Database,
  { userId, after, limit }: OwnRecordsPage,
): Promise<OwnRecord[]> {
  return database
    .selectFrom('reported_attempts')
    .select(['id', 'exam_type as examType', 'subject', 'topic_id as topicId', 'score'])
    .select(['total_questions as totalQuestions', 'time_spent_s as seconds', 'reported_at as reportedAt'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`${after}::uuid is null or id > ${after}`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The account's sign-ins, its known devices, and wrong attempts on others. */
export async function listOwnDevices(database: Database, userId: string) {
  const [signedIn, known, tries] = await Promise.all([
    database
      .selectFrom('sessions')
      .select(['id', 'device', 'created_at as signedInAt', 'last_used_at as lastUsedAt', 'expires_at as endsAt'])
      .select(['is_shared as isShared', 'has_second_factor as hasSecondFactor'])
      .select(sql<string | null>`encode(network_mark, 'hex')`.as('networkMark'))
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('known_devices')
      .select(['last_used_at as lastSignInAt', 'wrong_tries as wrongTries'])
      .where('user_id', '=', userId)
      .orderBy('last_used_at')
      .execute(),
    database
      .selectFrom('sign_in_tries')
      .select(['taken', 'wrong', 'tried_at as lastTryAt', 'waits_until as waitsUntil'])
      .where('user_id', '=', userId)
      .execute(),
  ])
  return { signedIn, known, wrongTries: tries }
}

/** Mail to the account, and the links that such mail brought; not the links themselves, which nobody keeps. */
export async function listOwnMails(database: Database, { userId, email }: { userId: string; email: string | null }) {
  const [mails, links] = await Promise.all([
    database
      .selectFrom('mails')
      .select(['id', 'kind', 'address', 'details', 'created_at as writtenAt', 'sent_at as sentAt', 'tries'])
      .select(['next_try_at as nextTryAt', 'failed_at as failedAt', 'last_error as lastError'])
      .where(isMailOf({ userId, email }))
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('account_tokens')
      .select(['kind', 'email', 'created_at as madeAt', 'expires_at as expiresAt', 'used_at as usedAt'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  ])
  return { mails, links }
}

/** The student's messages to the people who run the site. */
export async function listOwnMessages(database: Database, userId: string) {
  return database
    .selectFrom('messages')
    .select(['id', 'name', 'email', 'subject', 'message', 'sent_at as sentAt'])
    .where(isMessageOf(userId))
    .orderBy('sent_at')
    .execute()
}

/** Replies of the tutor that the student reported. */
export async function listOwnTutorReports(database: Database, userId: string) {
  return database
    .selectFrom('tutor_reports')
    .select(['id', 'question', 'reply', 'mode', 'reported_at as reportedAt'])
    .where('user_id', '=', userId)
    .orderBy('reported_at')
    .execute()
}

/** The student's reports with their outcomes, and the corrections that the student was told about. */
export async function listOwnFlags(database: Database, userId: string) {
  const [reported, toldOf] = await Promise.all([
    database
      .selectFrom('flags')
      .select(['id', 'question_id as questionId', 'question_version as questionVersion', 'reason', 'status'])
      .select(['flagged_at as reportedAt', 'decided_at as decidedAt', 'reviewed_at as reviewedAt', 'told_at as toldAt'])
      .select('correction_id as correctionId')
      .where('user_id', '=', userId)
      .orderBy('flagged_at')
      .execute(),
    database
      .selectFrom('seen_corrections')
      .innerJoin('corrections', 'corrections.id', 'seen_corrections.correction_id')
      .select(['correction_id as correctionId', 'question_id as questionId', 'seen_at as seenAt'])
      .where('user_id', '=', userId)
      .orderBy('seen_at')
      .execute(),
  ])
  return { reported, toldOf }
}

/** The generations that the student asked for, with the ids of what was made. */
export async function listOwnGenerations(database: Database, userId: string) {
  return database
    .selectFrom('generations')
    .select(['id', 'subject', 'exam_type as examType', 'topic_ids as topicIds', 'wanted', 'state', 'message'])
    .select(['started_at as startedAt', 'alive_at as lastSignOfLifeAt', 'finished_at as finishedAt'])
    .select(
      sql<string[]>`array(select question_id from generated_questions g
        where g.user_id = generations.user_id and g.generation_id = generations.id
        order by position)`.as('questionIds'),
    )
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .execute()
}

/** What administrators did to the account, and what it did as an administrator. */
export async function listOwnAdministration(database: Database, userId: string) {
  const [acts, imports] = await Promise.all([
    database
      .selectFrom('audit')
      .select(['id', 'at', 'action', 'details', 'is_command_line as isCommandLine'])
      .select([
        sql<boolean>`actor_id is not distinct from ${userId}`.as('byYou'),
        sql<boolean>`subject_id is not distinct from ${userId}`.as('aboutYou'),
      ])
      .where((where) => where.or([where('actor_id', '=', userId), where('subject_id', '=', userId)]))
      .orderBy('at')
      .execute(),
    database
      .selectFrom('imports')
      .select(['id', 'kind', 'imported_at as importedAt', 'file_name as fileName', 'format', 'added'])
      .select('undone_at as undoneAt')
      .where('imported_by', '=', userId)
      .orderBy('imported_at')
      .execute(),
  ])
  return { acts, imports }
}
