import type { ShownQuestion } from '@sabi/shared/content/question'
import { practise } from '@sabi/shared/practice/practise'
import type { PracticeSession } from '@sabi/shared/practice/session'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { navigate } from 'wouter/use-browser-location'
import { keepStep, useOutbox } from '../offline/answers/answers.ts'
import { useFlow } from '../practice/session/flow.ts'
import { openSession } from '../practice/session/open-session.ts'
import { begin, newSession } from '../practice/session/start.ts'
import { enterSession, showSettings } from '../practice/session/visit.ts'

/** Saves a session of new questions on the phone, to be started at any time; null if there are no questions. */
export async function keepGenerated(userId: string, filter: QuestionFilter, questions: readonly ShownQuestion[]) {
  const session = newSession('generated', filter, questions)
  if (session === null) return null
  const waiting = practise(session, { type: 'hide', at: Date.now() })
  await keepStep({ userId, session: waiting, answer: null })
  if (useFlow.getState().stage.name === 'settings') await showSettings(userId)
  return waiting
}

/** Opens a session of new questions from any page. */
export function openGenerated(userId: string, session: PracticeSession): void {
  if (location.pathname !== '/practice') navigate('/practice')
  // If the phone could not write the session, it exists only in memory.
  if (useOutbox.getState().trouble === 'none') {
    openSession.set(session.id)
    void enterSession(userId, session.id)
  } else begin(userId, practise(session, { type: 'show', at: Date.now() }))
}
