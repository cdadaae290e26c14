import { subjectIds } from '@sabi/shared/content/question'
import { withTimeout } from '../platform/with-timeout.ts'
import { isWhole } from '../offline/questions/question-store.ts'
import { loadPart } from '../platform/server/other-release.ts'
import type { ReactNode } from 'react'
import type { TodayHere } from '../plan/today-here.ts'

/** How long the dashboard waits for the plan, which would push down what is below it. */
const planDeadlineMs = 2500

interface FromAnswers {
  /** Null if it can't be read yet; `unplannable` where no subject is on this phone. */
  plan: TodayHere | null | 'unplannable'
  /** The card of a slip that keeps coming; null if there is none. */
  slip: ReactNode
}

/** What the dashboard shows from the answers on this phone. */
export async function readFromAnswers(userId: string): Promise<FromAnswers> {
  const whole = await Promise.all(subjectIds.map(isWhole))
  if (!whole.includes(true)) return { plan: 'unplannable', slip: null }
  const reading = loadPart(() => import('./from-answers.ts')).then(({ todayHere, slipCard }) =>
    Promise.all([todayHere(userId).catch(() => null), slipCard(userId).catch(() => null)]),
  )
  const [plan, slip] = await withTimeout(reading, planDeadlineMs).catch(() => [null, null])
  return { plan, slip }
}
