import { useState } from 'react'
import { useIsOnline } from '../platform/server/connection.ts'
import { toast, type Toast } from '../platform/page/toast-store.ts'
import { failureWords } from './failure.ts'
import { administrationTexts } from './texts.ts'

interface Act {
  /** Returns the toast to show afterwards, if any. */
  run: () => Promise<Toast | undefined>
  failed: Toast
}

/**
 * The action of a button: `isBusy` while it runs, `reason` if it is unavailable, and `act`, which also reports the
 * result.
 */
export function useAct({ run, failed }: Act) {
  const [isBusy, setIsBusy] = useState(false)
  const isOnline = useIsOnline()
  const act = async () => {
    setIsBusy(true)
    try {
      const done = await run()
      if (done !== undefined) toast({ ...done, tone: 'success' })
    } catch (error) {
      toast({ ...failed, description: failureWords(error), tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, reason: isOnline ? undefined : administrationTexts.offlineReason, act }
}
