import type { Choice, Slip } from '../engine/family.ts'

/** Slips that share a format: each row is the number a mistake gives and what the student did to get it. */
export function slipsAs(choice: (value: number) => Choice, rows: readonly (readonly [number, string])[]): Slip[] {
  return rows.map(([value, because]) => ({ ...choice(value), because }))
}

/**
 * An option rounded to exactly `places` decimals, zeros kept ('0.70'), so that no option stands out by its length. The
 * value behind it is the rounded one.
 */
export function rounded(value: number, places: number, unit = ''): Choice {
  const scale = 10 ** places
  const nudged = Math.abs(value) * (1 + 4 * Number.EPSILON)
  const size = Math.round(nudged * scale) / scale
  const sign = value < 0 && size > 0 ? '−' : ''
  const space = unit === '' || unit === '%' ? '' : ' '
  return { text: `${sign}${size.toFixed(places)}${space}${unit}`, value: sign === '' ? size : -size }
}
