import { subjectIds } from '@sabi/shared/content/question'
import { withTimeout } from '../platform/with-timeout.ts'
import { isWhole } from '../offline/questions/question-store.ts'
import { loadPart } from '../platform/server/other-release.ts'
import type { TodayHere } from '../plan/today-here.ts'

/** How long the dashboard waits for the plan, which would push down what is below it. */
const planDeadlineMs = 2500

/** Today's plan, null if it can't be read yet; `unplannable` where no subject is on this phone. */
export async function readTodaysPlan(userId: string): Promise<TodayHere | null | 'unplannable'> {
  const whole = await Promise.all(subjectIds.map(isWhole))
  if (!whole.includes(true)) return 'unplannable'
  const reading = loadPart(() => import('../plan/today-here.ts')).then(({ todayHere }) => todayHere(userId))
  return withTimeout(reading, planDeadlineMs).catch(() => null)
}
