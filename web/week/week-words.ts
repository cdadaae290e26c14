import type { PastScore } from '@sabi/shared/plan/calls'
import type { Week } from '@sabi/shared/progress/calls'
import { percentage } from '@sabi/shared/progress/percentage'
import { daysAfter } from '@sabi/shared/progress/streak-calendar'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'

/** From this many answers on, a percentage says something. */
const answersForPercentage = 5
const tooFew = '–'
const lastDay = 6

interface Answered {
  answered: number
  correct: number
}

/** The answers of all subjects of a week. */
export function totalOf({ subjects }: Pick<Week, 'subjects'>): Answered {
  return subjects.reduce(
    (sum, { answered, correct }) => ({ answered: sum.answered + answered, correct: sum.correct + correct }),
    { answered: 0, correct: 0 },
  )
}

/** '75%', or '–' while there are too few answers. */
export function rightWords({ answered, correct }: Answered): string {
  return answered < answersForPercentage ? tooFew : `${percentage(correct, answered)}%`
}

/** What '–' means, where one of these has it. */
export function tooFewWords(rows: readonly Answered[]): string | null {
  return rows.some((one) => rightWords(one) === tooFew)
    ? `${tooFew} means fewer than ${answersForPercentage} answers.`
    : null
}

/** '60 (49 to 67)', or '–' where nothing was predicted. */
export function scoreWords(predicted: Pick<PastScore, 'score' | 'low' | 'high'> | undefined): string {
  if (predicted === undefined) return tooFew
  const [score, low, high] = [predicted.score, predicted.low, predicted.high].map(Math.round)
  return `${score} (${low} to ${high})`
}

/** One sentence on how a week went beside the one before. */
export function comparedWords(week: Pick<Week, 'subjects' | 'before'>, { isCurrent }: { isCurrent: boolean }): string {
  const total = totalOf(week)
  const { before } = week
  const answered = total.answered - before.answered
  const start = isCurrent ? 'So far you answered' : 'You answered'
  if (before.answered === 0) return `${start} ${counted(total.answered, 'question')}. There were none the week before.`
  const questions =
    answered === 0
      ? 'as many questions as the week before'
      : `${counted(Math.abs(answered), 'question')} ${answered > 0 ? 'more' : 'fewer'} than the week before`
  if (Math.min(total.answered, before.answered) < answersForPercentage) return `${start} ${questions}.`
  const points = percentage(total.correct, total.answered) - percentage(before.correct, before.answered)
  const score =
    points === 0 ? 'stayed the same' : `${points > 0 ? 'rose' : 'fell'} by ${counted(Math.abs(points), 'point')}`
  return `${start} ${questions}, and your share of right answers ${score}.`
}

/** '23 Nov to 29 Nov 2026'. */
export function spanWords(from: string): string {
  return `${dayWords(from)} to ${dayWords(daysAfter(from, lastDay), 'numeric')}`
}

/** '23 Nov', or '23 Nov 2026'. */
export function dayWords(day: string, year?: 'numeric'): string {
  return new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year, timeZone: 'UTC' })
}

/** The week as a message to a parent or friend. It names nobody. */
export function shareWords(week: Week, siteName: string): string {
  const total = totalOf(week)
  const subjects = week.subjects.map((one) => `${subjectName(one.subject)}: ${one.answered} (${rightWords(one)} right)`)
  return [
    `My week on ${siteName}, ${spanWords(week.from)}`,
    `${counted(week.days.length, 'day')} of practice, ${counted(total.answered, 'question')}, ${rightWords(total)} right`,
    ...subjects,
  ].join('\n')
}
