import WifiOff from 'lucide-react/icons/wifi-off'
import { Badge } from '../design/Badge.tsx'
import { useIsOnline } from '../platform/connection.ts'
import styles from './OfflineChip.module.css'

/** Says so, as long as the phone has no connection. Where room is scarce the eyes get the sign alone. */
export function OfflineChip() {
  const isOnline = useIsOnline()
  return (
    <output>
      {!isOnline && (
        <Badge tone="warn">
          <WifiOff size={16} />
          <span className={styles.words}>Offline</span>
        </Badge>
      )}
    </output>
  )
}
