import { counted } from '@sabi/shared/subjects/count-words'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Banner } from '../design/states/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { StaleNote } from '../design/states/StaleNote.tsx'
import { useOutbox } from '../offline/answers/answers.ts'
import { useIsOnline } from '../platform/server/connection.ts'
import { timeAgo } from '../platform/time.ts'
import type { Standing } from './standing.ts'
import { texts } from './texts.ts'

/** Warnings about the numbers below: offline, not counted yet, outdated, or missing. */
export function Notices({ standing: { isFailed, staleSince, retry } }: { standing: Standing }) {
  const isOnline = useIsOnline()
  const unsent = useOutbox((outbox) => outbox.unsent)
  return (
    <>
      {!isOnline && (
        <Banner icon={<WifiOff aria-hidden="true" />} role="status">
          {texts.offline}
        </Banner>
      )}
      {unsent > 0 && (
        <Banner tone="warn" icon={<Clock aria-hidden="true" />} role="status">
          {counted(unsent, 'answer')} saved on this phone {unsent === 1 ? 'is' : 'are'} not counted below yet. Sent when
          you are online.
        </Banner>
      )}
      {isFailed && (
        <Banner
          tone="bad"
          icon={<CircleAlert aria-hidden="true" />}
          role="status"
          action={
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          }
        >
          {texts.failed}
        </Banner>
      )}
      {staleSince !== undefined && <StaleNote age={timeAgo(staleSince)} onRetry={retry} />}
    </>
  )
}
