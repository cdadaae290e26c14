import { handInOverdue } from '../offline/answers/overdue-papers.ts'
import { findOpenPaper, type ListedSession } from '../offline/answers/session-store.ts'
import { useReading } from '../platform/useReading.ts'

/** The paper that the student is sitting on this phone; null if there is none, and undefined while that is not known. */
export function useOpenPaper(userId: string | undefined): ListedSession | null | undefined {
  const look = async () => {
    if (userId === undefined) return null
    await handInOverdue(userId)
    return findOpenPaper(userId)
  }
  return useReading(userId ?? '', look, null)
}
