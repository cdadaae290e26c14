import { byPassage } from '../content/passage-order.ts'
import type { Difficulty } from '../content/question.ts'
import { standingOf } from './learner.ts'
import type { Memory } from './memory.ts'

/** The memory and the answered questions of the student for whom questions are drawn. */
export interface KnownOfStudent {
  /** The memory of every skill that was asked, by the skill's name. */
  memories: ReadonlyMap<string, Memory>
  /** The ids of the questions that they have met. */
  answered: ReadonlySet<string>
  /** Epoch milliseconds. */
  now: number
}

/** A question without variants comes again a day after a wrong answer at the earliest. */
const dayMs = 24 * 60 * 60 * 1000

/** With reviews before new skills, invented students gain far less: most never get to the end of a subject (`bench/plan/gain.ts`). */
const ranks = { again: 0, due: 0, new: 0, restingAfterMistake: 2, resting: 3, tooEarly: 4 } as const

/**
 * Ranks a question in a draw by what its skill needs, lowest first: due or new, and last what was asked lately. Of each skill, questions
 * that the student has not met come first.
 */
export function rankInDraw(
  { id, family }: { id: string; family: string | null },
  { memories, answered, now }: KnownOfStudent,
): number {
  const memory = memories.get(family ?? id)
  const isTooEarly = family === null && memory?.isRight === false && now - memory.at < dayMs
  if (isTooEarly) return ranks.tooEarly
  const standing = standingOf(memory, now)
  const rank = standing === 'resting' && memory?.isRight === false ? ranks.restingAfterMistake : ranks[standing]
  return answered.has(id) ? rank + 0.5 : rank
}

interface Draw<Candidate> {
  candidates: readonly Candidate[]
  count: number
  /** The id of the candidate that the session opens with. */
  first?: string | undefined
}

/**
 * The candidates of a draw for this student. One who has answered nothing yet gets no hard question but the opening, where enough others
 * match. A passage is hard if most of its questions are, and comes or stays away as a whole.
 */
export function candidatesFor<Candidate extends { id: string; difficulty: Difficulty }>(
  { memories, answered }: KnownOfStudent,
  { candidates, count, first }: Draw<Candidate>,
): readonly Candidate[] {
  if (memories.size > 0 || answered.size > 0) return candidates
  const others = [...byPassage(candidates).values()]
    .filter((passage) => !isHard(passage) || passage.some(({ id }) => id === first))
    .flat()
  return others.length < count ? candidates : others
}

function isHard(passage: readonly { difficulty: Difficulty }[]): boolean {
  return 2 * passage.filter(({ difficulty }) => difficulty === 'hard').length > passage.length
}
