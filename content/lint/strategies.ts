import { optionLetter } from '@sabi/shared/content/option-letter'
import { readNumbers } from '../engine/number.ts'
import { hasWords } from './cues.ts'
import type { LintedQuestion } from './rule.ts'

/** The expected score of a student who knows nothing and follows a rule of thumb, from 0 to 1. Pure chance is `chanceOf`. */
export interface StrategyScore {
  strategy: string
  score: number
  /** Number of questions that the rule applies to. */
  count: number
}

export const chanceOf = (optionCount: number) => 1 / optionCount
/** With four options. */
export const chance = chanceOf(4)
/** How far above chance a strategy may score, and the minimum number of questions to judge it. */
export const mostGain = 0.05
export const fewestForStrategy = 100

/** The scores of strategies that test-wise students use, over the questions each applies to. All must have as many options. */
export function strategyScores(questions: readonly LintedQuestion[], optionCount = 4): StrategyScore[] {
  const places = Array.from({ length: optionCount }, (_, place) => place)
  const worded = questions.filter(hasWords)
  const numeric = questions.flatMap(({ options, correctOption }) => {
    const values = readNumbers(options)
    return values === null ? [] : [{ values, key: values[correctOption] ?? Number.NaN }]
  })
  return [
    ...places.map((place) => ({
      strategy: `always ${optionLetter(place)}`,
      score: mean(questions.map(({ correctOption }) => (correctOption === place ? 1 : 0))),
      count: questions.length,
    })),
    { strategy: 'the longest option', score: mean(worded.map((one) => byLength(one, Math.max))), count: worded.length },
    {
      strategy: 'the shortest option',
      score: mean(worded.map((one) => byLength(one, Math.min))),
      count: worded.length,
    },
    {
      strategy: 'a middle number',
      score: mean(numeric.map(({ values, key }) => ofRanks(values, key, places.slice(1, -1)))),
      count: numeric.length,
    },
    {
      strategy: 'an outer number',
      score: mean(numeric.map(({ values, key }) => ofRanks(values, key, [0, optionCount - 1]))),
      count: numeric.length,
    },
  ]
}

/** The chance of hitting the key by choosing among the options of that length. */
function byLength({ options, correctOption }: LintedQuestion, pick: (...lengths: number[]) => number): number {
  const length = pick(...options.map((option) => option.length))
  const alike = options.filter((option) => option.length === length).length
  return options[correctOption]?.length === length ? 1 / alike : 0
}

function ofRanks(values: readonly number[], key: number, ranks: readonly number[]): number {
  const rank = [...values].sort((a, b) => a - b).indexOf(key)
  return ranks.includes(rank) ? 1 / ranks.length : 0
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
