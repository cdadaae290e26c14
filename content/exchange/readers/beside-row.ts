import { besideName, readBeside } from '../beside.ts'
import type { RawRow } from '../raw.ts'
import { withLists } from './tables/fields.ts'
import { defined } from './reading.ts'

/**
 * Adds what one of our exports stored beside a question. Anything the format itself has a place for is read from there, because a change
 * there is deliberate. Additions that cannot be read reject the row, which would otherwise lose them.
 */
export function withBesideOf(row: RawRow, words: string | undefined): RawRow {
  if (words === undefined || words.trim() === '') return row
  const beside = readBeside(words)
  if (beside === undefined) return { ...row, unread: [...(row.unread ?? []), besideName] }
  const { subject, topicId, examType, difficulty, source, hints } = beside
  const placed = defined({ subject, topic: topicId, examType, difficulty, source })
  return { ...placed, ...withLists({ hints: hints ?? [] }), ...row, beside }
}
