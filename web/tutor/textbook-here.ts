import { boards } from '@sabi/content/exams/papers'
import { subjectIds, type Question, type SubjectId } from '@sabi/shared/content/question'
import { answerWithoutModel, type TutorAnswer } from '@sabi/shared/tutor/answer'
import type { ChatMessage } from '@sabi/shared/tutor/calls'
import { passagesOf, type Passage } from '@sabi/shared/tutor/passages'
import { createTextbookSearch, type TextbookSearch } from '@sabi/shared/tutor/textbook-search'
import { keptTextbook, subjectsWithNotes } from '../offline/kept-notes.ts'
import { matchingIds, readQuestions } from '../offline/questions/question-store.ts'

let search: Promise<TextbookSearch> | undefined

interface Asked {
  messages: ChatMessage[]
  /** The question that the conversation is about, if any. */
  questionId: string | undefined
  isShort: boolean
}

/**
 * Answers from the stored working of a question, and from the notes and explanations on this phone. Rejects if there
 * are no notes.
 */
export async function answerHere({ messages, questionId, isShort }: Asked): Promise<TutorAnswer> {
  const [question = null] = questionId === undefined ? [] : await readQuestions([questionId])
  return answerWithoutModel({ search: await searchHere(), messages, question, boards, isShort })
}

/** Returns whether notes of any subject are on this phone. If so, prepares the search while the student types. */
export async function hasTextbook(): Promise<boolean> {
  const isThere = (await subjectsWithNotes()).length > 0
  // A failure is reported when the student asks.
  if (isThere) searchHere().catch(() => undefined)
  return isThere
}

/** The search over the notes on this phone, built once. Rejects if there are none. */
export function searchHere(): Promise<TextbookSearch> {
  search ??= build()
  // What is missing now may be there the next time.
  search.catch(() => (search = undefined))
  return search
}

async function build(): Promise<TextbookSearch> {
  const passages: Passage[] = []
  // One by one, with a pause between, so that parsing never blocks the page for long.
  for (const subject of subjectIds) passages.push(...(await passagesHere(subject)))
  if (passages.length === 0) throw new Error('No notes are on this phone')
  return createTextbookSearch(passages, pause)
}

async function passagesHere(subject: SubjectId): Promise<Passage[]> {
  const book = await keptTextbook(subject)
  if (book === null) return []
  return passagesOf(book, await explainedHere(subject))
}

/**
 * Variants of a template share their explanation, and their ids differ in the last two numbers, so one of them is
 * enough.
 */
async function explainedHere(subject: SubjectId): Promise<Question[]> {
  const ids = await matchingIds({ subject, examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' })
  const idByTemplate = new Map(ids.map((id) => [id.replace(/-\d+-\d+$/, ''), id]))
  const wanted = [...idByTemplate.values()]
  const questions: Question[] = []
  for (let start = 0; start < wanted.length; start += readAtOnce)
    questions.push(...(await readQuestions(wanted.slice(start, start + readAtOnce))))
  return questions
}

/** About 30 ms of work on a cheap phone. */
const readAtOnce = 40

/** Lets the page render and handle taps. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
