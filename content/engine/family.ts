import type { Difficulty, ExamType, Figure, SubjectId } from '@sabi/shared/content/question'
import type { Random } from './random.ts'

/** An option without a position. `value` is the exact number behind the printed text, if it is a number. */
export interface Choice {
  text: string
  value?: number
}

/** A wrong option produced by a specific mistake: the mistake is carried out, and its result is the option. */
export interface Slip extends Choice {
  /** The student's mistake, in at least 8 words. */
  because: string
}

/** The result of one draw of parameters. Text may contain LaTeX between dollar signs; quantities use Unicode (m s⁻², H₂SO₄). */
export interface Draft {
  stem: string
  /** True if the stem asks about whatever the options are ('Which of these words …'), so that with other options it is another question. */
  isAboutOptions?: boolean
  key: Choice
  /** At least three whose texts differ from the key and each other. With more, the key's rank can vary, and there can be five options. */
  slips: readonly Slip[]
  /** Further slips for five options only, so that questions with four stay as they were published. */
  moreSlips?: readonly Slip[]
  /** The law or rule used, in one sentence. */
  principle: string
  /** At most four lines. The last ends with the key exactly as printed. */
  working: readonly string[]
  /** Two hints that do not give the answer away. */
  hints: readonly [string, string]
  /** A figure that the stem refers to ('In the figure, …'); see content/figures. */
  figure?: Figure
  /**
   * Published questions of a topic never share one of these, because a student who has solved one would know the answer to the other:
   * a target, a key, a pair of words, a frame.
   */
  twinKeys?: readonly string[]
}

/** One way of asking within a family (for another unknown, or in another direction). */
export interface Form<Parameters> {
  id: string
  difficulty: Difficulty
  /** Chooses parameters backwards from a clean answer. Null if the draw breaks the form's condition, in which case it is repeated. */
  draw(random: Random): Parameters | null
  write(parameters: Parameters): Draft
}

export interface FamilyHeader {
  /** The code in the list of families, in lower case ('c09'). Part of every question id: never changed, never reused. */
  id: string
  /** Incremented when parameters are drawn differently, which retires all old variants. Correcting a text keeps it. */
  edition: number
  title: string
  subject: SubjectId
  topicId: string
  /** The exams whose syllabus has the topic; variants are split among them about 40/35/25 JAMB/WAEC/NECO. */
  exams: readonly ExamType[]
  isCalculation: boolean
  /** Number of published variants, at most 60 in all and 20 per form. */
  published: number
  /** Earlier families of the topic. A published question shares no twin key with theirs. */
  apartFrom?: readonly Family[]
}

/** A form with its parameter type hidden, so that forms with different parameters fit in one list. */
export interface BoundForm {
  id: string
  difficulty: Difficulty
  /** A draft with its parameters (for proofs), or null if the draw broke the form's condition. */
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
