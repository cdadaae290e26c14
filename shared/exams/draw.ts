import type { Question, SubjectId } from '../content/question.ts'
import { passageOf, withPassagesInOrder, withPassagesTogether } from '../content/passage-order.ts'
import { seededRandom, shuffle, type Random } from '../practice/random.ts'
import { drawSubject, type Blueprint } from '../practice/sampler.ts'
import { drawParts } from './draw-parts.ts'
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

interface PaperDraw<Candidate extends PaperCandidate> {
  order: PaperOrder
  /** All questions of the subjects, in any order. */
  candidates: readonly Candidate[]
  /** The unit of a topic, 1 to 11; undefined for a topic outside of the syllabus, whose questions are left out. */
  unitOf: (topicId: string) => number | undefined
  blueprintOf: (subject: SubjectId, board: PaperOrder['board']['board']) => Blueprint
  partsOf: PartsOf
  /** The same seed draws the same paper on every machine that has the same questions. */
  seed: string
  /** Ids of questions to use last: those of the student's latest papers. */
  seen?: ReadonlySet<string>
  /** Ids of the questions of all papers that the student has sat. They come after new ones. */
  sat?: ReadonlySet<string>
}

/**
 * Draws a paper, one subject after the other: its sections where it has some, else the units by the board's blueprint, no two questions
 * of one family. Unseen questions come first, those in the board's own style before others. Null if a subject can't be filled: a
 * paper is whole, or it is not set. Questions of one passage are drawn together and follow each other.
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
  const pool = inOrderOfDraw(draw, section.subject, random)
  const parts = draw.partsOf(draw.order.paper.id, section.subject)
  if (parts.length === 0) return drawUnits(draw, section, { pool, random })
  return drawParts({
    parts,
    count: section.count,
    pool: pool.map(({ candidate }) => candidate),
    seenOf: ({ id }) => recencyIn(draw, id),
    random,
  })
}

/** 0 for a question of no paper that the student has sat, 1 for one of an earlier paper, 2 for one of the latest papers. */
function recencyIn({ sat, seen }: Pick<PaperDraw<PaperCandidate>, 'sat' | 'seen'>, id: string): number {
  return Number(sat?.has(id) === true) + Number(seen?.has(id) === true)
}

interface Placed<Candidate> {
  id: string
  candidate: Candidate
  unit: number
  isCalculation: boolean
}

/** The questions of a subject: unseen ones first, those in the board's own style before others. */
function inOrderOfDraw<Candidate extends PaperCandidate>(
  draw: PaperDraw<Candidate>,
  subject: SubjectId,
  random: Random,
): Placed<Candidate>[] {
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
    2 * recencyIn(draw, id) + (examType === draw.order.board.board ? 0 : 1)
  return shuffle(pool, random).sort((one, other) => rank(one) - rank(other))
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
