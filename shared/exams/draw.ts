import type { Question, SubjectId } from '../content/question.ts'
import { seededRandom, shuffle } from '../practice/random.ts'
import { drawSubject, type Blueprint } from '../practice/sampler.ts'
import { paperOf, type SessionPaper } from '../practice/session.ts'
import { sectionsOf, type PaperOrder, type PaperSection } from './paper.ts'

interface PaperDraw {
  order: PaperOrder
  /** All questions of the subjects, in any order. */
  questions: readonly Question[]
  /** The unit of a topic, 1 to 11; undefined for a topic outside of the syllabus, whose questions are left out. */
  unitOf: (topicId: string) => number | undefined
  blueprintOf: (subject: SubjectId, board: PaperOrder['board']['board']) => Blueprint
  /** The same seed sets the same paper on every machine that has the same questions. */
  seed: string
  /** Ids of questions to use last: those of the student's latest papers. */
  seen?: ReadonlySet<string>
}

/**
 * Draws a paper: each subject as one section, the units by the board's blueprint, no two questions of one family. Questions in
 * the board's own style come first, unseen ones before those. Null if a section can't be filled: a paper is whole, or it is
 * not set.
 */
export function drawPaper(draw: PaperDraw): SessionPaper | null {
  const random = seededRandom(draw.seed)
  const questions: Question[] = []
  for (const section of sectionsOf(draw.order)) {
    const drawn = shuffle(drawSection(draw, section, random), random)
    if (drawn.length < section.count) return null
    questions.push(...drawn)
  }
  return questions.length === 0 ? null : paperOf(questions, random)
}

function drawSection(draw: PaperDraw, { subject, units, count }: PaperSection, random: () => number): Question[] {
  const { board } = draw.order.board
  // In the order of ids, because every phone stores them in another.
  const pool = draw.questions
    .filter((question) => question.subject === subject && isWhole(question))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap((question) => {
      const unit = draw.unitOf(question.topicId)
      return unit === undefined ? [] : [{ question, unit, isCalculation: question.isCalculation }]
    })
  const rank = ({ question }: (typeof pool)[number]) =>
    (draw.seen?.has(question.id) === true ? 2 : 0) + (question.examType === board ? 0 : 1)
  const ranked = shuffle(pool, random).sort((one, other) => rank(one) - rank(other))
  const { calculation } = draw.blueprintOf(subject, board)
  return drawSubject(oneOfEachFamily(ranked), count, { units, calculation }).map(({ question }) => question)
}

/** Nothing of a question is missing when it is on the phone but a picture, which a paper does not wait for. */
function isWhole({ text, options, correctOption, imageUrl }: Question): boolean {
  return (
    text.trim() !== '' &&
    options.every((option) => option !== '') &&
    correctOption < options.length &&
    imageUrl === null
  )
}

function oneOfEachFamily<Candidate extends { question: Question }>(candidates: readonly Candidate[]): Candidate[] {
  const families = new Set<string>()
  return candidates.filter(({ question: { family } }) => {
    if (family === null) return true
    const isNew = !families.has(family)
    families.add(family)
    return isNew
  })
}
