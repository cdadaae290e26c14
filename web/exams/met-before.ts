import { getMemory } from '@sabi/shared/plan/calls'
import type { MetBefore } from '@sabi/shared/exams/met-before'
import { listFirstAnswers } from '../offline/answers/first-answers.ts'
import { byOwnClock } from '../platform/time.ts'
import { knownReply } from '../platform/server/queries.ts'
import { satPapers, type SatQuestion } from './sat-papers.ts'

/** Papers whose questions are asked last again. */
const latestPapers = 3

/**
 * What the student has met before: the papers and answers that this phone keeps, and what the server told of their memory. The memory
 * has questions without variants by their ids; of the others it names only the family, so that variants which were answered more than
 * 30 days ago, or on another phone, count as new.
 */
export async function metBefore(userId: string): Promise<MetBefore> {
  const [papers, answers] = await Promise.all([satPapers(userId), listFirstAnswers(userId)])
  const memory = knownReply(getMemory, byOwnClock(userId))
  const times = [
    ...answers.map(({ questionId, answeredAt }) => ({ id: questionId, at: Date.parse(answeredAt) })),
    ...[...(memory?.data ?? []), ...(memory?.today ?? [])].map(({ skill, at }) => ({ id: skill, at })),
    ...(memory?.slips ?? []).map(({ questionId, at }) => ({ id: questionId, at })),
  ]
  return {
    seen: idsIn(papers.slice(0, latestPapers)),
    sat: idsIn(papers),
    answeredAt: new Map(times.sort((one, other) => one.at - other.at).map(({ id, at }) => [id, at])),
  }
}

function idsIn(papers: readonly SatQuestion[][]): Set<string> {
  return new Set(papers.flat().map(({ id }) => id))
}
