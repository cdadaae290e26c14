import { groupBy } from '../practice/group-by.ts'
import type { Passage } from './passage.ts'

/** Lazy, because most ids name no passage, and backtracking from their end took a tenth of a draw. */
const passageAndNumber = /^(.+?-p\d+)-(\d+)$/

/** The passage that the id of a question names, `eng-cloze-p01` of `eng-cloze-p01-3`; null for any other question. */
export function passageOf(id: string): string | null {
  return passageAndNumber.exec(id)?.[1] ?? null
}

/** The gap that a question of a cloze asks about, as its passage writes it, `____(3)____`; null for any other question. */
export function gapOf({ id, passage }: { id: string; passage?: Passage | undefined }): string | null {
  const gap = `____(${numberOf({ id })})____`
  return passage?.text.includes(gap) === true ? gap : null
}

/** Moves the questions of a passage to just after the first of them. All others keep their order. */
export function withPassagesTogether<Asked extends { id: string }>(questions: readonly Asked[]): Asked[] {
  return arranged(questions, (ofPassage) => ofPassage)
}

/** Moves the questions of a passage together, in the order of their numbers. */
export function withPassagesInOrder<Asked extends { id: string }>(questions: readonly Asked[]): Asked[] {
  return arranged(questions, (ofPassage) => ofPassage.sort((one, other) => numberOf(one) - numberOf(other)))
}

function arranged<Asked extends { id: string }>(
  questions: readonly Asked[],
  arrange: (ofPassage: Asked[]) => Asked[],
): Asked[] {
  const passages = byPassage(questions.filter(({ id }) => passageOf(id) !== null))
  // A draw has thousands of candidates, and most subjects have no passages.
  if (passages.size === 0) return [...questions]
  const ordered: Asked[] = []
  for (const question of questions) {
    const passage = passageOf(question.id)
    if (passage === null) ordered.push(question)
    else ordered.push(...arrange(passages.get(passage) ?? []))
    if (passage !== null) passages.delete(passage)
  }
  return ordered
}

/** The questions of each passage. A question without a passage is a group of one. */
export function byPassage<Asked extends { id: string }>(questions: readonly Asked[]): Map<string, Asked[]> {
  return groupBy(questions, ({ id }) => passageOf(id) ?? id)
}

function numberOf({ id }: { id: string }): number {
  return Number(passageAndNumber.exec(id)?.[2])
}

/** The passage that a list of questions has to show before the one at this place; null if it has none, or was shown before. */
export function passageBefore(
  questions: readonly { passage?: Passage | undefined }[],
  place: number,
): { passage: Passage; questions: number } | null {
  const passage = questions[place]?.passage
  if (passage === undefined || questions[place - 1]?.passage?.id === passage.id) return null
  const rest = questions.slice(place)
  const end = rest.findIndex((question) => question.passage?.id !== passage.id)
  return { passage, questions: end === -1 ? rest.length : end }
}
