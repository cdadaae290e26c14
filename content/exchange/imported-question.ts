import type { Question } from '@sabi/shared/content/question'

/** A question as it would be published: its id is `identityOf` it, its version is the bank's matter. */
export type ImportedQuestion = Omit<Question, 'id' | 'version'> & {
  /** Where a person finds it in the file. */
  place: string
}
