import { Badge, type BadgeTone } from '../design/Badge.tsx'
import { ProgressBar } from '../design/ProgressBar.tsx'
import { useSyncStatus, type SyncStatus } from '../offline/question-sync.ts'
import { numberWords } from './texts.ts'

const toneByStatus = {
  idle: 'neutral',
  checking: 'info',
  syncing: 'info',
  complete: 'ok',
  error: 'bad',
} as const satisfies Record<SyncStatus['status'], BadgeTone>

/** How a sync stands (STOR-03); nothing while none runs, and 5 s after its end. */
export function SyncBadge() {
  const { status, message, progress, total } = useSyncStatus()
  const words = `${numberWords(progress)} of ${numberWords(total)} questions`
  return (
    <div>
      <output>{status !== 'idle' && <Badge tone={toneByStatus[status]}>{message}</Badge>}</output>
      {status === 'syncing' && total > 0 && (
        <>
          {/* Not read out: it changes many times a second. */}
          <p>{words}</p>
          <ProgressBar label="Questions saved" value={(progress / total) * 100} valueText={words} />
        </>
      )}
    </div>
  )
}
