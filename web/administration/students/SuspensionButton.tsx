import { listStudents, suspendStudent, unsuspendStudent, type Student } from '@sabi/shared/administration/people-calls'
import { listAudit } from '@sabi/shared/administration/system-calls'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { invalidate } from '../../platform/call-cache.ts'
import { useIsOnline } from '../../platform/connection.ts'
import { request } from '../../platform/request.ts'
import { toast } from '../../platform/toast-store.ts'
import { failureWords } from '../failure.ts'
import { AskFirst } from '../questions/AskFirst.tsx'
import { administrationTexts } from '../texts.ts'

/** Keeps a student out, once it is asked whether it is meant, or lets one in again. One button, so that the focus stays. */
export function SuspensionButton({
  student: { id, name, suspendedAt },
  titleId,
}: {
  student: Student
  titleId: string
}) {
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const isOnline = useIsOnline()
  const isSuspended = suspendedAt !== null
  const letIn = async () => {
    setIsBusy(true)
    try {
      await request(unsuspendStudent, { params: { id } })
      showChange()
      toast({ ...administrationTexts.unsuspended, tone: 'success' })
    } catch (error) {
      toast({ ...administrationTexts.notUnsuspended, description: failureWords(error), tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button
        variant="ghost"
        busy={isBusy}
        reason={isOnline ? undefined : administrationTexts.offlineReason}
        aria-describedby={titleId}
        onClick={() => (isSuspended ? void letIn() : setIsAsked(true))}
      >
        {isSuspended ? 'Let in again' : 'Suspend'}
      </Button>
      {isAsked && (
        <AskFirst
          title={`Suspend ${name}?`}
          action="Suspend"
          done={administrationTexts.suspended}
          failed={administrationTexts.notSuspended}
          run={async () => {
            await request(suspendStudent, { params: { id } })
            showChange()
          }}
          onClose={() => setIsAsked(false)}
        >
          <p>All their devices are signed out, and they can't sign in. Their data stays. You can let them in again.</p>
        </AskFirst>
      )}
    </>
  )
}

function showChange(): void {
  invalidate(listStudents)
  invalidate(listAudit)
}
