import { useEffect, useState } from 'react'
import { handInOverdue } from '../offline/answers/overdue-papers.ts'
import { findOpenPaper } from '../offline/answers/session-store.ts'
import type { ListedSession } from '../offline/answers/session-store.ts'

/** The paper that the student is sitting on this phone; null if there is none, or while that is not known. */
export function useOpenPaper(userId: string | undefined): ListedSession | null {
  const [open, setOpen] = useState<ListedSession | null>(null)
  useEffect(() => {
    let isLate = false
    const look = async () => {
      if (userId === undefined) return
      await handInOverdue(userId)
      const found = await findOpenPaper(userId)
      if (!isLate) setOpen(found)
    }
    look().catch(() => undefined)
    return () => {
      isLate = true
    }
  }, [userId])
  return open
}
