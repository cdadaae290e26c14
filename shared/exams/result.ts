import { familyOf } from '../content/family-of.ts'
import type { SubjectId } from '../content/question.ts'
import { groupBy } from '../practice/group-by.ts'
import { isCorrect } from '../practice/score.ts'
import type { PracticeSession, SessionQuestion } from '../practice/session.ts'
import { percentage } from '../progress/percentage.ts'
import type { BoardPapers } from './paper.ts'
import type { PaperPart } from './parts.ts'

type Answered = Pick<PracticeSession, 'answers' | 'questions' | 'elapsedMs'>

/** The result of a subject in a paper. */
export interface SubjectResult {
  subject: SubjectId
  correct: number
  total: number
  answered: number
  /** correct / total × 100, rounded, as JAMB marks a subject. */
  marks: number
  /** Time on its questions. */
  spentMs: number
}

/** The result by subject, in the order of the paper. */
export function subjectResults(session: Answered): SubjectResult[] {
  return [...groupBy(session.questions, ({ question }) => question.subject)].map(([subject, entries]) => {
    const correct = entries.filter((entry) => isCorrect(session, entry) === true).length
    return {
      subject,
      correct,
      total: entries.length,
      answered: entries.filter(({ question }) => session.answers[question.id] !== undefined).length,
      marks: percentage(correct, entries.length),
      spentMs: entries.reduce((sum, { question }) => sum + (session.elapsedMs[question.id] ?? 0), 0),
    }
  })
}

/** The result of a section in a paper of a subject that has some. */
export interface PartResult {
  name: string
  correct: number
  total: number
}

/** The result by section, in their order; sections without questions in a short paper are left out. */
export function partResults(session: Answered, parts: readonly PaperPart[]): PartResult[] {
  return parts.flatMap(({ name, topics }) => {
    const entries = session.questions.filter(({ question }) => question.topicId in topics)
    const correct = entries.filter((entry) => isCorrect(session, entry) === true).length
    return entries.length === 0 ? [] : [{ name, correct, total: entries.length }]
  })
}

/** The mark of a paper as its board gives it. */
export interface PaperMark {
  value: number
  outOf: number
  /** The grade of West African papers, as guidance; null where there is none. */
  grade: string | null
}

/** The mark: with `marks` the sum of the rounded marks of the subjects, else the percentage of all questions. */
export function paperMark(results: readonly SubjectResult[], scoring: BoardPapers['scoring']): PaperMark {
  if (scoring === 'marks')
    return { value: sumOf(results, ({ marks }) => marks), outOf: 100 * results.length, grade: null }
  const value = percentage(
    sumOf(results, ({ correct }) => correct),
    sumOf(results, ({ total }) => total),
  )
  return { value, outOf: 100, grade: gradeOf(value) }
}

/** Bands in common use; the boundaries of the board change from year to year. */
const grades = [
  ['A1', 75],
  ['B2', 70],
  ['B3', 65],
  ['C4', 60],
  ['C5', 55],
  ['C6', 50],
  ['D7', 45],
  ['E8', 40],
] as const

function gradeOf(percent: number): string {
  return grades.find(([, from]) => percent >= from)?.[0] ?? 'F9'
}

/** How the marks of a question were lost. */
export type Loss = 'careless' | 'hasty' | 'not known' | 'not answered' | 'not reached'

/** Right answers to questions of one skill before a paper that say that the student knows it. */
const knownFrom = 2
/** A wrong answer in less than this share of the paper's time for a question was hardly read. */
const hastyShare = 1 / 4

/** The skill of a question: its family, or the question itself where it has none. */
export function skillOf(questionId: string): string {
  return familyOf(questionId) ?? questionId
}

/**
 * How many questions were lost in which way, out of those without their mark. `rightBefore` counts the student's right answers by
 * skill before the paper. A wrong answer is careless if the skill was known and the answer came faster than the pace, else hasty
 * if there was no time to read.
 */
export function lossesOf(
  session: Answered,
  { minutes, rightBefore }: { minutes: number; rightBefore: ReadonlyMap<string, number> },
): Map<Loss, number> {
  const paceMs = (minutes * 60_000) / session.questions.length
  const counts = new Map<Loss, number>()
  for (const entry of session.questions) {
    const isRight = isCorrect(session, entry)
    if (isRight === true) continue
    const { id } = entry.question
    const spentMs = session.elapsedMs[id] ?? 0
    const isKnown = (rightBefore.get(skillOf(id)) ?? 0) >= knownFrom
    const loss = isRight === null ? openLoss(spentMs) : wrongLoss({ isKnown, share: spentMs / paceMs })
    counts.set(loss, (counts.get(loss) ?? 0) + 1)
  }
  return counts
}

function openLoss(spentMs: number): Loss {
  return spentMs > 0 ? 'not answered' : 'not reached'
}

function wrongLoss({ isKnown, share }: { isKnown: boolean; share: number }): Loss {
  if (isKnown && share < 1) return 'careless'
  return share < hastyShare ? 'hasty' : 'not known'
}

/** The marks that a topic cost. */
export interface TopicLoss {
  topicId: string
  wrong: number
  /** Left without an answer. */
  open: number
  total: number
}

/** The topics that cost marks, the dearest first. */
export function lostByTopic(session: Answered): TopicLoss[] {
  return [...groupBy(session.questions, ({ question }) => question.topicId)]
    .map(([topicId, entries]) => {
      const marks = entries.map((entry) => isCorrect(session, entry))
      const count = (mark: boolean | null) => marks.filter((one) => one === mark).length
      return { topicId, wrong: count(false), open: count(null), total: entries.length }
    })
    .filter(({ wrong, open }) => wrong + open > 0)
    .sort((one, other) => other.wrong + other.open - (one.wrong + one.open))
}

/** A question on the screen for long, and its number in the paper. */
export interface SlowQuestion {
  entry: SessionQuestion
  number: number
  spentMs: number
}

/** The questions that took the longest, at most `count`, of those that took more than the paper's pace. */
export function slowest(session: Answered, minutes: number, count = 5): SlowQuestion[] {
  const paceMs = (minutes * 60_000) / session.questions.length
  return session.questions
    .map((entry, index) => ({ entry, number: index + 1, spentMs: session.elapsedMs[entry.question.id] ?? 0 }))
    .filter(({ spentMs }) => spentMs > paceMs)
    .sort((one, other) => other.spentMs - one.spentMs)
    .slice(0, count)
}

function sumOf<Value>(values: readonly Value[], numberOf: (value: Value) => number): number {
  return values.reduce((sum, value) => sum + numberOf(value), 0)
}
