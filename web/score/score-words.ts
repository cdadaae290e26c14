import type { PredictedScore } from '@sabi/shared/plan/prediction'

/** 'between 49 and 67' */
export function rangeWords({ low, high }: Pick<PredictedScore, 'low' | 'high'>): string {
  return `between ${Math.round(low)} and ${Math.round(high)}`
}

/** The topics in which most of the paper's marks can still be gained, best first. */
export function bestTopics({ topics }: PredictedScore, count: number): PredictedScore['topics'] {
  const missing = ({ questions, right }: PredictedScore['topics'][number]) => questions - right
  return [...topics].sort((one, other) => missing(other) - missing(one)).slice(0, count)
}

/** '3 of 40 questions in the paper, of which you would now get 1.4 right' */
export function shareWords({ questions, right }: PredictedScore['topics'][number], inPaper: number): string {
  return `${oneDigit(questions)} of the paper’s ${Math.round(inPaper)} questions; you would get ${oneDigit(right)} of them right today`
}

function oneDigit(amount: number): string {
  return amount.toLocaleString('en-GB', { maximumFractionDigits: 1 })
}
