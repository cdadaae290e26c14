import type { Choice, Slip } from '../engine/family.ts'

/** A mistake that was carried out: the number it gives and what the student did. */
export type Mistake = readonly [value: number, because: string]

/** The wrong options of a form whose answers are positive; a mistake that gives nothing positive is left out. */
export function positiveSlips(print: (value: number) => Choice, mistakes: readonly Mistake[]): Slip[] {
  return mistakes
    .filter(([value]) => Number.isFinite(value) && value > 0)
    .map(([value, because]) => ({ ...print(value), because }))
}

/** Whether a value is a whole number of steps, binary noise aside: 0.3 is a multiple of 0.1. */
export function isMultipleOf(value: number, step: number): boolean {
  const steps = value / step
  return Math.abs(steps - Math.round(steps)) < 1e-9
}
