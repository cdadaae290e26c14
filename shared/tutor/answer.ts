import type { BoardPapers } from '../exams/paper.ts'
import type { ChatMessage, Quote, TutorMode } from './calls.ts'
import { calculate } from './calculation/calculate.ts'
import { lastAsked } from './conversation.ts'
import { isInDistress, wordsInDistress } from './distress.ts'
import { everydayAnswer } from './everyday.ts'
import { personalAnswer } from './personal.ts'
import { answerOnQuestion, courtesyFor, type AskedQuestion } from './question-answer.ts'
import { simplerAnswer } from './simpler.ts'
import { struggleAnswer } from './struggle.ts'
import { answerFromTextbook } from './textbook-answer.ts'
import type { TextbookSearch } from './textbook-search.ts'

/** The tutor's reply and where it came from. */
export interface TutorAnswer {
  content: string
  mode: TutorMode
  quotes: Quote[]
}

interface Asked {
  search: TextbookSearch
  messages: readonly ChatMessage[]
  /** The question under discussion, if any. */
  question?: AskedQuestion | null
  /** The papers of the boards. */
  boards: readonly BoardPapers[]
  /** Keep the reply short. */
  isShort?: boolean
}

/**
 * Replies without a model: comfort for a student in distress, then encouragement and a plan, the stored working of the question,
 * the last answer in simpler words, a next step, a calculation, and the textbook.
 */
export function answerWithoutModel({ search, messages, question = null, boards, isShort = false }: Asked): TutorAnswer {
  const comfort = comfortFor(messages)
  if (comfort !== null) return comfort
  const struggle = struggleAnswer(messages, search)
  if (struggle !== null) return { ...struggle, mode: 'textbook' }
  const personal = personalAnswer(messages, question)
  if (personal !== null) return { content: personal, mode: 'textbook', quotes: [] }
  const courtesy = courtesyFor(messages, question)
  if (courtesy !== null) return { content: courtesy, mode: 'textbook', quotes: [] }
  const working = question === null ? null : answerOnQuestion(question, messages, search)
  if (working !== null) return { content: working, mode: 'working', quotes: [] }
  const simpler = simplerAnswer(messages, search)
  if (simpler !== null) return { content: simpler, mode: 'textbook', quotes: [] }
  const everyday = everydayAnswer(messages, search, boards)
  if (everyday !== null) return { content: everyday, mode: 'textbook', quotes: [] }
  const calculation = calculate(lastAsked(messages))
  if (calculation !== null) return { content: calculation, mode: 'working', quotes: [] }
  return { ...answerFromTextbook(search, messages, isShort ? 1 : undefined), mode: 'textbook' }
}

/** Returns words of comfort, ahead of any other reply, if the student seems to be in danger; otherwise null. */
export function comfortFor(messages: readonly ChatMessage[]): TutorAnswer | null {
  return isInDistress(lastAsked(messages)) ? { content: wordsInDistress, mode: 'textbook', quotes: [] } : null
}
