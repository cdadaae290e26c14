import { subjectIds, type Question, type SubjectId } from '@sabi/shared/content/question'
import type { ChatMessage } from '@sabi/shared/tutor/calls'
import { passagesOf, type Passage } from '@sabi/shared/tutor/passages'
import { answerFromTextbook, type TextbookAnswer } from '@sabi/shared/tutor/textbook-answer'
import { createTextbookSearch, type TextbookSearch } from '@sabi/shared/tutor/textbook-search'
import { keptTextbook, subjectsWithNotes } from '../offline/kept-notes.ts'
import { matchingIds, readQuestions } from '../offline/question-store.ts'

let search: Promise<TextbookSearch> | undefined

/** Answers from the notes and explanations on this phone. Rejects where there are no notes. */
export async function answerHere(messages: readonly ChatMessage[]): Promise<TextbookAnswer> {
  search ??= build()
  // What is missing now may be there the next time.
  search.catch(() => (search = undefined))
  return answerFromTextbook(await search, messages)
}

/** Whether the notes of any subject are on this phone. */
export async function hasTextbook(): Promise<boolean> {
  return (await subjectsWithNotes()).length > 0
}

async function build(): Promise<TextbookSearch> {
  const passages = (await Promise.all(subjectIds.map(passagesHere))).flat()
  if (passages.length === 0) throw new Error('No notes are on this phone')
  return createTextbookSearch(passages, pause)
}

async function passagesHere(subject: SubjectId): Promise<Passage[]> {
  const book = await keptTextbook(subject)
  if (book === null) return []
  return passagesOf(book, await explainedHere(subject))
}

/** The variants of a template explain alike, and their ids differ in the last two numbers: one of them is read. */
async function explainedHere(subject: SubjectId): Promise<Question[]> {
  const ids = await matchingIds({ subject, examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' })
  const idByTemplate = new Map(ids.map((id) => [id.replace(/-\d+-\d+$/, ''), id]))
  return readQuestions([...idByTemplate.values()])
}

/** Lets the page draw and take taps. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
