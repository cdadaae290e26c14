import { shortLengths } from '../exams/paper.ts'

/** The weeks before the exam that have a full paper each. */
const weeksOfPapers = 6
/** On the last day before the exam, rest is worth more than a paper. */
const daysOfRest = 2
const dayMs = 24 * 60 * 60 * 1000

/** A paper with at least so many questions is a full one. */
export const fullPaperFrom = Math.max(...shortLengths) + 1

interface Week {
  /** When a full paper was handed in last; null if never. */
  lastPaperAt: number | null
  /** When the day began by the student's clock. */
  midnight: number
  /** The first day of the exam. */
  examAt: number
}

/**
 * Tells if a full paper belongs to this day: there is one a week in the last six weeks before the exam. It is `done` for the rest of the day on
 * which it was sat. All times are epoch milliseconds.
 */
export function weeklyPaper({ lastPaperAt, midnight, examAt }: Week): 'due' | 'done' | 'none' {
  const ahead = examAt - midnight
  if (ahead > weeksOfPapers * 7 * dayMs || ahead < daysOfRest * dayMs) return 'none'
  if (lastPaperAt === null) return 'due'
  if (lastPaperAt >= midnight) return 'done'
  // A paper of last Saturday is due again all through this Saturday.
  return midnight - lastPaperAt >= 6 * dayMs ? 'due' : 'none'
}
