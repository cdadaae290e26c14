import type { Difficulty, ExamType, Figure, SubjectId } from '@sabi/shared/content/question'
import type { Random } from './random.ts'

/** An option before it has a place: `value` is the exact number behind the printed text, where there is one. */
export interface Choice {
  text: string
  value?: number
}

/** A wrong option that a named mistake gives: the mistake is executed, its result is the option. */
export interface Slip extends Choice {
  /** At least 8 words: what the student did to get it. */
  because: string
}

/** What one draw of parameters turns into. Text may hold LaTeX between dollar signs; quantities use Unicode (m s⁻², H₂SO₄). */
export interface Draft {
  stem: string
  key: Choice
  /** At least three with texts that differ from the key and each other; more let the key's rank vary. */
  slips: readonly Slip[]
  /** The law or rule used, one sentence. */
  principle: string
  /** At most four lines; the last ends with the key exactly as printed. */
  working: readonly string[]
  /** Two steps of help that do not give the answer away. */
  hints: readonly [string, string]
  /** A drawing that the stem refers to ('In the figure, …'); see content/figures. */
  figure?: Figure
}

/** One way of asking within a family (another unknown, another direction). */
export interface Form<Parameters> {
  id: string
  difficulty: Difficulty
  /** Chooses parameters backwards from a clean answer; null where the draw breaks the stated condition (it is drawn again). */
  draw(random: Random): Parameters | null
  write(parameters: Parameters): Draft
}

export interface FamilyHeader {
  /** The code in the list of families, in lower case ('c09'). It is in every question id: never changed, never reused. */
  id: string
  /** Counts up when the parameters are drawn anew, which retires all old variants; a mended text keeps it. */
  edition: number
  title: string
  subject: SubjectId
  topicId: string
  /** The exams whose syllabus has it; variants are shared among them about 40/35/25 JAMB/WAEC/NECO. */
  exams: readonly ExamType[]
  isCalculation: boolean
  /** How many variants are published, at most 60 in all and 20 a form. */
  published: number
}

/** A form whose type of parameters is closed over, so that forms of different shapes stand in one list. */
export interface BoundForm {
  id: string
  difficulty: Difficulty
  /** A draft and the parameters it came from (for proofs), or null where the draw broke the form's condition. */
  attempt(random: Random): { parameters: unknown; draft: Draft } | null
}

export interface Family extends FamilyHeader {
  forms: readonly BoundForm[]
}

/** Binds a form's parameters: `form<{ mass: number }>({ id, difficulty, draw, write })`. */
export function form<Parameters>({ id, difficulty, draw, write }: Form<Parameters>): BoundForm {
  return {
    id,
    difficulty,
    attempt: (random) => {
      const parameters = draw(random)
      return parameters === null ? null : { parameters, draft: write(parameters) }
    },
  }
}

export function family(header: FamilyHeader, forms: readonly BoundForm[]): Family {
  return { ...header, forms }
}
