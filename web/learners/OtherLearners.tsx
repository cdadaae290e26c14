import type { Learner } from '@sabi/shared/learners/learner'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { learnerStore } from '../offline/learners/learner-list.ts'
import { slotHere } from '../platform/storage.ts'
import { homeOf } from './home.ts'
import { LearnerAvatar } from './LearnerAvatar.tsx'
import { open } from './open.ts'
import { learnerTexts } from './texts.ts'

/**
 * The phone's other learners as items of a menu. A tap switches to one, or asks for the PIN. Before them is the guest whose turn it is:
 * nothing else on the page says their name.
 */
export function OtherLearners({ className }: { className: string | undefined }) {
  const learners = useStore(learnerStore, (state) => state.learners)
  const [, navigate] = useLocation()
  const choose = (learner: Learner) => {
    if (learner.pin === null) void open(learner, homeOf(learner))
    else navigate(`/learners?open=${encodeURIComponent(learner.slot)}`)
  }
  const guest = learners.find(({ slot, accountId }) => slot === slotHere && accountId === null)
  const others = learners.filter(({ slot }) => slot !== slotHere)
  return (
    <>
      {guest !== undefined && (
        <li className={className}>
          <LearnerAvatar learner={guest} />
          {guest.name}: {learnerTexts.here.toLowerCase()}
        </li>
      )}
      {others.map((learner) => (
        <li key={learner.slot}>
          <button type="button" data-item className={className} onClick={() => choose(learner)}>
            <LearnerAvatar learner={learner} />
            {learner.name}
          </button>
        </li>
      ))}
    </>
  )
}
