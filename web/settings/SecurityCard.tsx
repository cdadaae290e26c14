import { listDevices, signOutOtherDevices } from '@sabi/shared/accounts/session-calls'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { StaleNote } from '../design/states/StaleNote.tsx'
import { request } from '../platform/server/request.ts'
import { timeAgo } from '../platform/time.ts'
import { queryOf } from '../platform/server/queries.ts'
import { DeviceRow } from './DeviceRow.tsx'
import { useOfflineReason } from './offline-reason.ts'
import { PasswordRow } from './PasswordRow.tsx'
import styles from './Settings.module.css'
import { deviceTexts } from './texts.ts'
import { useRemoteSignOut } from './useRemoteSignOut.ts'

/** The password, and the signed-in devices. */
export function SecurityCard() {
  const { data, isLoading, isRefetchError, dataUpdatedAt, refetch } = useQuery(queryOf(listDevices, {}, { keep: true }))
  const list = useRef<HTMLUListElement>(null)
  const devices = data?.data ?? []
  // The pressed button disappears with its device.
  const focusList = () => list.current?.focus()
  return (
    <Card title="Password and devices">
      <PasswordRow />
      {isRefetchError && <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} />}
      {isLoading && <Skeleton height="4.5rem" />}
      {data === undefined && !isLoading && <ErrorState title={deviceTexts.loadFailed} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <ul ref={list} tabIndex={-1} className={styles.devices} aria-label={deviceTexts.list}>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} onSignedOut={focusList} />
          ))}
        </ul>
      )}
      {devices.length === 0 && data !== undefined && <p>{deviceTexts.none}</p>}
      {devices.length > 1 && <OthersButton onSignedOut={focusList} />}
    </Card>
  )
}

function OthersButton({ onSignedOut }: { onSignedOut: () => void }) {
  const { isBusy, signOut } = useRemoteSignOut({
    send: () => request(signOutOtherDevices, {}),
    done: deviceTexts.othersSignedOut,
    onSignedOut,
  })
  return (
    <Button variant="secondary" busy={isBusy} reason={useOfflineReason()} onClick={signOut}>
      Sign out all other devices
    </Button>
  )
}
