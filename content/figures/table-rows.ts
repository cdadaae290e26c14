import type { Choice, Slip } from '../engine/family.ts'
import { at } from '../engine/random.ts'

/** The letters of the rows of a table that a question asks about. */
export const rowLetters = ['P', 'Q', 'R', 'S'] as const

/** A choice among the rows P to S: the key, and the others with the student's mistake. */
export function rowChoices(key: number, because: (row: number) => string): { key: Choice; slips: Slip[] } {
  return {
    key: { text: at(rowLetters, key) },
    slips: rowLetters.flatMap((text, row) => (row === key ? [] : [{ text, because: because(row) }])),
  }
}

/** The index of the row with the highest (1) or lowest (−1) value; null if two rows share it. */
export function extremeRow(values: readonly number[], sign: 1 | -1): number | null {
  const best = Math.max(...values.map((value) => sign * value))
  const rows = values.flatMap((value, row) => (sign * value === best ? [row] : []))
  return rows.length === 1 ? at(rows, 0) : null
}
