import type { Choice, Slip } from '../engine/family.ts'

/** A mistake that was carried out: the number it gives and what the student did. */
export type Mistake = readonly [value: number, because: string]

/**
 * The wrong options of a form whose answers are positive. A mistake is left out where it gives nothing positive, or a
 * number as large as the limit, which no student would believe (an efficiency of 100 %).
 */
export function positiveSlips(
  print: (value: number) => Choice,
  mistakes: readonly Mistake[],
  limit = Number.POSITIVE_INFINITY,
): Slip[] {
  return slipsBetween(print, mistakes, { least: Number.MIN_VALUE, limit })
}

/** The wrong options from `least` up to, but without, `limit`: a mistake that gives another size is left out. */
export function slipsBetween(
  print: (value: number) => Choice,
  mistakes: readonly Mistake[],
  { least, limit }: { least: number; limit: number },
): Slip[] {
  return mistakes
    .filter(([value]) => value >= least && value < limit)
    .map(([value, because]) => ({ ...print(value), because }))
}

/** An option with exactly `places` decimals, zeros kept ('0.60 m'), so that no option stands out by its length. */
export function fixed(value: number, unit: string, places: number): Choice {
  return { text: `${value.toFixed(places)} ${unit}`, value }
}

/** Whether a value is a whole number of steps, binary noise aside: 0.3 is a multiple of 0.1. */
export function isMultipleOf(value: number, step: number): boolean {
  const steps = value / step
  return Math.abs(steps - Math.round(steps)) < 1e-9
}

/** The least common multiple of two whole numbers: the common denominator of their reciprocals. */
export function leastMultiple(a: number, b: number): number {
  let multiple = a
  while (multiple % b !== 0) multiple += a
  return multiple
}

/** How many times as large or small as the key a wrong option may be before no student believes it. */
const believable = 25

/** The wrong options of a form with a positive answer that are near enough to it to be believed. */
export function nearSlips(print: (value: number) => Choice, key: Choice, mistakes: readonly Mistake[]): Slip[] {
  const size = key.value ?? 0
  return slipsBetween(print, mistakes, { least: size / believable, limit: size * believable })
}
