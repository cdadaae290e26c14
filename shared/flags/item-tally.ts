/** Rest scores are kept in this many steps, 5 % each, so that memory grows with the questions and not with the answers. */
export const restSteps = 20
/** With fewer other first attempts a student's rest score says too little to be one. */
export const fewestOthers = 10

/** One column for each step from 0 to all of them, and one for students without a rest score. */
const columns = restSteps + 2
const unknownRest = restSteps + 1

/** A student's first attempt at a version of a question. */
export interface FirstAttempt {
  option: number
  /** Share of right answers among the student's other first attempts, 0 to 1; null where there are too few of them. */
  rest: number | null
}

/** How often each option was chosen, by the rest score of those who chose it. */
export interface ItemTally {
  optionCount: number
  counts: Uint32Array
}

/** A question with this many options that nobody has answered yet. */
export function newTally(optionCount: number): ItemTally {
  return { optionCount, counts: new Uint32Array(optionCount * columns) }
}

/** Adds a first attempt; one at an option that the question does not have is left out. */
export function countAttempt({ optionCount, counts }: ItemTally, { option, rest }: FirstAttempt): void {
  if (option >= optionCount) return
  const place = option * columns + (rest === null ? unknownRest : Math.round(rest * restSteps))
  counts[place] = (counts[place] ?? 0) + 1
}

/** How often an option was chosen by students with this rest score, in steps. */
export function chosenAt({ counts }: ItemTally, option: number, step: number): number {
  return counts[option * columns + step] ?? 0
}

/** How often an option was chosen by all students, also those without a rest score. */
export function chosenByAll({ counts }: ItemTally, option: number): number {
  return sum(counts.subarray(option * columns, (option + 1) * columns))
}

/** How many first attempts were counted. */
export function attemptsOf({ counts }: ItemTally): number {
  return sum(counts)
}

/**
 * A student's rest score for a question: the share of right answers among the others. Null below ten others, where chance would
 * decide who is among the best.
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
