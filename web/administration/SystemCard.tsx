import { getSystemInfo, type SystemInfo } from '@sabi/shared/administration/system-calls'
import { Banner } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { ErrorState } from '../design/ErrorState.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { StaleNote } from '../design/StaleNote.tsx'
import { timeAgo } from '../platform/time.ts'
import { useCall } from '../platform/useCall.ts'
import styles from './Administration.module.css'
import { systemRows } from './system-rows.ts'

/** What the server says of itself, read at the moment of asking. */
export function SystemCard() {
  const { data, isLoading, isStale, savedAt = 0, refetch } = useCall(getSystemInfo, {})
  return (
    <Card
      title="System Info"
      action={
        <Button variant="secondary" onClick={refetch}>
          Refresh
        </Button>
      }
    >
      {isLoading && <Skeleton height="36rem" />}
      {data === undefined && !isLoading && <ErrorState title="Couldn't load the system info." onRetry={refetch} />}
      {isStale && <StaleNote age={timeAgo(savedAt)} onRetry={refetch} />}
      {data !== undefined && (
        <>
          {!data.data.mail.isConfigured && <MailAdvice />}
          <Facts info={data.data} />
          <p role="status" className={styles.muted}>
            Read at {new Date(savedAt).toLocaleTimeString('en-GB')}
          </p>
        </>
      )}
    </Card>
  )
}

function Facts({ info }: { info: SystemInfo }) {
  return (
    <table className={styles.table}>
      <tbody>
        {systemRows(info).map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MailAdvice() {
  return (
    <Banner tone="warn">
      <p>Mail is not configured, so no link reaches a student.</p>
      <p>
        Set <code>SMTP_URL</code> and <code>MAIL_FROM</code>, then restart the server. Until then,{' '}
        <code className={styles.command}>npm run admin -- mail</code> shows what waits.
      </p>
    </Banner>
  )
}
