import { restoreQuestion, searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { Button } from '../../design/Button.tsx'
import { invalidate } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { administrationTexts } from '../texts.ts'
import { useAct } from '../useAct.ts'

/** Restores a question to the lists. */
export function RestoreButton({ id, describedBy }: { id: string; describedBy: string }) {
  const { isBusy, reason, act } = useAct({
    run: async () => {
      await request(restoreQuestion, { params: { id } })
      invalidate(searchQuestions)
      return administrationTexts.questionRestored
    },
    failed: administrationTexts.notRestored,
  })
  return (
    <Button variant="ghost" busy={isBusy} reason={reason} aria-describedby={describedBy} onClick={() => void act()}>
      Restore
    </Button>
  )
}
