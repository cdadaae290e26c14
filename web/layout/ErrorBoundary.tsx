import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Component, type ReactNode } from 'react'
import { Button } from '../design/Button.tsx'
import { Message } from '../design/states/Message.tsx'

interface State {
  error: unknown
}

/** Shown when a screen crashes or can't be fetched. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('Unknown error') }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : <ErrorScreen error={error} />
  }
}

function ErrorScreen({ error }: { error: unknown }) {
  return (
    // The frame, which contains the main element, crashed too.
    <main>
      <Message
        icon={<TriangleAlert />}
        title="Something went wrong"
        actions={<Button onClick={() => location.reload()}>Refresh Page</Button>}
      >
        <p>Your answers on this phone are safe. Check your connection and refresh the page.</p>
        <details>
          <summary>Details</summary>
          <code>{error instanceof Error ? error.message : String(error)}</code>
        </details>
      </Message>
    </main>
  )
}
