import WifiOff from 'lucide-react/icons/wifi-off'
import { Badge } from '../../design/Badge.tsx'
import { useIsOnline } from '../../platform/server/connection.ts'
import styles from './OfflineChip.module.css'

/** Shown while the phone is offline. On narrow screens only the icon is visible. */
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
