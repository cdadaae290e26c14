import { lazy, Suspense } from 'react'
import { ErrorBoundary } from './layout/ErrorBoundary.tsx'
import { InstallBanner } from './layout/InstallBanner.tsx'
import { UpdateBanner } from './layout/UpdateBanner.tsx'
import { useSession } from './platform/session.ts'
import { Toaster } from './platform/toasts.tsx'
import { routes } from './routes.tsx'
import { Screens } from './Screens.tsx'

/** Answers wait for no particular page to be sent. Where the sender can't be fetched, they wait for the next visit. */
const AnswerSender = lazy(() =>
  import('./offline/AnswerSender.tsx').then(
    (file) => ({ default: file.AnswerSender }),
    () => ({ default: Nothing }),
  ),
)

/** The whole app. */
export function App() {
  const isSignedIn = useSession(({ user }) => user !== null)
  return (
    <>
      <ErrorBoundary>
        <Screens routes={routes} />
      </ErrorBoundary>
      <UpdateBanner />
      <InstallBanner />
      <Toaster />
      <Suspense fallback={null}>{isSignedIn && <AnswerSender />}</Suspense>
    </>
  )
}

function Nothing() {
  return null
}
