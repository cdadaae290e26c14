import { saySame } from '../../lint/words.ts'
import { fault, type Fault } from '../clean/clean-fault.ts'
import type { RawRow } from '../raw.ts'

const loneLetter = /^\s*[([]?[A-Ea-e][.)\]]?\s*$/
const fewestForHabit = 3

/** The option columns that contain letters in most rows, and so look like the key. */
export function letterColumns(rows: readonly RawRow[]): number[] {
  if (rows.length < fewestForHabit) return []
  return [0, 1, 2, 3, 4].filter((column) => {
    const count = rows.filter(({ options }) => loneLetter.test(options[column] ?? '')).length
    return count * 2 > rows.length
  })
}

/** Reports that the columns of a row seem to be in a different order from their names, or returns null. */
export function swappedColumns(row: RawRow, letterColumns: readonly number[]): Fault | null {
  const { text, options, key } = row
  const sentence = options.find(isSentence)
  const words = text.trim()
  if (words !== '' && words.length < 4 && sentence !== undefined)
    return fault('columns-swapped', `the text is '${words}', an option '${sentence}'`)
  if (key.kind !== 'text' || key.value.trim().length < 4 || options.some((option) => saySame(option, key.value)))
    return null
  const column = letterColumns.find((column) => loneLetter.test(options[column] ?? ''))
  return column === undefined
    ? null
    : fault('columns-swapped', `the key is '${key.value}', an option '${options[column]}'`)
}

function isSentence(option: string): boolean {
  return option.trim().split(/\s+/).length >= 4
}
