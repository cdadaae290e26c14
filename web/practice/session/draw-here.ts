import { blueprintOf } from '@sabi/content/blueprint'
import { withPassagesTogether } from '@sabi/shared/content/passage-order'
import { familyOf } from '@sabi/shared/content/family-of'
import { getMemory } from '@sabi/shared/plan/calls'
import { candidatesFor, rankInDraw, type KnownOfStudent } from '@sabi/shared/plan/draw-rank'
import { shuffle } from '@sabi/shared/practice/random'
import { drawSession } from '@sabi/shared/practice/sampler'
import { everyTopic, listTopics, maximumSessionLength, type QuestionFilter } from '@sabi/shared/subjects/calls'
import { withTimeout } from '../../platform/with-timeout.ts'
import { matchingIds, readQuestions } from '../../offline/questions/question-store.ts'
import { knownReply } from '../../platform/server/queries.ts'
import { useSession } from '../../platform/server/session.ts'
import { learnerHere, skillOf } from '../../plan/learner-here.ts'
import { byOwnClock } from '../../platform/time.ts'
import { drawingByMemory } from '../setup/session-choices.ts'
import type { DrawnQuestions } from './local-questions.ts'

/** How many candidates are read: enough of each kind for the session, and fast on a slow phone. */
const mostRead = (length: number) => Math.min(Math.max(6 * length, 60), 4 * maximumSessionLength)

/** How long a session waits to learn what was answered before. */
const patienceMs = 500

/**
 * Draws a session of this length from this phone, which opens with `first`, by the same rules as the server. Unless the student turned
 * it off, skills come first that are due or new, in any order, and of each skill the questions that the student has not met. A first
 * session has no hard questions, if the server's reply says that it is the first.
 */
export async function drawHere(filter: QuestionFilter, length: number, first?: string): Promise<DrawnQuestions> {
  const [ids, known] = await Promise.all([matchingIds(filter), knownHere()])
  const rankOf = rankBy(known)
  const wanted = candidatesOf(
    ids.filter((id) => id !== first),
    rankOf,
  )
  const most = mostRead(length)
  const ofRank = filter.subject === 'ALL' ? Math.ceil(most / 2) : most
  // The other half is drawn at random, so that a mix has every subject whatever is due.
  const others = shuffle(wanted.slice(ofRank), Math.random).slice(0, most - ofRank)
  const opening = ids.filter((id) => id === first)
  const read = await readQuestions([...opening, ...wanted.slice(0, ofRank), ...others])
  const unitByTopic = unitsOfTopics()
  const candidates = read.map((question) => ({ ...question, unit: unitByTopic.get(question.topicId) ?? 0 }))
  const questions = drawSession({
    candidates: known?.hasReply ? candidatesFor(known, { candidates, count: length, first }) : candidates,
    count: length,
    blueprintOf: (subject) => blueprintOf(subject, filter.examType),
    random: Math.random,
    first,
    rankOf: ({ id }) => rankOf(id),
  })
  return { questions, matching: ids.length }
}

/** The ids by rank. Of each skill one question is enough; others of it follow. */
function candidatesOf(ids: readonly string[], rankOf: (id: string) => number): string[] {
  const placed = new Set<string>()
  const placeOf = (id: string, rank: number) => {
    const isAnother = placed.has(skillOf(id))
    placed.add(skillOf(id))
    return isAnother ? Math.max(rank, anotherOfSkill) : rank
  }
  const ordered = shuffle(ids, Math.random)
    .map((id) => ({ id, rank: rankOf(id) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ id, rank }) => ({ id, place: placeOf(id, rank) }))
    .sort((one, other) => one.place - other.place)
  return withPassagesTogether(ordered).map(({ id }) => id)
}

/** What is known of the student, and whether the server's reply is part of it; null if it can't be read soon, or must not count. */
async function knownHere(): Promise<(KnownOfStudent & { hasReply: boolean }) | null> {
  const userId = useSession.getState().user?.id
  if (userId === undefined || drawingByMemory.get() === 'off') return null
  const hasReply = knownReply(getMemory, byOwnClock(userId)) !== undefined
  const known = await withTimeout(learnerHere(userId), patienceMs).catch(() => null)
  return known && { memories: known.learner.skills, answered: known.answered, now: Date.now(), hasReply }
}

/** Ranks a question by what its skill needs, lowest first: due or new, and last what was asked lately. */
function rankBy(known: KnownOfStudent | null): (id: string) => number {
  return known === null ? () => 0 : (id) => rankInDraw({ id, family: familyOf(id) }, known)
}

/** The rank of another question of a skill: after everything new or due. */
const anotherOfSkill = 1

/** From the list of topics on this phone; without it, units are not balanced. */
function unitsOfTopics(): Map<string, number> {
  return new Map(knownReply(listTopics, everyTopic)?.data.map(({ id, unit }) => [id, unit]))
}
