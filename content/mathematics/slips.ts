import type { Choice, Slip } from '../engine/family.ts'

/** A mistake that was carried out: the option it gives and what the student did. */
export type Mistake = readonly [choice: Choice, because: string]

/** Wrong options from the mistakes that give them. */
export function slipsOf(mistakes: readonly Mistake[]): Slip[] {
  return mistakes.map(([choice, because]) => ({ ...choice, because }))
}

/** Only the mistakes that give more than zero: lengths, counts and years cannot be anything else. */
export function positiveSlips(mistakes: readonly Mistake[]): Slip[] {
  return slipsOf(mistakes).filter(({ value }) => value !== undefined && value > 0)
}

/** Only the mistakes that give a positive whole number, where nothing else could be believed (people, sides, terms). */
export function countSlips(mistakes: readonly Mistake[]): Slip[] {
  return positiveSlips(mistakes).filter(({ value }) => Number.isInteger(value))
}

/** Only the mistakes whose results need at most one decimal place, where the keys need no more. */
export function tenthsOnly(mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.filter(([{ value }]) => value !== undefined && isTenths(value))
}

/** Returns whether a number has at most one decimal place, binary noise aside. */
export function isTenths(value: number): boolean {
  return Math.abs(value * 10 - Math.round(value * 10)) < 1e-9
}
