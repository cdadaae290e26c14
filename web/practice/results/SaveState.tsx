import { Link } from 'wouter'
import { Badge } from '../../design/Badge.tsx'
import { useOutbox } from '../../offline/answers/answers.ts'
import { texts } from '../texts.ts'
import styles from './SaveState.module.css'

/** Returns whether the answers of a session have reached the server or are waiting on this phone. */
export function SaveState({ sessionId }: { sessionId: string }) {
  const { unsentSessions, isSending, isPaused } = useOutbox()
  const isUnsent = unsentSessions.has(sessionId)
  return (
    <div role="status" className={styles.state}>
      {isUnsent && isSending && <p>Saving your answers…</p>}
      {isUnsent && !isSending && (
        <>
          <Badge tone="warn">{texts.savedOffline}</Badge>
          <p>{isPaused ? <Link href="/login?next=/practice">{texts.signInToSend}</Link> : texts.willBeSent}</p>
        </>
      )}
    </div>
  )
}
