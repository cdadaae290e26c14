import type { Question, SubjectId } from '../content/question.ts'
import { withPassagesInOrder, withPassagesTogether } from '../content/passage-order.ts'
import { seededRandom, shuffle, type Random } from '../practice/random.ts'
import { drawSubject, type Blueprint } from '../practice/sampler.ts'
import { sectionsOf, unitsIn, type PaperOrder, type PaperSection } from './paper.ts'

/** The fields of a question that the draw of a paper needs. */
export type PaperCandidate = Pick<
  Question,
  'id' | 'subject' | 'topicId' | 'examType' | 'family' | 'isCalculation' | 'imageUrl'
>

interface PaperDraw<Candidate extends PaperCandidate> {
  order: PaperOrder
  /** All questions of the subjects, in any order. */
  candidates: readonly Candidate[]
  /** The unit of a topic, 1 to 11; undefined for a topic outside of the syllabus, whose questions are left out. */
  unitOf: (topicId: string) => number | undefined
  blueprintOf: (subject: SubjectId, board: PaperOrder['board']['board']) => Blueprint
  /** The same seed draws the same paper on every machine that has the same questions. */
  seed: string
  /** Ids of questions to use last: those of the student's latest papers. */
  seen?: ReadonlySet<string>
}

/**
 * Draws a paper: each subject as one section, the units by the board's blueprint, no two questions of one family. Unseen
 * questions come first, those in the board's own style before others. Null if a section can't be filled: a paper is whole, or
 * it is not set. Questions of one passage are drawn together and follow each other.
 */
export function drawPaper<Candidate extends PaperCandidate>(draw: PaperDraw<Candidate>): Candidate[] | null {
  const random = seededRandom(draw.seed)
  const drawn: Candidate[] = []
  for (const section of sectionsOf(draw.order)) {
    const ofSection = withPassagesInOrder(shuffle(drawSection(draw, section, random), random))
    if (ofSection.length < section.count) return null
    drawn.push(...ofSection)
  }
  return drawn
}

/** Returns whether nothing of a question is missing on the screen. */
export function isComplete({ text, options, correctOption }: Question): boolean {
  return text.trim() !== '' && options.every((option) => option !== '') && correctOption < options.length
}

function drawSection<Candidate extends PaperCandidate>(
  draw: PaperDraw<Candidate>,
  { subject, units, count }: PaperSection,
  random: Random,
): Candidate[] {
  const { board } = draw.order.board
  // A picture from outside may be missing on the phone, and a paper does not wait for it. The order is that of ids, because
  // every phone stores questions in another.
  const pool = draw.candidates
    .filter((candidate) => candidate.subject === subject && candidate.imageUrl === null)
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap((candidate) => {
      const unit = draw.unitOf(candidate.topicId)
      return unit === undefined ? [] : [{ id: candidate.id, candidate, unit, isCalculation: candidate.isCalculation }]
    })
  const rank = ({ candidate: { id, examType } }: (typeof pool)[number]) =>
    (draw.seen?.has(id) === true ? 2 : 0) + (examType === board ? 0 : 1)
  const ranked = withPassagesTogether(shuffle(pool, random).sort((one, other) => rank(one) - rank(other)))
  const { calculation } = draw.blueprintOf(subject, board)
  // A short paper has no question of some units; a whole one never asks of a unit that it does not have, as orals of grammar.
  const ofPaper = unitsIn(draw.order, subject)
  const possible = ranked.filter(({ unit }) => ofPaper.has(unit))
  return drawSubject(oneOfEachFamily(possible), count, { units, calculation }).map(({ candidate }) => candidate)
}

function oneOfEachFamily<Entry extends { candidate: PaperCandidate }>(entries: readonly Entry[]): Entry[] {
  const families = new Set<string>()
  return entries.filter(({ candidate: { family } }) => {
    if (family === null) return true
    const isNew = !families.has(family)
    families.add(family)
    return isNew
  })
}
