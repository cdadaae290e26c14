import type { Choice, Slip } from '../engine/family.ts'

/** A wrong option with the mistake that leads to it. */
export function slip(choice: Choice, because: string): Slip {
  return { ...choice, because }
}

/** Whether a number stays exact when it is printed with at most this many decimals. */
export function terminates(value: number, places: number): boolean {
  const scaled = value * 10 ** places
  return Math.abs(scaled - Math.round(scaled)) < 1e-6
}

/** The slips whose number is above zero: a negative mass or volume would give itself away. */
export function positive(slips: readonly Slip[]): Slip[] {
  return slips.filter(({ value }) => value !== undefined && value > 0)
}
