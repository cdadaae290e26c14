import type { ShownQuestion } from '../content/question.ts'
import { whatIsAsked } from '../content/same-question.ts'
import { versionsOfAdministrators } from '../content/version.ts'
import type { PracticeSession } from './session.ts'

/**
 * The session with its questions put right by what administrators made of them since, and by what a later bank says where it still
 * asks the same: where it asks something else it changes no marks. The options stay, and the version, as the answers name them;
 * right is the option that says what the newer version calls right. Where none does, the question stays as it was seen: what
 * became of it only the server can tell, which knows all versions.
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
