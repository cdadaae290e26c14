import { Learner } from '@sabi/shared/learners/learner'
import * as z from 'zod/mini'
import { createStore } from 'zustand'
import { readJson, slotHere, storageKeys, writeItem } from '../../platform/storage.ts'

/** The learners of this phone, for screens. Changes read the storage itself, because other tabs write too. */
export const learnerStore = createStore(() => ({ learners: readLearners() }))

globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === storageKeys.learners) learnerStore.setState({ learners: readLearners() })
})

/** The learners of this phone in the order in which they came; none on a phone that never had several. */
export function readLearners(): Learner[] {
  const kept = z.safeParse(z.array(z.unknown()), readJson(storageKeys.learners)).data ?? []
  return kept.flatMap((learner) => z.safeParse(Learner, learner).data ?? [])
}

/** The learner of this page; undefined while someone new has not signed in yet. */
export function learnerHere(): Learner | undefined {
  return readLearners().find(({ slot }) => slot === slotHere)
}

/** Changes the list in one write. Returns false if the browser can't store it. */
export function changeLearners(change: (learners: readonly Learner[]) => readonly Learner[]): boolean {
  const isWritten = writeItem(storageKeys.learners, JSON.stringify(change(readLearners())))
  learnerStore.setState({ learners: readLearners() })
  return isWritten
}

/** Changes one learner. */
export function changeLearner(slot: string, change: Partial<Learner>): boolean {
  return changeLearners((learners) =>
    learners.map((learner) => (learner.slot === slot ? { ...learner, ...change } : learner)),
  )
}
