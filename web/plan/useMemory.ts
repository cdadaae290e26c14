import { getMemory } from '@sabi/shared/plan/calls'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/server/queries.ts'
import { byOwnClock } from '../platform/time.ts'

/** The phone adds its own answers; those of the student's other devices can wait, since the reply may have 16 KB. */
const dayMs = 24 * 60 * 60 * 1000

/** The student's memory, read from the server where the last reply is older than this, once a day unless told. */
export const memoryQuery = (userId: string, freshMs = dayMs) =>
  queryOf(getMemory, byOwnClock(userId), { keep: true, freshMs })

/** Has the student's memory read. Returns a key that changes whenever a new reply has come. */
export function useMemory(userId: string, freshMs?: number): string {
  const { dataUpdatedAt } = useQuery(memoryQuery(userId, freshMs))
  return `${userId} ${dataUpdatedAt}`
}
