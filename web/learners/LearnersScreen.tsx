import type { Learner } from '@sabi/shared/learners/learner'
import { pathAfterSignIn } from '@sabi/shared/contract/next-path'
import { Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useStore } from 'zustand'
import { Button } from '../design/Button.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { forgottenPin } from '../offline/learners/forgotten-pin.ts'
import { learnerStore } from '../offline/learners/learner-list.ts'
import { hasRoom, noteHidden } from '../offline/learners/opening.ts'
import { currentUser } from '../platform/server/session.ts'
import { lazyScreen } from '../layout/lazy-screen.tsx'
import { slotHere } from '../platform/storage.ts'
import { homeOf } from './home.ts'
import { LearnerList } from './LearnerList.tsx'
import { open } from './open.ts'
import { RemoveLearner } from './RemoveLearner.tsx'
import { learnerTexts } from './texts.ts'

const GuestForm = lazyScreen(() => import('./LearnerForm.tsx').then((file) => file.GuestForm))
const LearnerForm = lazyScreen(() => import('./LearnerForm.tsx').then((file) => file.LearnerForm))
const PinPad = lazyScreen(() => import('./PinPad.tsx').then((file) => file.PinPad))

/** What the screen shows beside the list of learners. */
type View =
  | { name: 'list' | 'guest' }
  | { name: 'pin'; slot: string; after: 'open' | 'edit' }
  | { name: 'edit'; slot: string }

/** Who is practising: switching to a learner of this phone, adding, changing and removing one. */
export function LearnersScreen() {
  return (
    <Suspense fallback={<Skeleton height="60vh" />}>
      <Learners />
    </Suspense>
  )
}

function Learners() {
  const learners = useStore(learnerStore, (state) => state.learners)
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const [view, setView] = useState<View>(() => viewOf(query, learners))
  const next = query.get('next')
  const showList = () => setView({ name: 'list' })
  const learner = 'slot' in view ? learners.find(({ slot }) => slot === view.slot) : undefined

  const begin = (chosen: Learner) => {
    // After signing out, the password opens this learner. It does for the PIN too.
    if (chosen.slot === slotHere && chosen.accountId !== null && currentUser() === null) navigate('/login')
    else if (chosen.pin === null) enter(chosen)
    else setView({ name: 'pin', slot: chosen.slot, after: 'open' })
  }

  const enter = (chosen: Learner) => {
    const path = next === null || chosen.slot !== slotHere ? homeOf(chosen) : pathAfterSignIn(next)
    if (chosen.slot !== slotHere) return void open(chosen, path, { isUnlocked: true })
    if (chosen.pin !== null) noteHidden(chosen)
    return navigate(path)
  }

  if (view.name === 'guest') return <GuestForm next={next} onBack={showList} />
  if (view.name === 'edit' && learner !== undefined) return <LearnerForm learner={learner} onDone={showList} />
  if (view.name === 'pin' && learner !== undefined)
    return (
      <PinPad
        key={learner.slot}
        learner={learner}
        onBack={showList}
        onRight={() => (view.after === 'open' ? enter(learner) : setView({ name: 'edit', slot: learner.slot }))}
        forgotten={<Forgotten learner={learner} onRemoved={showList} />}
      />
    )
  return (
    <LearnerList
      learners={learners}
      onOpen={begin}
      onEdit={({ slot, pin }) => setView(pin === null ? { name: 'edit', slot } : { name: 'pin', slot, after: 'edit' })}
      onGuest={() => setView({ name: 'guest' })}
    />
  )
}

function viewOf(query: URLSearchParams, learners: readonly Learner[]): View {
  // The list says when the phone has no room for another.
  if (query.has('guest') && hasRoom()) return { name: 'guest' }
  const wanted = learners.find((learner) => learner.slot === query.get('open'))
  return wanted?.pin == null ? { name: 'list' } : { name: 'pin', slot: wanted.slot, after: 'open' }
}

function Forgotten({ learner, onRemoved }: { learner: Learner; onRemoved: () => void }) {
  if (learner.accountId === null)
    return (
      <>
        <p>{learnerTexts.forgotGuest}</p>
        <RemoveLearner learner={learner} onRemoved={onRemoved} />
      </>
    )
  return (
    <>
      <p>{learnerTexts.forgotAccount}</p>
      <Button
        variant="secondary"
        onClick={() => void open(learner, `/login?${forgottenPin.key}=${forgottenPin.value}`)}
      >
        Sign In
      </Button>
    </>
  )
}
