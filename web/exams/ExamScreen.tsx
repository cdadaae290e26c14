import { Suspense, useEffect } from 'react'
import { Redirect, useSearch } from 'wouter'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { useFullScreen } from '../layout/full-screen.ts'
import { lazyScreen } from '../layout/lazy-screen.tsx'
import { useSession } from '../platform/server/session.ts'
import { act, endTryOut, leaveHall, openHall, useHall } from './hall/hall.ts'
import { askedPaper } from './orders.ts'
import { examTexts } from './texts.ts'

const loadHall = () => import('./hall/ExamHall.tsx').then((file) => file.ExamHall)
const loadResult = () => import('./result/ExamResultsScreen.tsx')
const loadInstructions = () => import('./Instructions.tsx').then((file) => file.Instructions)
/** Only needed while no paper is open. */
const Instructions = lazyScreen(loadInstructions)
/** Loaded while the instructions are read. */
const ExamHall = lazyScreen(loadHall)

/** The exam hall: the paper that is being sat, else the instructions of the paper that the address asks for. */
export function ExamScreen() {
  const userId = useSession().user?.id
  return userId === undefined ? null : <Hall key={userId} userId={userId} />
}

function Hall({ userId }: { userId: string }) {
  const search = useSearch()
  const stage = useHall((hall) => hall.stage)
  const isSitting = stage.name === 'paper' && stage.session.phase !== 'results'
  useFullScreen(isSitting)
  useEffect(() => {
    void openHall(userId)
    // Everything that a paper needs until its result, which comes without a network too.
    for (const load of [loadHall, loadResult]) load().catch(() => undefined)
    return leaveHall
  }, [userId])
  useEffect(() => {
    const followSight = () => act({ type: document.hidden ? 'hide' : 'show', at: Date.now() })
    document.addEventListener('visibilitychange', followSight)
    return () => document.removeEventListener('visibilitychange', followSight)
  }, [])

  if (stage.name === 'opening') return <Skeleton height="60vh" />
  if (stage.name === 'elsewhere') return <Elsewhere userId={userId} />
  if (stage.name === 'tried out') return <TriedOut />
  if (stage.name === 'empty') {
    const asked = askedPaper(new URLSearchParams(search))
    if (asked === null) return <Redirect to="/exam-prep" replace />
    return (
      <Suspense fallback={<Skeleton height="60vh" />}>
        <Instructions key={search} userId={userId} asked={asked} />
      </Suspense>
    )
  }
  if (!isSitting) return <Redirect to={`/exam/results/${stage.session.id}`} replace />
  return (
    <Suspense fallback={<Skeleton height="60vh" />}>
      <ExamHall session={stage.session} />
    </Suspense>
  )
}

function TriedOut() {
  return (
    <>
      <PageTitle title="Exam hall" />
      <Card title={examTexts.triedOut.title}>
        <p>{examTexts.triedOut.text}</p>
        <Button onClick={endTryOut}>Back to the instructions</Button>
      </Card>
    </>
  )
}

function Elsewhere({ userId }: { userId: string }) {
  return (
    <>
      <PageTitle title="Exam hall" />
      <Card title="This paper is open in another tab">
        <p>Go on in that tab, or move the paper here. Its clock and your answers move with it.</p>
        <Button onClick={() => void openHall(userId, { steal: true })}>Use it here</Button>
      </Card>
    </>
  )
}
