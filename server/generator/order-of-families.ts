import type { Family } from '@sabi/content/engine/family'

/** A student's history in a subject: answers by topic, and how often each family was seen. */
export interface History {
  topics: readonly { topicId: string; answered: number; correct: number }[]
  familiesSeen: readonly { family: string | null; answered: number }[]
}

/**
 * Orders families by how much they help this student: the weakest topics first, topics never practised last, and within a topic
 * the families seen least often.
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
  // Compared rather than subtracted, because the difference of two infinities is NaN.
  return ranked
    .toSorted((a, b) => (a.strength === b.strength ? a.seen - b.seen : a.strength < b.strength ? -1 : 1))
    .map(({ family }) => family)
}

/** Topics of which each question needs a passage, a set of symbols or a spoken form, so that no model writes on them. */
const topicsWrittenByHand: ReadonlySet<string> = new Set([
  'eng-comprehension',
  'eng-summary',
  'eng-cloze',
  'eng-prose',
  'eng-vowels',
  'eng-consonants',
  'eng-rhymes',
  'eng-word-stress',
  'eng-emphatic-stress',
])

/** Orders topics the same way, but puts topics without families first, and leaves out those that are written by hand. */
export function topicsToWriteOn(
  topicIds: readonly string[],
  { withFamilies, history }: { withFamilies: readonly string[]; history: History },
): string[] {
  const strengthOf = strengths(history)
  const byNeed = topicIds
    .filter((id) => !topicsWrittenByHand.has(id))
    .toSorted((a, b) => (strengthOf(a) === strengthOf(b) ? 0 : strengthOf(a) < strengthOf(b) ? -1 : 1))
  const has = new Set(withFamilies)
  return [...byNeed.filter((id) => !has.has(id)), ...byNeed.filter((id) => has.has(id))]
}

/** Returns a function that gives the share of right answers in a topic; infinity if the topic was never practised. */
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
