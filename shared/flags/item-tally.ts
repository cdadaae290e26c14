/** Rest scores are stored in steps of 5%, so that memory grows with the number of questions, not answers. */
export const restSteps = 20
/** With fewer other first attempts, a student has no rest score. */
export const fewestOthers = 10

/** One column per step from 0 to `restSteps`, and one for students without a rest score. */
const columns = restSteps + 2
const unknownRest = restSteps + 1

/** A student's first attempt at a version of a question. */
export interface FirstAttempt {
  option: number
  /** Share of right answers among the student's other first attempts, 0 to 1; null if there are too few. */
  rest: number | null
}

/** How often each option was chosen, by rest score. */
export interface ItemTally {
  optionCount: number
  counts: Uint32Array
}

/** An empty tally of a question with this many options. */
export function newTally(optionCount: number): ItemTally {
  return { optionCount, counts: new Uint32Array(optionCount * columns) }
}

/** Adds a first attempt. Ignores an option that the question does not have. */
export function countAttempt({ optionCount, counts }: ItemTally, { option, rest }: FirstAttempt): void {
  if (option >= optionCount) return
  const place = option * columns + (rest === null ? unknownRest : Math.round(rest * restSteps))
  counts[place] = (counts[place] ?? 0) + 1
}

/** How often students with this rest score (in steps) chose an option. */
export function chosenAt({ counts }: ItemTally, option: number, step: number): number {
  return counts[option * columns + step] ?? 0
}

/** How often an option was chosen, including by students without a rest score. */
export function chosenByAll({ counts }: ItemTally, option: number): number {
  return sum(counts.subarray(option * columns, (option + 1) * columns))
}

/** The total number of first attempts. */
export function attemptsOf({ counts }: ItemTally): number {
  return sum(counts)
}

/**
 * A student's rest score for a question: the share of right answers among their other first attempts. Null with fewer than ten
 * others, because chance would then decide who is among the best.
 */
export function restScore({ answered, right }: { answered: number; right: number }, isRight: boolean): number | null {
  const others = answered - 1
  return others < fewestOthers ? null : (right - (isRight ? 1 : 0)) / others
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
