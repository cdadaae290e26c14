import { placementFrom } from '@sabi/shared/practice/link'
import { startPlacement } from './start-placement.ts'
import { startToday } from './start-today.ts'

/** Starts what a link to the plan asks for: the placement in a subject, else the next block of today's plan. */
export async function startPlanned(userId: string, query: URLSearchParams): Promise<void> {
  const subject = placementFrom(query)
  return subject === null ? startToday(userId) : startPlacement(userId, subject)
}
