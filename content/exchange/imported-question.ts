import type { Question } from '@sabi/shared/content/question'
import type { RowChange, RowWarning } from './raw.ts'

/** A question as it would be published: its id is `identityOf` it, its version is the bank's matter. */
export type DraftContent = Omit<Question, 'id' | 'version'>

/** What somebody should know before publishing it. */
export interface DraftRemarks {
  /** What was left out of the row. */
  warnings: readonly RowWarning[]
  /** What the reader changed. */
  changes: readonly RowChange[]
}

export type ImportedQuestion = DraftContent &
  DraftRemarks & {
    /** Where a person finds it in the file. */
    place: string
  }
