import type { Family } from '@sabi/content/engine/family'

/** What a student has done in a subject: answers by topic, and how often a family was met. */
export interface History {
  topics: readonly { topicId: string; answered: number; correct: number }[]
  familiesSeen: readonly { family: string | null; answered: number }[]
}

/**
 * Families in the order in which they help this student most: those of the weakest topics first, topics that were never
 * practised last; within a topic those that were met least.
 */
export function inOrderOfNeed(families: readonly Family[], history: History): Family[] {
  const timesSeen = new Map<string | null, number>()
  for (const { family, answered } of history.familiesSeen)
    timesSeen.set(family, (timesSeen.get(family) ?? 0) + answered)

  const strengthOf = strengths(history)
  const ranked = families.map((family) => ({
    family,
    strength: strengthOf(family.topicId),
    seen: timesSeen.get(family.id) ?? 0,
  }))
  // Two infinities have no difference, so that they are compared and not subtracted.
  return ranked
    .toSorted((a, b) => (a.strength === b.strength ? a.seen - b.seen : a.strength < b.strength ? -1 : 1))
    .map(({ family }) => family)
}

/** Topics in the same order, but those that have no families before all others. */
export function topicsToWriteOn(
  topicIds: readonly string[],
  { withFamilies, history }: { withFamilies: readonly string[]; history: History },
): string[] {
  const strengthOf = strengths(history)
  const byNeed = topicIds.toSorted((a, b) =>
    strengthOf(a) === strengthOf(b) ? 0 : strengthOf(a) < strengthOf(b) ? -1 : 1,
  )
  const has = new Set(withFamilies)
  return [...byNeed.filter((id) => !has.has(id)), ...byNeed.filter((id) => has.has(id))]
}

/** The share of right answers in a topic; infinite where there was none. */
function strengths({ topics }: History): (topicId: string) => number {
  const answersByTopic = new Map<string, { answered: number; correct: number }>()
  for (const { topicId, answered, correct } of topics) {
    const sofar = answersByTopic.get(topicId) ?? { answered: 0, correct: 0 }
    answersByTopic.set(topicId, { answered: sofar.answered + answered, correct: sofar.correct + correct })
  }
  return (topicId) => {
    const answers = answersByTopic.get(topicId)
    return answers === undefined ? Number.POSITIVE_INFINITY : answers.correct / answers.answered
  }
}
