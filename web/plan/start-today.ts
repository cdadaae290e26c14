import { filterFrom } from '@sabi/shared/practice/link'
import { withDeadline } from '../offline/deadline.ts'
import { startPractice } from '../practice/session/start.ts'
import { choicesFor } from '../practice/setup/session-choices.ts'
import { drawToday } from './draw-today.ts'

/** How long a plan may take to be read from a busy phone. */
const planningDeadlineMs = 2500

/** Starts the next block of today's plan; any questions where there is no plan, or all of it is done. */
export async function startToday(userId: string): Promise<void> {
  const planned = await withDeadline(drawToday(userId), planningDeadlineMs).catch(() => null)
  if (planned !== null) {
    const { filter, drawn } = planned
    return startPractice(userId, filter, { length: drawn.questions.length, explains: true }, Promise.resolve(drawn))
  }
  const anything = filterFrom(new URLSearchParams())
  return startPractice(userId, anything, choicesFor(anything))
}
