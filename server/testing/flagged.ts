import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestServer, TestStudent } from './test-server.ts'

interface CorrectedKey {
  questionId: string
  version?: number
  /** None where no option was right. */
  newKey: number | null
}

/** Corrects the key of a version as an edit does, and gives the id of the correction. */
export async function correctKey(
  { connection: { database } }: TestServer,
  { questionId, version = 1, newKey }: CorrectedKey,
): Promise<string> {
  const id = randomUUID()
  await sql`insert into corrections (id, question_id, from_version, to_version, cause)
    values (${id}, ${questionId}, ${version}, ${version}, 'A student reported it.')`.execute(database)
  await sql`insert into corrected_keys (correction_id, question_id, version, old_key, new_key)
    select ${id}, question_id, version, correct_option, ${newKey}::smallint from question_versions
    where question_id = ${questionId} and version = ${version}`.execute(database)
  await sql`update question_versions set correct_option = ${newKey}
    where question_id = ${questionId} and version = ${version}`.execute(database)
  return id
}

interface Choice {
  questionId: string
  /** The first where none is named. */
  questionVersion?: number
  option: number
  sessionId?: string
}

/** Sends a student's answer to a version of a question, as a phone does; in a new session unless one is given. */
export async function choose(
  server: TestServer,
  student: TestStudent,
  { questionId, questionVersion = 1, option, sessionId = randomUUID() }: Choice,
): Promise<void> {
  const at = new Date().toISOString()
  const sessions = [
    { id: sessionId, kind: 'practice', examType: 'JAMB', startedAt: at, questionCount: 1, durationMs: 1500 },
  ]
  const answer = { id: randomUUID(), sessionId, questionId, questionVersion, option, answeredAt: at }
  const answers = [{ ...answer, tzOffset: 60, durationMs: 1000, seq: Math.floor(performance.now() * 1000) }]
  await server.send('/api/sync/answers', {
    method: 'POST',
    as: student,
    body: { deviceId: 'phone', sessions, answers },
  })
}
