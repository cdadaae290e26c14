import * as z from 'zod/mini'
import { coreSubjectIds, ExamType, SubjectId, subjectIds } from '../content/question.ts'
import { apportion } from '../practice/apportion.ts'

const Whole = z.int().check(z.minimum(0))
const Positive = z.int().check(z.minimum(1))

const Calculator = z.enum(['none', 'basic', 'scientific'])

/** The part of a subject in a paper of the board. */
const Section = z.object({
  /** The board's time for a paper in this subject. */
  minutes: Positive,
  /** Questions from each unit of the syllabus, from unit 1 on; their sum is the length. */
  units: z.array(Whole).check(z.minLength(1)),
  /** Set if it differs from the board's. */
  calculator: z.optional(Calculator),
})

/** A paper that a student can choose. */
const Paper = z.object({
  id: z.string(),
  name: z.string(),
  /** How many subjects it has. */
  subjects: Positive,
  /** The subjects that every such paper has. The others are chosen. */
  always: z.optional(z.array(SubjectId)),
  /** The subjects that the others are chosen from: all where this is missing. */
  choices: z.optional(z.array(SubjectId)),
  /** One clock over all subjects; otherwise the minutes of the subjects add up. */
  minutes: z.optional(Positive),
  /** Sections that are not the board's usual ones, as those of the Test of Orals. */
  sections: z.optional(z.partialRecord(SubjectId, Section)),
})

/** A figure of a paper with its source, and how sure we are of it. */
export const PaperFact = z.object({
  what: z.string(),
  source: z.string(),
  confidence: z.enum(['high', 'medium', 'low', 'ours']),
})

/** The objective papers of a board in a year, as `content/exams` has them. */
export const BoardPapers = z.object({
  board: ExamType,
  year: Positive,
  name: z.string(),
  /** How many options the board's questions have. */
  options: z.union([z.literal(4), z.literal(5)]),
  calculator: Calculator,
  /** `marks`: out of 100 in each subject, and their sum; `percent`: of all questions. */
  scoring: z.enum(['marks', 'percent']),
  sections: z.record(SubjectId, Section),
  papers: z.array(Paper).check(z.minLength(1)),
  /** The sources of these figures, and how sure we are of each. */
  facts: z.array(PaperFact),
})
export type BoardPapers = z.infer<typeof BoardPapers>
export type Paper = z.infer<typeof Paper>
type Section = z.infer<typeof Section>

/** The lengths of short papers. */
export const shortLengths = [10, 20, 30] as const

/** A paper as it is to be set. */
export interface PaperOrder {
  board: BoardPapers
  paper: Paper
  subjects: readonly SubjectId[]
  /** Questions in all subjects together; null for the whole paper. */
  length: number | null
}

/** The part of a paper in one subject. */
export interface PaperSection {
  subject: SubjectId
  count: number
  /** Questions by number of the unit. */
  units: Readonly<Record<number, number>>
}

/** Use of English comes first, as in the UTME. */
const paperOrder: readonly SubjectId[] = ['english', ...coreSubjectIds]

/** The subjects of a paper's questions, in its order. */
export function subjectsAsked(questions: readonly { question: { subject: SubjectId } }[]): SubjectId[] {
  return [...new Set(questions.map(({ question }) => question.subject))]
}

/** The sections of a paper in the order of subjects. A short paper takes its share of each subject and unit. */
export function sectionsOf(order: PaperOrder): PaperSection[] {
  const { subjects, length } = order
  const chosen = paperOrder
    .filter((subject) => subjects.includes(subject))
    .map((subject) => ({ subject, units: sectionIn(order, subject).units }))
  const whole = chosen.map(({ subject, units }) => ({ subject, units, weight: sum(units), capacity: sum(units) }))
  return apportion(Math.min(length ?? Infinity, wholeLength(order)), whole).map(({ subject, units, amount }) => ({
    subject,
    count: amount,
    units: Object.fromEntries(
      apportion(
        amount,
        units.map((weight) => ({ weight, capacity: weight })),
      ).map((unit, index) => [index + 1, unit.amount]),
    ),
  }))
}

/** The units that a whole paper has questions of in a subject. */
export function unitsIn(order: PaperOrder, subject: SubjectId): ReadonlySet<number> {
  return new Set(sectionIn(order, subject).units.flatMap((count, index) => (count > 0 ? [index + 1] : [])))
}

/** Questions in a whole paper. */
export function wholeLength(order: Omit<PaperOrder, 'length'>): number {
  return sum(order.subjects.flatMap((subject) => sectionIn(order, subject).units))
}

/** The subjects that a student can choose for a paper, beside those that every such paper has. */
export function choicesIn({ choices }: Paper): readonly SubjectId[] {
  return choices ?? subjectIds
}

/** The subjects of a paper in their order, if it can be set in these; null for too many, too few or others. */
export function subjectsOf(paper: Paper, asked: readonly string[]): SubjectId[] | null {
  const { always = [] } = paper
  const possible = new Set([...always, ...choicesIn(paper)])
  const subjects = paperOrder.filter((subject) => asked.includes(subject) && possible.has(subject))
  const isWhole = subjects.length === paper.subjects && always.every((subject) => subjects.includes(subject))
  return isWhole ? subjects : null
}

/** The calculator of a paper in these subjects: none if no subject in it allows one. */
export function calculatorOf(order: Omit<PaperOrder, 'length'>): BoardPapers['calculator'] {
  const allowed = order.subjects.map((subject) => sectionIn(order, subject).calculator ?? order.board.calculator)
  return allowed.find((calculator) => calculator !== 'none') ?? 'none'
}

function sectionIn({ board, paper }: Pick<PaperOrder, 'board' | 'paper'>, subject: SubjectId): Section {
  return paper.sections?.[subject] ?? board.sections[subject]
}

/** The minutes of a paper: those of the board, in proportion for a short paper, rounded to whole minutes. */
export function minutesOf(order: PaperOrder): number {
  const { paper, subjects, length } = order
  const whole = paper.minutes ?? sum(subjects.map((subject) => sectionIn(order, subject).minutes))
  const share = length === null ? 1 : Math.min(1, length / wholeLength(order))
  return Math.max(1, Math.round(whole * share))
}

/** Time beyond the board's, granted before the start and named with the result. */
export const allowances = [
  { id: 'none', words: 'No extra time', minutesFor: (minutes: number) => minutes },
  { id: 'quarter', words: '25% more time', minutesFor: (minutes: number) => Math.ceil(minutes * 1.25) },
  { id: 'half', words: '50% more time', minutesFor: (minutes: number) => Math.ceil(minutes * 1.5) },
  { id: 'thirty', words: '30 minutes more', minutesFor: (minutes: number) => minutes + 30 },
] as const
export type Allowance = (typeof allowances)[number]['id']

/** The extra time with this id; none for an id that there is not. */
export function allowanceOf(id: string | null): (typeof allowances)[number] {
  return allowances.find((allowance) => allowance.id === id) ?? allowances[0]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
