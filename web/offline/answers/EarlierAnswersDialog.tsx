import { counted } from '@sabi/shared/subjects/count-words'
import { useEffect, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { isInQuiz } from '../../platform/page/in-quiz.ts'
import { onNewPage } from '../../platform/page/navigation.ts'
import { currentUser, useSession } from '../../platform/server/session.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { flushNow } from './answers.ts'
import { findEarlierAnswers, takeOver, type EarlierAnswers } from './earlier-answers.ts'

const texts = {
  title: (count: number) => `${count === 1 ? 'Is this answer' : 'Are these answers'} yours?`,
  words: (count: number) =>
    `This phone holds ${counted(count, 'answer')} of an earlier account with your email address. Our server has lost that account. We can add ${count === 1 ? 'it' : 'them'} to your results.`,
  added: 'Answers added to your account',
  failed: { title: 'Could not add the answers', description: 'They are still on this phone. Please try again.' },
} as const

interface Offer {
  userId: string
  earlier: EarlierAnswers
}

/**
 * Offers a student who registered again the answers of the earlier account on this phone. Never during a quiz; once per
 * visit.
 */
export function EarlierAnswersDialog() {
  const [offer, hide] = useOffer()
  const [isAdding, setIsAdding] = useState(false)
  if (offer === null) return null
  const { userId, earlier } = offer
  const add = async () => {
    setIsAdding(true)
    try {
      await takeOver(earlier.accountId, userId)
      hide()
      toast({ title: texts.added, tone: 'success' })
      await flushNow()
    } catch {
      toast({ ...texts.failed, tone: 'destructive' })
    } finally {
      setIsAdding(false)
    }
  }
  return (
    <Dialog
      title={texts.title(earlier.count)}
      onEscape={hide}
      actions={
        <>
          <Button variant="secondary" onClick={hide}>
            Not now
          </Button>
          <Button busy={isAdding} onClick={() => void add()}>
            Yes, add {earlier.count === 1 ? 'it' : 'them'}
          </Button>
        </>
      }
    >
      <p>{texts.words(earlier.count)}</p>
    </Dialog>
  )
}

function useOffer(): [Offer | null, () => void] {
  const user = useSession((session) => session.user)
  const [offer, setOffer] = useState<Offer | null>(null)
  const userId = user?.id
  useEffect(() => {
    if (userId === undefined) return undefined
    let isOver = false
    const look = async () => {
      const student = currentUser()
      if (isOver || student?.id !== userId || isInQuiz()) return
      // If the server can't be asked now, the next page asks.
      const earlier = await findEarlierAnswers(student).catch(() => undefined)
      if (earlier === undefined || isOver || isInQuiz()) return
      isOver = true
      if (earlier !== null) setOffer({ userId, earlier })
    }
    void look()
    const stop = onNewPage(() => void look())
    return () => {
      isOver = true
      stop()
      setOffer(null)
    }
  }, [userId])
  return [offer, () => setOffer(null)]
}
