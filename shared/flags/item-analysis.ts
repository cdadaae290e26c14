import { chosenAt, chosenByAll, restSteps, type ItemTally } from './item-tally.ts'

/** A distractor chosen by a smaller share of students is dead: it does no work. */
export const deadBelow = 0.02
/** With fewer first attempts no distractor is called dead. */
export const fewestForDead = 100
/** With fewer students who have a rest score, no correlation is computed. */
const fewestForCorrelation = 30

/** Classical item analysis of the first attempts at a version of a question. */
export interface ItemAnalysis {
  attempts: number
  /** Share of right answers, p; 0 without answers. */
  difficulty: number
  /** Item-rest correlation of the key; null if undefined. */
  discrimination: number | null
  optionCounts: number[]
  /** The same correlation for each option; 0 if undefined. */
  optionDiscriminations: number[]
  /** Distractors that hardly anyone chooses. */
  deadOptions: number[]
}

/**
 * Computes the difficulty, the discrimination and the use of each distractor. A question with a null key has no right option:
 * everyone is right, and there is no discrimination.
 */
export function analyseItem(tally: ItemTally, key: number | null): ItemAnalysis {
  const optionCounts = optionsOf(tally).map((option) => chosenByAll(tally, option))
  const attempts = sum(optionCounts)
  const correlations = optionsOf(tally).map((option) => itemRestCorrelation(tally, option))
  const right = key === null ? attempts : (optionCounts[key] ?? 0)
  return {
    attempts,
    difficulty: attempts === 0 ? 0 : right / attempts,
    discrimination: key === null ? null : (correlations[key] ?? null),
    optionCounts,
    optionDiscriminations: correlations.map((correlation) => correlation ?? 0),
    deadOptions:
      attempts < fewestForDead
        ? []
        : optionsOf(tally).filter((option) => option !== key && (optionCounts[option] ?? 0) < deadBelow * attempts),
  }
}

/**
 * The corrected point-biserial correlation between choosing an option and the rest score: r = (M1 - M0) / s * sqrt(p * q), where M1
 * and M0 are the mean rest scores of those who chose it and of the others, s is the overall standard deviation, and p is the share
 * who chose it (Lord and Novick, Statistical Theories of Mental Test Scores, 1968; corrected by leaving the item out of the
 * score, Henrysson 1963). Null with fewer than 30 rest scores, or if all students chose or scored the same.
 */
export function itemRestCorrelation(tally: ItemTally, option: number): number | null {
  const own = momentsOf(tally, [option])
  const all = momentsOf(tally, optionsOf(tally))
  if (all.count < fewestForCorrelation || own.count === 0 || own.count === all.count) return null
  const deviation = deviationOf(all)
  if (deviation === 0) return null
  const share = own.count / all.count
  const others = (all.sum - own.sum) / (all.count - own.count)
  return ((own.sum / own.count - others) / deviation) * Math.sqrt(share * (1 - share))
}

/** The size of the best third, and how many of them chose each option. */
export interface BestThird {
  size: number
  chosen: number[]
}

/** The best third by rest score, as close to a third as whole steps allow; empty without rest scores. */
export function bestThird(tally: ItemTally): BestThird {
  const all = momentsOf(tally, optionsOf(tally)).count
  let size = 0
  let from = restSteps + 1
  for (let step = restSteps; step >= 0; step--) {
    const next = size + sum(optionsOf(tally).map((option) => chosenAt(tally, option, step)))
    if (Math.abs(next - all / 3) > Math.abs(size - all / 3)) break
    size = next
    from = step
  }
  const chosen = optionsOf(tally).map((option) => {
    let count = 0
    for (let step = from; step <= restSteps; step++) count += chosenAt(tally, option, step)
    return count
  })
  return { size, chosen }
}

/**
 * How clearly the students who chose one option do better on other questions than those who chose another: the difference of their
 * mean rest scores over its standard error, t = (M1 - M2) / (s * sqrt(1/n1 + 1/n2)). 0 if nobody chose one of the options.
 */
export function compareChoosers(tally: ItemTally, option: number, other: number): number {
  const [one, two] = [momentsOf(tally, [option]), momentsOf(tally, [other])]
  const deviation = deviationOf(momentsOf(tally, optionsOf(tally)))
  if (one.count === 0 || two.count === 0 || deviation === 0) return 0
  const difference = one.sum / one.count - two.sum / two.count
  return difference / (deviation * Math.sqrt(1 / one.count + 1 / two.count))
}

interface Moments {
  count: number
  sum: number
  squares: number
}

function deviationOf({ count, sum: total, squares }: Moments): number {
  return count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - (total / count) ** 2))
}

/** Count, sum and sum of squares of the rest scores of students who chose one of these options. */
function momentsOf(tally: ItemTally, options: readonly number[]): Moments {
  const moments = { count: 0, sum: 0, squares: 0 }
  for (const option of options)
    for (let step = 0; step <= restSteps; step++) {
      const count = chosenAt(tally, option, step)
      moments.count += count
      moments.sum += (count * step) / restSteps
      moments.squares += count * (step / restSteps) ** 2
    }
  return moments
}

/** The option indexes of a question. */
export function optionsOf({ optionCount }: ItemTally): number[] {
  return Array.from({ length: optionCount }, (_, option) => option)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
