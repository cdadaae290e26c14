import type { ShownQuestion } from '../content/question.ts'
import { whatIsAsked } from '../content/same-question.ts'
import { versionsOfAdministrators } from '../content/version.ts'
import type { PracticeSession } from './session.ts'

/**
 * The session with corrections by administrators, and by a later bank if it still asks the same; otherwise marks don't
 * change. The options and the version stay, because answers refer to them; the right option is the one that the newer
 * version calls right. If there is none, the question stays as it was seen: only the server, which knows all versions,
 * can tell its mark.
 */
export function correctedSession(session: PracticeSession, newest: readonly ShownQuestion[]): PracticeSession {
  const newestById = new Map(newest.map((question) => [question.id, question]))
  const questions = session.questions.map(({ question, shownOrder }) => ({
    question: corrected(question, newestById.get(question.id) ?? question),
    shownOrder,
  }))
  return { ...session, questions }
}

function corrected(seen: ShownQuestion, newer: ShownQuestion): ShownQuestion {
  const { version, options } = seen
  const correctOption = options.indexOf(newer.options[newer.correctOption] ?? '')
  const isOfTheSame = newer.version > versionsOfAdministrators || whatIsAsked(seen) === whatIsAsked(newer)
  if (newer.version <= version || !isOfTheSame || correctOption === -1) return seen
  if (String(options) === String(newer.options)) return { ...newer, version }
  // Reasons and typeset forms are for other options than these.
  return { ...newer, version, options, correctOption, reasons: [], rich: undefined }
}
