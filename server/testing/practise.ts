import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { testBank } from './test-bank.ts'
import type { TestServer, TestStudent } from './test-server.ts'

/** The key of a question of the test bank. */
export const keyOf = (id: string) => testBank.questions.find((question) => question.id === id)?.correctOption ?? 0

interface Practice {
  as: TestStudent
  /** When the first question is answered. */
  at: string
  /** For each question, by its id, true for a right answer; a minute apart. */
  answers: Record<string, boolean>
  /** Time on each question. */
  durationMs?: number
  /** Hints open at each answer. */
  hints?: number
  /** Given for a session on one topic. */
  topicId?: string
  /** The id of a paper that is being sat; practice otherwise. */
  paper?: string
}

/** Sends a session in which these questions are answered. */
export async function practise(
  server: TestServer,
  { as, at, answers, durationMs = 30_000, hints, topicId, paper }: Practice,
): Promise<void> {
  const sessionId = paper ?? randomUUID()
  const sent = Object.entries(answers).map(([questionId, isRight], place) => ({
    id: randomUUID(),
    sessionId,
    questionId,
    questionVersion: 1,
    option: (keyOf(questionId) + (isRight ? 0 : 1)) % 4,
    answeredAt: new Date(Date.parse(at) + place * 60_000).toISOString(),
    tzOffset: 60,
    durationMs,
    seq: place,
    hints,
  }))
  const kind = paper === undefined ? { kind: 'practice', finishedAt: at } : { kind: 'exam' }
  const session = { id: sessionId, examType: 'JAMB', startedAt: at, topicId, ...kind }
  const body = { deviceId: 'phone', sessions: [session], answers: sent }
  const { body: reply } = await server.send('/api/sync/answers', { method: 'POST', as, body })
  expect(reply['saved']).toHaveLength(sent.length)
}

/** Sends a session in which one question is answered wrong first and then right. */
export async function changeMind(server: TestServer, { as, questionId }: { as: TestStudent; questionId: string }) {
  const sessionId = randomUUID()
  const answers = [keyOf(questionId) + 1, keyOf(questionId)].map((option, seq) => ({
    id: randomUUID(),
    sessionId,
    questionId,
    questionVersion: 1,
    option: option % 4,
    answeredAt: '2026-11-23T10:00:00.000Z',
    tzOffset: 60,
    durationMs: 9000,
    seq,
  }))
  const { body } = await server.send('/api/sync/answers', { method: 'POST', as, body: { deviceId: 'phone', answers } })
  expect(body['saved']).toHaveLength(2)
}

/** Sends the end of a paper. */
export async function handIn(server: TestServer, { as, paper, at }: Pick<Practice, 'as' | 'at'> & { paper: string }) {
  const session = { id: paper, kind: 'exam', examType: 'JAMB', startedAt: at, finishedAt: new Date().toISOString() }
  const body = { deviceId: 'phone', sessions: [session], answers: [] }
  expect((await server.send('/api/sync/answers', { method: 'POST', as, body })).status).toBe(200)
}
