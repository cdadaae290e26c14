import WifiOff from 'lucide-react/icons/wifi-off'
import { Badge } from '../design/Badge.tsx'
import { useIsOnline } from '../platform/connection.ts'

/** Says so, as long as the phone has no connection. */
export function OfflineChip() {
  const isOnline = useIsOnline()
  return (
    <output>
      {!isOnline && (
        <Badge tone="warn">
          <WifiOff size={14} />
          Offline
        </Badge>
      )}
    </output>
  )
}
