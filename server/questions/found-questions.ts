import type { Question } from '@sabi/shared/content/question'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { findQuestionIds } from '@sabi/shared/tutor/question-finder'
import type { TextbookSearch } from '@sabi/shared/tutor/textbook-search'
import type { Database } from '../database/database.ts'
import { listMatchingLike } from './question-search.queries.ts'

interface Wanted {
  textbook: TextbookSearch
  search: string
  filter: QuestionFilter
}

/**
 * The questions that fit a search, the best first. The index in memory finds them, and the database is asked for no more than it
 * named, so a search costs the same however large the bank is.
 */
export async function foundQuestions(database: Database, { textbook, search, filter }: Wanted): Promise<Question[]> {
  const ids = findQuestionIds(textbook, search)
  return ids.length === 0 ? [] : listMatchingLike(database, ids, filter)
}
