import type { Learner } from '@sabi/shared/learners/learner'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { learnerStore } from '../offline/learners/learner-list.ts'
import { slotHere } from '../platform/storage.ts'
import { homeOf } from './home.ts'
import { LearnerAvatar } from './LearnerAvatar.tsx'
import { open } from './open.ts'

/** The phone's other learners as items of a menu. A tap switches to one, or asks for the PIN. */
export function OtherLearners({ className }: { className: string | undefined }) {
  const learners = useStore(learnerStore, (state) => state.learners)
  const [, navigate] = useLocation()
  const choose = (learner: Learner) => {
    if (learner.pin === null) void open(learner, homeOf(learner))
    else navigate(`/learners?open=${encodeURIComponent(learner.slot)}`)
  }
  return learners
    .filter(({ slot }) => slot !== slotHere)
    .map((learner) => (
      <li key={learner.slot}>
        <button type="button" data-item className={className} onClick={() => choose(learner)}>
          <LearnerAvatar learner={learner} />
          {learner.name}
        </button>
      </li>
    ))
}
