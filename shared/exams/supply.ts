import type { SubjectId } from '../content/question.ts'
import { groupBy } from '../practice/group-by.ts'
import type { Topic } from '../subjects/calls.ts'
import { choicesIn, sectionsOf, type BoardPapers, type Paper, type PaperOrder } from './paper.ts'
import { fewestOfPart, wantedOf, type PartsOf } from './parts.ts'

/** A topic with the number of its questions. */
export type CountedTopic = Pick<Topic, 'id' | 'subject' | 'unit' | '_count'>

/** A paper that can be set, and the subjects that it can be chosen in. */
export interface OfferedPaper {
  paper: Paper
  choices: readonly SubjectId[]
}

/**
 * The papers of a board for which the bank has enough questions. While the topics are not known, all of
 * them, so that the choice doesn't change under a finger. Without `partsOf` the units decide in every subject.
 */
export function offeredPapers(
  board: BoardPapers,
  topics: readonly CountedTopic[] | undefined,
  partsOf: PartsOf = () => [],
): OfferedPaper[] {
  return board.papers.flatMap((paper) => {
    const canBeSet = (subject: SubjectId) =>
      topics === undefined || isEnough(demandsOf({ board, paper, subjects: [subject], length: null }, topics, partsOf))
    const always = paper.always ?? []
    const choices = choicesIn(paper).filter(canBeSet)
    return always.every(canBeSet) && choices.length >= paper.subjects - always.length ? [{ paper, choices }] : []
  })
}

/**
 * How many such papers these topics can fill without a question twice. 0 if a part of the paper has too few questions: others replace
 * them, so that it is practice rather than a mock.
 */
export function mocksIn(order: PaperOrder, topics: readonly CountedTopic[], partsOf: PartsOf): number {
  return Math.min(...demandsOf(order, topics, partsOf).map(({ wanted, found }) => Math.floor(found / wanted)))
}

/** Counts only the questions of each topic that this student has not had in a paper. */
export function topicsLeft(
  topics: readonly CountedTopic[],
  sat: readonly { id: string; topicId: string }[],
): CountedTopic[] {
  const ids = new Map(sat.map((question) => [question.id, question]))
  const byTopic = groupBy([...ids.values()], ({ topicId }) => topicId)
  return topics.map((topic) => {
    const had = byTopic.get(topic.id)?.length ?? 0
    return { ...topic, _count: { questions: Math.max(0, topic._count.questions - had) } }
  })
}

/** The questions that a paper asks of a unit or section, and those that the topics have. */
interface Demand {
  wanted: number
  found: number
  /** Its questions are those of passages, so that they can't fill other sections. */
  isPassage: boolean
}

function demandsOf(order: PaperOrder, topics: readonly CountedTopic[], partsOf: PartsOf): Demand[] {
  return sectionsOf(order).flatMap(({ subject, count, units }) => {
    const parts = partsOf(order.paper.id, subject)
    const found = (isIn: (topic: CountedTopic) => boolean) =>
      topics.reduce((sum, topic) => sum + (isIn(topic) ? topic._count.questions : 0), 0)
    const demands =
      parts.length > 0
        ? wantedOf(parts, count).map(({ part, wanted }) => ({
            wanted,
            found: found(({ id }) => id in part.topics),
            isPassage: part.isPassage === true,
          }))
        : Object.entries(units).map(([unit, wanted]) => ({
            wanted,
            found: found((topic) => topic.subject === subject && topic.unit === Number(unit)),
            isPassage: false,
          }))
    return demands.filter(({ wanted }) => wanted > 0)
  })
}

/**
 * Returns whether there are enough questions for a paper in one subject, and some for each part of it. The count of a topic doesn't
 * say how they are spread over passages, so of those it relies only on the half that `drawParts` finds in any case.
 */
function isEnough(demands: readonly Demand[]): boolean {
  const usable = demands.map(({ wanted, found, isPassage }) => {
    const fewest = fewestOfPart * wanted
    return { wanted, fewest, found: isPassage ? Math.min(found, Math.ceil(fewest)) : found }
  })
  const lacking = usable.reduce((sum, { wanted, found }) => sum + wanted - found, 0)
  return lacking <= 0 && usable.every(({ found, fewest }) => found >= fewest)
}
