import { restoreQuestion, searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { invalidate } from '../../platform/call-cache.ts'
import { useIsOnline } from '../../platform/connection.ts'
import { request } from '../../platform/request.ts'
import { toast } from '../../platform/toast-store.ts'
import { failureWords } from '../failure.ts'
import { administrationTexts } from '../texts.ts'

/** Puts a question back into the lists. */
export function RestoreButton({ id, describedBy }: { id: string; describedBy: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const isOnline = useIsOnline()
  const restore = async () => {
    setIsBusy(true)
    try {
      await request(restoreQuestion, { params: { id } })
      invalidate(searchQuestions)
      toast({ ...administrationTexts.questionRestored, tone: 'success' })
    } catch (error) {
      toast({ ...administrationTexts.notRestored, description: failureWords(error), tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      variant="ghost"
      busy={isBusy}
      reason={isOnline ? undefined : administrationTexts.offlineReason}
      aria-describedby={describedBy}
      onClick={() => void restore()}
    >
      Restore
    </Button>
  )
}
