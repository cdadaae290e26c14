import { besideName, readBeside } from '../beside.ts'
import type { RawRow } from '../raw.ts'
import { withLists } from './fields.ts'
import { defined } from './reading.ts'

/**
 * The row with what an export of ours put beside it. What the format has a place for is read there: whoever changed it there
 * meant it. What cannot be read refuses the row, which would lose it.
 */
export function withBesideOf(row: RawRow, words: string | undefined): RawRow {
  if (words === undefined || words.trim() === '') return row
  const beside = readBeside(words)
  if (beside === undefined) return { ...row, unread: [...(row.unread ?? []), besideName] }
  const { subject, topicId, examType, difficulty, source, hints } = beside
  const placed = defined({ subject, topic: topicId, examType, difficulty, source })
  return { ...placed, ...withLists({ hints: hints ?? [] }), ...row, beside }
}
