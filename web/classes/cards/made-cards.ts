import type { LearnerCard } from '@sabi/shared/classes/card-calls'
import { useCallback, useEffect } from 'react'
import { create } from 'zustand'
import { useSession } from '../../platform/server/session.ts'

interface Made {
  cards: readonly LearnerCard[]
  isPrinted: boolean
}

const none: Made = { cards: [], isPrinted: true }

/** The cards that were made in this tab, by class. Nobody can read a password again, so they stay until they are printed. */
const useStore = create<Readonly<Record<string, Made>>>(() => ({}))

useStore.subscribe((byClass) => {
  const isUnsaved = Object.values(byClass).some(({ isPrinted }) => !isPrinted)
  if (isUnsaved) window.addEventListener('beforeunload', askBeforeLeaving)
  else window.removeEventListener('beforeunload', askBeforeLeaving)
})

useSession.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) useStore.setState({}, true)
})

/** The cards of a class that were made in this tab. Those that were printed are gone once the page is left. */
export function useMadeCards(classId: string) {
  const { cards } = useStore((byClass) => byClass[classId] ?? none)
  const notePrinted = useCallback(() => {
    if (madeFor(classId).cards.length > 0) keep(classId, { ...madeFor(classId), isPrinted: true })
  }, [classId])
  useEffect(() => () => void (madeFor(classId).isPrinted && keep(classId, none)), [classId])
  return {
    cards,
    addCards(added: readonly LearnerCard[]) {
      // A learner has one card that works: the latest.
      const others = madeFor(classId).cards.filter(({ id }) => added.every((card) => card.id !== id))
      keep(classId, { cards: [...others, ...added], isPrinted: false })
    },
    notePrinted,
  }
}

function madeFor(classId: string): Made {
  return useStore.getState()[classId] ?? none
}

function keep(classId: string, made: Made): void {
  useStore.setState({ [classId]: made })
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
