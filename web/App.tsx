import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ErrorBoundary } from './layout/ErrorBoundary.tsx'
import { besides } from './platform/page/besides.tsx'
import { queryClient } from './platform/server/queries.ts'
import { useSession } from './platform/server/session.ts'
import { Toaster } from './platform/page/toasts.tsx'
import { routes } from './routes.tsx'
import { Screens, type Address } from './Screens.tsx'

/**
 * Mounted on every page, because answers can be sent from any. If the code can't be fetched, they wait for the next
 * visit.
 */
const AnswerSender = besides(() => import('./offline/answers/AnswerSender.tsx').then((file) => file.AnswerSender))
const Cards = besides(() => import('./layout/cards/Cards.tsx').then((file) => file.Cards))

/** The whole app. The server passes the address that it renders; a browser knows its own. */
export function App({ address }: { address?: Address }) {
  const isSignedIn = useSession(({ user }) => user !== null)
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <Screens routes={routes} address={address} />
      </ErrorBoundary>
      <Toaster />
      <Suspense fallback={null}>
        <Cards />
        {isSignedIn && <AnswerSender />}
      </Suspense>
    </QueryClientProvider>
  )
}
