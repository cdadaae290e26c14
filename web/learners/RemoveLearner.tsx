import type { Learner } from '@sabi/shared/learners/learner'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { toast } from '../platform/page/toast-store.ts'
import { useIsOnline } from '../platform/server/connection.ts'
import { learnerTexts } from './texts.ts'
import { countUnsentOf } from './unsent.ts'

/** Removes a learner from this phone, after saying what would be lost. */
export function RemoveLearner({ learner, onRemoved }: { learner: Learner; onRemoved: () => void }) {
  const isOnline = useIsOnline()
  const [unsent, setUnsent] = useState<number | null>(null)
  const [isRemoving, setIsRemoving] = useState(false)
  const isGuest = learner.accountId === null
  const ask = async () => setUnsent(await countUnsentOf(learner).catch(() => 0))
  const remove = async () => {
    setIsRemoving(true)
    try {
      const { removeLearner } = await import('./remove-learner.ts')
      await removeLearner(learner)
      onRemoved()
    } catch {
      toast({ ...learnerTexts.removeFailed, tone: 'destructive' })
    }
    setIsRemoving(false)
  }
  return (
    <>
      <Button
        variant="destructive"
        reason={isGuest || isOnline ? undefined : learnerTexts.removeOffline}
        onClick={() => void ask()}
      >
        Remove from this phone
      </Button>
      {unsent !== null && (
        <Dialog
          title={learnerTexts.removeTitle(learner.name)}
          onEscape={() => setUnsent(null)}
          actions={
            <>
              <Button variant="secondary" onClick={() => setUnsent(null)}>
                Keep
              </Button>
              <Button variant="destructive" busy={isRemoving} onClick={() => void remove()}>
                Remove
              </Button>
            </>
          }
        >
          <p>{isGuest ? learnerTexts.removeGuest : learnerTexts.removeAccount}</p>
          {unsent > 0 && <p>{learnerTexts.removeUnsent(unsent)}</p>}
        </Dialog>
      )}
    </>
  )
}
