import type { Notice } from '@sabi/shared/flags/correction-calls'

/** The text of a notice: the result of a report, the right option, and the effect on the student's marks. */
export function noticeWords({ outcome, markChange, rightOption, at }: Notice): string {
  const day = new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
  const cause = {
    none: 'A question you answered was corrected.',
    resolved: `You reported a question. Fixed on ${day}, thank you.`,
    dismissed: 'You reported a question. We looked at it and it stays as it is.',
  }[outcome ?? 'none']
  if (markChange === null) return cause
  const right =
    rightOption === null ? 'No option was right, so everyone gets the mark.' : `The right answer is ${rightOption}.`
  const sign = markChange > 0 ? '+' : '−'
  const marks = markChange === 0 ? 'Your marks stay the same.' : `Your marks: ${sign}${Math.abs(markChange)}.`
  return `${cause} ${right} ${marks}`
}
