import { isSameChallenge, keyOf, type Challenge } from '@sabi/shared/challenges/challenge'
import type { ShownQuestion } from '@sabi/shared/content/question'
import { startSession, type PracticeSession } from '@sabi/shared/practice/session'
import { getQuestion } from '@sabi/shared/subjects/calls'
import { keepStep } from '../offline/answers/answers.ts'
import { dropOldSessions, findSession, listSessions } from '../offline/answers/session-store.ts'
import { newId } from '../offline/device.ts'
import { readQuestions } from '../offline/questions/question-store.ts'
import { request } from '../platform/server/request.ts'
import { challengeIn, queryOf } from './own-result.ts'

/** The student's session that a challenge was made of, or that answers it; null if this phone has none. */
export async function findSessionOf(userId: string, challenge: Challenge): Promise<PracticeSession | null> {
  const sessions = await listSessions(userId).catch(() => [])
  const row = sessions.find((session) => isSameChallenge(challenge, challengeIn(session.challenge)))
  return row === undefined ? null : findSession(userId, row.id)
}

/**
 * The questions of a challenge in their order. What this phone lacks, or has in an older version, is fetched one by one, because a
 * subject would cost more data. Those that can't be had in the friend's version are left out.
 */
export async function readChallenge({ keys }: Challenge): Promise<ShownQuestion[]> {
  const ids = keys.map((key) => key.replace(/\*.*/, ''))
  const here = new Map((await readQuestions(ids)).map((question) => [keyOf(question), question]))
  const find = async (key: string, id = '') =>
    here.get(key) ??
    request(getQuestion, { params: { id } }).then(
      ({ question }) => question,
      () => null,
    )
  const found = await Promise.all(keys.map((key, place) => find(key, ids[place])))
  return found.flatMap((question, place) => (question !== null && keyOf(question) === keys[place] ? question : []))
}

/**
 * Begins a session with the questions of a challenge, in their order, and returns its id; null without a question. One that was begun
 * before, as in another tab, continues.
 */
export async function startChallenge(
  userId: string,
  challenge: Challenge,
  questions: readonly ShownQuestion[],
): Promise<string | null> {
  const begun = await findSessionOf(userId, challenge)
  if (begun !== null) return begun.id
  const [subject = 'ALL', ...others] = new Set(questions.map((question) => question.subject))
  const session = startSession({
    id: newId(),
    kind: 'practice',
    filter: { subject: others.length === 0 ? subject : 'ALL', examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' },
    isTest: true,
    questions,
    at: Date.now(),
    random: Math.random,
  })
  if (session === null) return null
  await keepStep({ userId, session: { ...session, challenge: queryOf(challenge) }, answer: null })
  dropOldSessions(userId).catch(() => undefined)
  return session.id
}
