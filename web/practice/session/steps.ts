import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { practise, type PracticeAction } from '@sabi/shared/practice/practise'
import { flushNow, keepStep, whenKept } from '../../offline/answers/answers.ts'
import { newId } from '../../offline/device.ts'
import { setStage, shownSession, useFlow } from './flow.ts'

/** Applies an action at once, and starts writing it to the phone in the same task. */
export function act(action: PracticeAction): void {
  const shown = shownSession()
  if (shown === null) return
  const session = practise(shown.session, action)
  if (session === shown.session) return
  setStage({ name: 'session', userId: shown.userId, session })
  void keepStep({ userId: shown.userId, session, answer: action.type === 'choose' ? toSyncedAnswer(session) : null })
}

/** Chooses an option of the visible question, by its stored index. */
export function choose(questionId: string, option: number): void {
  const now = new Date()
  act({ type: 'choose', questionId, option, answerId: newId(), at: now.getTime(), tzOffset: -now.getTimezoneOffset() })
}

export type Move =
  | { type: 'next' | 'previous' | 'continue' | 'stop' | 'finish' | 'close' | 'exit' }
  | { type: 'go to'; position: number }

/** Moves on once the last answer is on the disk. A second tap in between does nothing and returns false. */
export async function move(step: Move): Promise<boolean> {
  if (useFlow.getState().isMoving) return false
  useFlow.setState({ isMoving: true })
  await whenKept()
  useFlow.setState({ isMoving: false })
  act({ ...step, at: Date.now() })
  window.scrollTo(0, 0)
  const session = shownSession()?.session
  if (session !== undefined && (session.ending !== null || session.phase === 'checkpoint')) void flushNow()
  return true
}
