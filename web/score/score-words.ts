import type { PredictedScore } from '@sabi/shared/plan/prediction'
import { counted } from '@sabi/shared/subjects/count-words'

/** 'between 49 and 67' */
export function rangeWords({ low, high }: Pick<PredictedScore, 'low' | 'high'>): string {
  return `between ${Math.round(low)} and ${Math.round(high)}`
}

/** The topics in which most of the paper's marks can still be gained, best first. */
export function bestTopics({ topics }: PredictedScore, count: number): PredictedScore['topics'] {
  const missing = ({ questions, right }: PredictedScore['topics'][number]) => questions - right
  return [...topics].sort((one, other) => missing(other) - missing(one)).slice(0, count)
}

/** 'About 3 of the paper’s 40 questions; today you would get about 1 of them right'. Whole numbers: nobody answers half of a question. */
export function shareWords({ questions, right }: PredictedScore['topics'][number], inPaper: number): string {
  const [asked, known] = [Math.max(1, Math.round(questions)), Math.round(right)]
  const share = `About ${asked} of the paper’s ${Math.round(inPaper)} questions; today you would`
  if (known === 0) return `${share} hardly get ${asked === 1 ? 'it' : 'any of them'} right`
  return asked === 1 ? `${share} get it right` : `${share} get about ${known} of them right`
}

/** 'Your target is 60: 28 marks to go.' */
export function targetWords(target: number, { score }: Pick<PredictedScore, 'score'>): string {
  const missing = target - Math.round(score)
  if (missing > 0) return `Your target is ${target}: ${counted(missing, 'mark')} to go.`
  return `Your target is ${target}, and you are ${missing === 0 ? 'there' : 'above it'}.`
}
