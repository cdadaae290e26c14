import Download from 'lucide-react/icons/download'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Button } from '../../design/Button.tsx'
import { applyUpdate, downloadApp, useUpdate } from '../../platform/server/service-worker.ts'
import { BottomCard } from './BottomCard.tsx'

/**
 * Says that a newer build is on the phone; otherwise it is used from the next page. With data saver on, it is
 * downloaded only on request.
 */
export function UpdateBanner() {
  const { isReady, isOffered } = useUpdate()
  if (isOffered)
    return (
      <BottomCard title="New version" icon={<Download />} words="Data saver is on, so it waits until you download it.">
        <Button onClick={() => void downloadApp()}>Download</Button>
      </BottomCard>
    )
  return (
    <BottomCard title={isReady ? 'Update ready' : null} icon={<RefreshCw />}>
      <Button onClick={applyUpdate}>Refresh</Button>
    </BottomCard>
  )
}
