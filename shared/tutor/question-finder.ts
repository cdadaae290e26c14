import { asNotesSay } from './student-words.ts'
import type { TextbookSearch } from './textbook-search.ts'

const mostQuestions = 100
/** A question with a much smaller share of the words than the best match is about something else. */
const leastShare = 0.6

/** Finds questions for what a student types, best first. Each family is represented by one variant. */
export function findQuestionIds(textbook: TextbookSearch, asked: string): string[] {
  const wanted = [asked, asNotesSay(asked) ?? []].flat()
  const found = wanted
    .flatMap((words) => textbook.find(words, Infinity))
    .filter(({ questionId }) => questionId !== undefined)
    .sort((one, other) => other.score - one.score)
  const most = Math.max(...found.map(({ coverage }) => coverage))
  const ids = found.flatMap(({ questionId, coverage }) => (coverage >= most * leastShare ? (questionId ?? []) : []))
  return [...new Set(ids)].slice(0, mostQuestions)
}
