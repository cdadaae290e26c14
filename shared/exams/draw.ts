import type { Question, SubjectId } from '../content/question.ts'
import { passageOf, withPassagesInOrder, withPassagesTogether } from '../content/passage-order.ts'
import { seededRandom, shuffle, type Random } from '../practice/random.ts'
import { drawSubject, type Blueprint } from '../practice/sampler.ts'
import { drawParts } from './draw-parts.ts'
import { compareMet, metIn, type Met, type MetBefore } from './met-before.ts'
import { sectionsOf, unitsIn, type PaperOrder, type PaperSection } from './paper.ts'
import type { PartsOf } from './parts.ts'

/** The fields of a question that the draw of a paper needs. */
export type PaperCandidate = Pick<
  Question,
  'id' | 'subject' | 'topicId' | 'examType' | 'family' | 'isCalculation' | 'imageUrl'
> & {
  /** See `headwordOf`. */
  headword: string | null
}

interface PaperDraw<Candidate extends PaperCandidate> extends MetBefore {
  order: PaperOrder
  /** All questions of the subjects, in any order. */
  candidates: readonly Candidate[]
  /** The unit of a topic, 1 to 11; undefined for a topic outside of the syllabus, whose questions are left out. */
  unitOf: (topicId: string) => number | undefined
  blueprintOf: (subject: SubjectId, board: PaperOrder['board']['board']) => Blueprint
  partsOf: PartsOf
  /** The same seed draws the same paper on every machine that has the same questions. */
  seed: string
}

/**
 * Draws a paper, one subject after the other: its sections where it has some, else the units by the board's blueprint, no two questions
 * of one family. In each section or unit new questions come first, those in the board's own style before others, then those that were
 * answered longest ago, and last those of earlier papers. Null if a subject can't be filled: a paper is whole, or it is not set.
 * Questions of one passage are drawn together and follow each other.
 */
export function drawPaper<Candidate extends PaperCandidate>(draw: PaperDraw<Candidate>): Candidate[] | null {
  const random = seededRandom(draw.seed)
  const drawn: Candidate[] = []
  for (const section of sectionsOf(draw.order)) {
    const ofSection = drawSection(draw, section, random)
    if (ofSection.length < section.count) return null
    drawn.push(...ofSection)
  }
  return drawn
}

/** Returns whether nothing of a question is missing on the screen. */
export function isComplete({ id, text, options, correctOption, passage }: Question): boolean {
  const isReadable = text.trim() !== '' && options.every((option) => option !== '')
  return isReadable && correctOption < options.length && (passage !== undefined || passageOf(id) === null)
}

function drawSection<Candidate extends PaperCandidate>(
  draw: PaperDraw<Candidate>,
  section: PaperSection,
  random: Random,
): Candidate[] {
  // A picture from outside may be missing on the phone, and a paper does not wait for it. The order is that of ids, because
  // every phone stores questions in another.
  const candidates = draw.candidates
    .filter(({ subject, imageUrl }) => subject === section.subject && imageUrl === null)
    .sort((one, other) => (one.id < other.id ? -1 : 1))
  const metOf = metIn(candidates, draw)
  const pool = inOrderOfDraw(draw, { candidates, metOf, random })
  const parts = draw.partsOf(draw.order.paper.id, section.subject)
  if (parts.length === 0) return drawUnits(draw, section, { pool, random })
  return drawParts({ parts, count: section.count, pool: pool.map(({ candidate }) => candidate), metOf, random })
}

interface Placed<Candidate> {
  id: string
  candidate: Candidate
  unit: number
  isCalculation: boolean
}

interface Ordering<Candidate> {
  candidates: readonly Candidate[]
  metOf: (id: string) => Met
  random: Random
}

/** The questions of a subject, the least known first, of these the ones in the board's own style. */
function inOrderOfDraw<Candidate extends PaperCandidate>(
  { order, unitOf }: PaperDraw<Candidate>,
  { candidates, metOf, random }: Ordering<Candidate>,
): Placed<Candidate>[] {
  const pool = candidates.flatMap((candidate) => {
    const unit = unitOf(candidate.topicId)
    const { id, isCalculation, examType } = candidate
    const style = examType === order.board.board ? 0 : 1
    return unit === undefined ? [] : [{ id, candidate, unit, isCalculation, style, met: metOf(id) }]
  })
  return shuffle(pool, random).sort((one, other) => compareMet(one.met, other.met) || one.style - other.style)
}

function drawUnits<Candidate extends PaperCandidate>(
  { order, blueprintOf }: PaperDraw<Candidate>,
  { subject, units, count }: PaperSection,
  { pool, random }: { pool: readonly Placed<Candidate>[]; random: Random },
): Candidate[] {
  const { calculation } = blueprintOf(subject, order.board.board)
  // A short paper has no question of some units; a whole one never asks of a unit that it does not have.
  const ofPaper = unitsIn(order, subject)
  const possible = withPassagesTogether(pool).filter(({ unit }) => ofPaper.has(unit))
  const drawn = drawSubject(oneOfEachFamily(possible), count, { units, calculation })
  return withPassagesInOrder(shuffle(drawn, random)).map(({ candidate }) => candidate)
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
