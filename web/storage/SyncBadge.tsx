import { numberWords } from '@sabi/shared/subjects/count-words'
import { Badge, type BadgeTone } from '../design/Badge.tsx'
import { ProgressBar } from '../design/ProgressBar.tsx'
import { useSyncStatus, type SyncStatus } from '../offline/questions/question-sync.ts'

const badges = {
  idle: { tone: 'neutral', word: '' },
  checking: { tone: 'info', word: 'Checking' },
  syncing: { tone: 'info', word: 'Syncing' },
  complete: { tone: 'ok', word: 'Complete' },
  error: { tone: 'bad', word: 'Error' },
} as const satisfies Record<SyncStatus['status'], { tone: BadgeTone; word: string }>

/** The progress of a sync (STOR-03); nothing without one, and 5 s after its end. */
export function SyncBadge() {
  const { status, message, progress, total } = useSyncStatus()
  const words = `${numberWords(progress)} of ${numberWords(total)} questions`
  return (
    <div>
      <output>
        {status !== 'idle' && (
          <>
            <Badge tone={badges[status].tone}>{badges[status].word}</Badge> {message}
          </>
        )}
      </output>
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
