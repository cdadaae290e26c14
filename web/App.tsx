import { ErrorBoundary } from './layout/ErrorBoundary.tsx'
import { Toaster } from './platform/toasts.tsx'
import { Screens } from './Screens.tsx'

/** The whole app. */
export function App() {
  return (
    <>
      <ErrorBoundary>
        <Screens />
      </ErrorBoundary>
      <Toaster />
    </>
  )
}
