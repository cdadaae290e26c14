import { filterFrom } from '@sabi/shared/practice/link'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { startOfDay } from '@sabi/shared/progress/streak'
import { listSessions, type ListedSession } from '../offline/answers/session-store.ts'
import { useFlow } from '../practice/session/flow.ts'
import { enterSession } from '../practice/session/visit.ts'
import { tzOffset } from '../platform/time.ts'
import { withTimeout } from '../platform/with-timeout.ts'
import { startPractice } from '../practice/session/start.ts'
import { choicesFor } from '../practice/setup/session-choices.ts'
import { drawToday } from './draw-today.ts'

/** How long a plan may take to be read from a busy phone. */
const planningDeadlineMs = 2500

/**
 * Goes on with the block of today's plan that was left, else starts the next one; any questions where there is no plan, or all of it is
 * done.
 */
export async function startToday(userId: string): Promise<void> {
  const planned = await withTimeout(drawToday(userId), planningDeadlineMs).catch(() => null)
  if (planned !== null) {
    const { filter, drawn } = planned
    const left = await withTimeout(findLeftBlock(userId, filter), planningDeadlineMs).catch(() => null)
    // Another page may be on the screen by now.
    if (useFlow.getState().stage.name !== 'settings') return
    if (left !== null) return enterSession(userId, left.id)
    const choices = { length: drawn.questions.length, explains: true, isOfPlan: true }
    return startPractice(userId, filter, choices, Promise.resolve(drawn))
  }
  const anything = filterFrom(new URLSearchParams())
  return startPractice(userId, anything, choicesFor(anything))
}

/** A block of today's plan in the subject of the next one that is neither finished nor ended on this phone. */
async function findLeftBlock(userId: string, { subject }: QuestionFilter): Promise<ListedSession | null> {
  const midnight = startOfDay(Date.now(), Number(tzOffset()))
  const isLeft = ({ isOfPlan, filter, phase, startedAt }: ListedSession) =>
    isOfPlan === true && filter.subject === subject && phase !== 'results' && Date.parse(startedAt) >= midnight
  return (await listSessions(userId)).find(isLeft) ?? null
}
