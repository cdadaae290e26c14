import { isFamiliar } from '../plan/mastery.ts'
import { groupBy } from '../practice/group-by.ts'
import { slipName } from '../progress/slips.ts'

/** How many days back a teacher sees answers. */
export const insightDays = 28
/**
 * A question, a slip or the mastery of a topic is shown from so many students on: with fewer, a teacher could guess who gave an answer,
 * and the share says little of the class.
 */
export const fewestStudents = 5
export const hardestShown = 5
export const slipsShown = 5
/** Students who have not practised for this many days are named. */
export const idleDays = 7

const dayMs = 24 * 60 * 60 * 1000

/**
 * The answers of a student that count: the latest, as many as this. It is less in a large class, so that counting a class takes about as
 * long whatever its size.
 */
export function answersCounted(students: number): number {
  const each = Math.floor(40_000 / Math.max(1, students) / 50) * 50
  return Math.min(1_000, Math.max(100, each))
}

/** Returns whether a student is to be named as one who has not practised for a week. Who has just joined is not. */
export function isIdle(
  { joinedAt, lastPractisedAt }: { joinedAt: number; lastPractisedAt: number | null },
  now: number,
): boolean {
  return Math.max(joinedAt, lastPractisedAt ?? 0) < now - idleDays * dayMs
}

/** What a student did in a topic. */
export interface TopicWork {
  topicId: string
  /** Distinct skills. */
  asked: number
  /** Of those, how many were right last. */
  known: number
}

/** How a class does in a topic. */
export interface TopicMastery {
  topicId: string
  /** Who practised it. */
  students: number
  /** The share of the skills asked that were right last, in percent; null with too few students. */
  percent: number | null
  /** Students for whom it is at least familiar; null with too few students. */
  familiar: number | null
}

/** The topics of a class, weakest first, and after these the ones that too few have practised. */
export function masteryOfTopics(works: readonly TopicWork[]): TopicMastery[] {
  return [...groupBy(works, ({ topicId }) => topicId)]
    .map(([topicId, ofTopic]) => {
      const students = ofTopic.length
      const sum = (part: 'asked' | 'known') => ofTopic.reduce((total, work) => total + work[part], 0)
      if (students < fewestStudents) return { topicId, students, percent: null, familiar: null }
      const percent = Math.round((100 * sum('known')) / sum('asked'))
      return { topicId, students, percent, familiar: ofTopic.filter(isFamiliar).length }
    })
    .sort((one, other) => (one.percent ?? 101) - (other.percent ?? 101) || other.students - one.students)
}

/** Students who chose an option for the same reason. */
export interface Miss {
  skill: string
  topicId: string
  reason: string
  /** Their places in any list of the class. */
  students: readonly number[]
}

/** A slip of a class. */
export interface ClassSlip {
  topicId: string
  reason: string
  students: number
}

/** The slips that most students made, at most five. Reasons that differ only in numbers are one slip, told in the words of its most common form. */
export function slipsOfClass(misses: readonly Miss[]): ClassSlip[] {
  return [...groupBy(misses, ({ skill, reason }) => slipName(skill, reason)).values()]
    .flatMap((forms) => {
      const students = new Set(forms.flatMap((form) => form.students)).size
      const [common] = [...forms].sort((one, other) => other.students.length - one.students.length)
      if (common === undefined || students < fewestStudents) return []
      return { topicId: common.topicId, reason: common.reason, students }
    })
    .sort((one, other) => other.students - one.students)
    .slice(0, slipsShown)
}
