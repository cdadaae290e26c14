import { coreSubjectIds, type SubjectId } from '../content/question.ts'
import type { Topic } from '../subjects/calls.ts'
import { choicesIn, sectionsOf, type BoardPapers, type Paper, type PaperOrder } from './paper.ts'

/** A topic with the number of its questions. */
export type CountedTopic = Pick<Topic, 'subject' | 'unit' | '_count'>

/** A paper that can be set, and the subjects that it can be chosen in. */
export interface OfferedPaper {
  paper: Paper
  choices: readonly SubjectId[]
}

/**
 * The papers of a board for which the bank has enough questions. While the topics are not known, those in the core subjects,
 * which every bank has.
 */
export function offeredPapers(board: BoardPapers, topics: readonly CountedTopic[] | undefined): OfferedPaper[] {
  return board.papers.flatMap((paper) => {
    const canBeSet = (subject: SubjectId) =>
      topics === undefined
        ? coreSubjectIds.some((core) => core === subject)
        : isEnough({ board, paper, subjects: [subject], length: null }, topics)
    const always = paper.always ?? []
    const choices = choicesIn(paper).filter(canBeSet)
    return always.every(canBeSet) && choices.length >= paper.subjects - always.length ? [{ paper, choices }] : []
  })
}

/**
 * How many such papers the bank can fill without a question twice. 0 if a part of the paper has too few questions: others replace
 * them, so that it is practice rather than a mock.
 */
export function mocksIn(order: PaperOrder, topics: readonly CountedTopic[]): number {
  const papers = sectionsOf(order).flatMap(({ subject, units }) =>
    Object.entries(units)
      .filter(([, wanted]) => wanted > 0)
      .map(([unit, wanted]) => Math.floor(countIn(topics, { subject, unit: Number(unit) }) / wanted)),
  )
  return Math.min(...papers)
}

/** With fewer questions than this share of what a paper asks of a unit, it would be another paper. */
const fewestOfUnit = 1 / 2

/** Returns whether there are enough questions for a paper in the units that it asks of, and some in each of them. */
function isEnough(order: PaperOrder, topics: readonly CountedTopic[]): boolean {
  return sectionsOf(order).every(({ subject, count, units }) => {
    const asked = Object.entries(units).filter(([, wanted]) => wanted > 0)
    const counts = asked.map(([unit, wanted]) => ({ wanted, found: countIn(topics, { subject, unit: Number(unit) }) }))
    const total = counts.reduce((sum, { found }) => sum + found, 0)
    return total >= count && counts.every(({ wanted, found }) => found >= fewestOfUnit * wanted)
  })
}

function countIn(topics: readonly CountedTopic[], { subject, unit }: Pick<CountedTopic, 'subject' | 'unit'>): number {
  return topics
    .filter((topic) => topic.subject === subject && topic.unit === unit)
    .reduce((sum, { _count }) => sum + _count.questions, 0)
}
