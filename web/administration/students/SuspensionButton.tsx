import { listStudents, suspendStudent, unsuspendStudent, type Student } from '@sabi/shared/administration/people-calls'
import { listAudit } from '@sabi/shared/administration/system-calls'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { invalidate } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { AskFirst } from '../AskFirst.tsx'
import { administrationTexts } from '../texts.ts'
import { useAct } from '../useAct.ts'

/** Suspends a student after a confirmation, or lifts the suspension. One button, so that the focus stays. */
export function SuspensionButton({
  student: { id, name, suspendedAt },
  titleId,
}: {
  student: Student
  titleId: string
}) {
  const [isAsked, setIsAsked] = useState(false)
  const isSuspended = suspendedAt !== null
  const { isBusy, reason, act } = useAct({
    run: async () => {
      await request(unsuspendStudent, { params: { id } })
      showChange()
      return administrationTexts.unsuspended
    },
    failed: administrationTexts.notUnsuspended,
  })
  return (
    <>
      <Button
        variant="ghost"
        busy={isBusy}
        reason={reason}
        aria-describedby={titleId}
        onClick={() => (isSuspended ? void act() : setIsAsked(true))}
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
