import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { choicesStore } from './choices.ts'

/** If the code can't be fetched, nobody has to wait for it: the page itself is shown. */
const WelcomeSteps = lazy<ComponentType<{ otherwise: ReactNode }>>(() =>
  import('./WelcomeSteps.tsx').then(
    (file) => ({ default: file.WelcomeSteps }),
    () => ({ default: ({ otherwise }: { otherwise: ReactNode }) => otherwise }),
  ),
)

/** Two short questions for a student who has just registered, in place of a page full of zeros. */
export function WelcomeFirst({ userId, children }: { userId: string; children: ReactNode }) {
  const isOpen = useStore(choicesStore, ({ choices }) => choices?.userId === userId && choices.isOpen)
  if (!isOpen) return children
  return (
    <Suspense fallback={<Skeleton height="60vh" />}>
      <WelcomeSteps otherwise={children} />
    </Suspense>
  )
}
