import type { ChatMessage, Quote, TutorMode } from './calls.ts'
import { lastAsked } from './conversation.ts'
import { isInDistress, wordsInDistress } from './distress.ts'
import { answerOnQuestion, courtesyFor, type AskedQuestion } from './question-answer.ts'
import { answerFromTextbook } from './textbook-answer.ts'
import type { TextbookSearch } from './textbook-search.ts'

/** What the tutor says, and who says it. */
export interface TutorAnswer {
  content: string
  mode: TutorMode
  quotes: Quote[]
}

interface Asked {
  search: TextbookSearch
  messages: readonly ChatMessage[]
  /** The question that is talked about, where there is one. */
  question?: AskedQuestion | null
  /** Asks for few words. */
  isShort?: boolean
}

/** The tutor's reply where no model speaks: comfort for who needs it, the working kept for the question, or the textbook. */
export function answerWithoutModel({ search, messages, question = null, isShort = false }: Asked): TutorAnswer {
  const comfort = comfortFor(messages)
  if (comfort !== null) return comfort
  const courtesy = courtesyFor(messages, question)
  if (courtesy !== null) return { content: courtesy, mode: 'textbook', quotes: [] }
  const working = question === null ? null : answerOnQuestion(question, messages)
  if (working !== null) return { content: working, mode: 'working', quotes: [] }
  return { ...answerFromTextbook(search, messages, isShort ? 1 : undefined), mode: 'textbook' }
}

/** What is said, before anything else, to a student who seems to be in danger; null for all others. */
export function comfortFor(messages: readonly ChatMessage[]): TutorAnswer | null {
  return isInDistress(lastAsked(messages)) ? { content: wordsInDistress, mode: 'textbook', quotes: [] } : null
}
