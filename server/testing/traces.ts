import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { insertAudit } from '../platform/audit.queries.ts'
import { answer, practiceSession } from './sample-inputs.ts'
import type { TestServer, TestStudent } from './test-server.ts'

/** Texts that would be found in a dump if anything of a student were left: each is unique. */
export const canary = {
  name: 'Zubaida Canary-Okonkwo',
  nickname: 'Canary Kestrel',
  phone: 'canary-phone-7f3a',
  browser: 'Canary-Browser',
}

/** Leaves traces of a student in every table that can hold one, and a value in every column. */
export async function leaveTraces(
  server: TestServer,
  student: TestStudent,
  { id, phone }: { id: string; phone: string },
): Promise<void> {
  const { database } = server.connection
  const { id: userId, email } = student.user
  const sessionId = randomUUID()
  const answers = [{ ...answer(sessionId, id), option: 3, seq: 4321 }]
  const sessions = [
    { ...practiceSession(sessionId), subject: 'physics', topicId: 'phy-1', finishedAt: '2026-11-20T11:00:00Z' },
  ]
  await server.send('/api/sync/answers', { method: 'POST', as: student, body: { deviceId: phone, sessions, answers } })
  // Sums computed on read, and a session that changed since.
  await server.send('/api/scores/exam-stats', { as: student })
  await sql`insert into stale_sessions (user_id, session_id) values (${userId}, ${sessionId})`.execute(database)
  const score = { examType: 'JAMB', score: 3, totalQuestions: 7, timeSpent: 61, subject: 'physics', topicId: 'phy-1' }
  await server.send('/api/scores', { method: 'POST', as: student, body: score })
  await server.send('/api/auth/reset-password', { method: 'POST', body: { email } })
  await server.send('/api/auth/login', { method: 'POST', body: { email, password: 'a wrong one' } })
  const nickname = phone === canary.phone ? canary.nickname : 'Another Nickname'
  await sql`update users set email_verified_at = now(), leaderboard_nickname = ${nickname}, image = ${`picture of ${userId}`},
    leaderboard_nickname_key = ${nickname.toLowerCase().replace(' ', '')}, second_factor_secret = ${Buffer.from(userId)},
    second_factor_since = now(), second_factor_step = 59123456 where id = ${userId}`.execute(database)
  await sql`insert into recovery_codes (user_id, code_hash) values (${userId}, ${Buffer.from(userId)})`.execute(
    database,
  )
  await sql`update sign_in_tries set waits_until = now() where user_id = ${userId}`.execute(database)
  await sql`update sessions set device = ${`${canary.browser} of ${userId}`} where user_id = ${userId}`.execute(
    database,
  )
  await sql`update mails set sent_at = now(), failed_at = now(), last_error = ${`refused ${email}`},
    details = ${JSON.stringify({ to: userId })} where user_id = ${userId} or address = ${email}`.execute(database)
  await sql`insert into account_tokens (token_hash, kind, user_id, email, expires_at, used_at)
    values (${Buffer.from(userId)}, 'change-email', ${userId}, ${`next-${email}`}, now(), now())`.execute(database)
  for (const actor of [{ userId }, 'command line'] as const)
    await insertAudit(database, { action: 'granted', actor, subjectId: userId, details: { by: 'ADMIN_EMAIL' } })
  await sql`insert into messages (id, user_id, name, email, subject, message)
    values (${randomUUID()}, ${userId}, ${`sender ${userId}`}, ${email}, ${`about ${userId}`}, ${`words of ${userId}`})
  `.execute(database)
  const generationId = randomUUID()
  await sql`insert into generations (id, user_id, subject, exam_type, topic_ids, wanted, state, message, finished_at)
    values (${generationId}, ${userId}, 'physics', 'JAMB', array['phy-1'], 41, 'failed', ${`told ${userId}`}, now())
  `.execute(database)
  await sql`insert into generated_questions (user_id, question_id, generation_id, position)
    values (${userId}, 'che-1-3', ${generationId}, 1)`.execute(database)
  await sql`insert into imports (id, kind, format, added, file_name, imported_by, undone_at)
    values (${randomUUID()}, 'questions', 'csv', 1, ${`questions of ${userId}.csv`}, ${userId}, now())`.execute(
    database,
  )
  await sql`insert into leaderboard_leaders (board, user_id, correct, answered) values ('all', ${userId}, 917, 918)`.execute(
    database,
  )
  await leaveClasses(server, student)
  await leaveReports(server, student)
  const report = { id: randomUUID(), question: `asked by ${userId}`, reply: `said to ${userId}`, mode: 'model' }
  await server.send('/api/ai/reports', { method: 'POST', as: student, body: report })
}

/** Classes that they taught, one of them closed, and their name in a class. */
async function leaveClasses({ connection: { database } }: TestServer, { user }: TestStudent): Promise<void> {
  const code = user.id.slice(0, 6).toUpperCase()
  await sql`insert into classes (id, teacher_id, name, subjects, code, closed_at) values
    (gen_random_uuid(), ${user.id}, 'SS2 Science', '{physics}', ${code}, null),
    (gen_random_uuid(), ${user.id}, 'SS3 Science', '{physics}', null, now())`.execute(database)
  await sql`insert into class_members (class_id, user_id, name)
    select id, ${user.id}, ${`shown name of ${user.id}`} from classes where code = ${code}`.execute(database)
}

/** What they reported and were told about a question, and what they did to one as an administrator. */
async function leaveReports({ connection: { database } }: TestServer, { user }: TestStudent): Promise<void> {
  const correctionId = randomUUID()
  await sql`insert into corrections (id, question_id, from_version, to_version, cause, corrected_by)
    values (${correctionId}, 'che-1-4', 1, 1, 'A student reported it.', ${user.id})`.execute(database)
  await sql`insert into seen_corrections (user_id, correction_id) values (${user.id}, ${correctionId})`.execute(
    database,
  )
  await sql`insert into flags (id, user_id, question_id, question_version, reason, status, decided_at, decided_by, correction_id,
      told_at, reviewed_at)
    values (${randomUUID()}, ${user.id}, 'che-1-4', 1, ${`The marked answer is wrong. Said by ${user.id}`}, 'resolved', now(), ${user.id}, ${correctionId},
      now(), now())`.execute(database)
  await sql`insert into question_versions (question_id, version, content, content_hash, correct_option, option_count, made_by)
    select ${`edited-${correctionId}`}, 1, content, content_hash, correct_option, option_count, ${user.id}
    from question_versions where question_id = 'che-1-4'`.execute(database)
}
