import { useState } from 'react'
import { useIsOnline } from '../platform/connection.ts'
import { toast, type Toast } from '../platform/toast-store.ts'
import { failureWords } from './failure.ts'
import { administrationTexts } from './texts.ts'

interface Act {
  /** Gives what is said when it is done, where anything is. */
  run: () => Promise<Toast | undefined>
  failed: Toast
}

/** What a button does: `isBusy` while it goes on, `reason` where it can't be done now; and `act`, which also says how it went. */
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
