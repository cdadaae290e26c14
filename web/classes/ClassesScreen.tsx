import { Suspense } from 'react'
import { useLocation, useParams } from 'wouter'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { lazyScreen } from '../layout/lazy-screen.tsx'
import { ClassLists } from './ClassLists.tsx'
import { CodeForm } from './CodeForm.tsx'
import { JoinClass } from './JoinClass.tsx'

// Only teachers need it.
const TaughtClassPage = lazyScreen(() => import('./TaughtClassPage.tsx').then((file) => file.TaughtClassPage))

const CardsPage = lazyScreen(() => import('./cards/CardsPage.tsx').then((file) => file.CardsPage))

/** The pages of classes, by their address: one file, because the routes are among the first scripts. */
export function ClassesScreen() {
  const [path] = useLocation()
  const { classId, code } = useParams()
  if (code !== undefined) return <JoinClass code={code} />
  if (path.startsWith('/join')) return <CodeForm />
  if (classId === undefined) return <ClassLists />
  return (
    <Suspense fallback={<Skeleton height="30rem" />}>
      {path.endsWith('/cards') ? <CardsPage classId={classId} /> : <TaughtClassPage classId={classId} />}
    </Suspense>
  )
}
