import type { Question } from '@sabi/shared/content/question'
import type { RowChange, RowWarning } from './raw.ts'

/** A question as it would be published. Its id comes from `identityOf`, its version from the bank. */
export type DraftContent = Omit<Question, 'id' | 'version'>

/** What a person should know before publishing it. */
export interface DraftRemarks {
  /** The parts of the row that were left out. */
  warnings: readonly RowWarning[]
  /** The changes that the reader made. */
  changes: readonly RowChange[]
}

export type ImportedQuestion = DraftContent &
  DraftRemarks & {
    /** The position in the file, for people. */
    place: string
  }
