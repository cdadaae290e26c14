import type { SubjectId } from '@sabi/shared/content/question'
import { placementLength } from '@sabi/shared/plan/placement-length'
import { filterFrom } from '@sabi/shared/practice/link'
import { withTimeout } from '../platform/with-timeout.ts'
import { useFlow } from '../practice/session/flow.ts'
import { startPractice } from '../practice/session/start.ts'
import { enterSession } from '../practice/session/visit.ts'
import { choicesFor } from '../practice/setup/session-choices.ts'
import { drawPlacement } from './draw-placement.ts'
import { placementHere } from './placement-here.ts'
import { startToday } from './start-today.ts'

/** How long a busy phone may take to find the placement, or to draw its questions. */
const readingDeadlineMs = 2500

/**
 * Goes on with the step of a placement that was left, else starts its next one; today's plan once it is done. Where the questions of the
 * subject are not on this phone, all that is left of it comes in one ordinary session, which does not adapt to the answers.
 */
export async function startPlacement(userId: string, subject: SubjectId): Promise<void> {
  const placement = await withTimeout(placementHere(userId, subject), readingDeadlineMs).catch(() => null)
  if (placement?.isDone === true) return startToday(userId)
  const steps = placement?.steps ?? []
  const left = placement?.left ?? null
  const drawn =
    left === null ? await withTimeout(drawPlacement(userId, subject, steps), readingDeadlineMs).catch(() => null) : null
  // Another page may be on the screen by now.
  if (useFlow.getState().stage.name !== 'settings') return
  if (left !== null) return enterSession(userId, left.id)
  const filter = filterFrom(new URLSearchParams({ subject }))
  const length = drawn?.questions.length ?? placementLength - (placement?.asked ?? 0)
  const choices = { ...choicesFor(filter), length, isPlacement: true }
  return startPractice(userId, filter, choices, drawn === null ? undefined : Promise.resolve(drawn))
}
