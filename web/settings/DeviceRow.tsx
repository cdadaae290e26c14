import { signOutDevice, type SignedInDevice } from '@sabi/shared/accounts/session-calls'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { request } from '../platform/server/request.ts'
import { timeAgo } from '../platform/time.ts'
import { useOfflineReason } from './offline-reason.ts'
import { Row } from './Row.tsx'
import { deviceTexts } from './texts.ts'
import { useRemoteSignOut } from './useRemoteSignOut.ts'

interface DeviceRowProps {
  device: SignedInDevice
  onSignedOut: () => void
}

/** A signed-in device. This device is signed out in the menu instead. */
export function DeviceRow({ device: { id, device, lastUsedAt, isCurrent, isShared }, onSignedOut }: DeviceRowProps) {
  const { isBusy, signOut } = useRemoteSignOut({
    send: () => request(signOutDevice, { params: { id } }),
    done: deviceTexts.signedOut(device),
    onSignedOut,
  })
  const reason = useOfflineReason()
  return (
    <li>
      <Row
        label={device}
        value={
          <>
            <p>Last used {timeAgo(Date.parse(lastUsedAt))}</p>
            {isCurrent && <Badge tone="brand">This device</Badge>}
            {isShared && <Badge tone="warn">Shared</Badge>}
          </>
        }
      >
        {!isCurrent && (
          <Button variant="secondary" busy={isBusy} reason={reason} aria-label={`Sign out ${device}`} onClick={signOut}>
            Sign out
          </Button>
        )}
      </Row>
    </li>
  )
}
