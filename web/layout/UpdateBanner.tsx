import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Button } from '../design/Button.tsx'
import { applyUpdate, useUpdate } from '../platform/service-worker.ts'
import { BottomCard } from './BottomCard.tsx'

/** Says that a newer build is on the phone. Whoever leaves it alone gets it with the next page. */
export function UpdateBanner() {
  const { isReady } = useUpdate()
  return (
    <BottomCard title={isReady ? 'Update ready' : null} icon={<RefreshCw />}>
      <Button onClick={applyUpdate}>Refresh</Button>
    </BottomCard>
  )
}
