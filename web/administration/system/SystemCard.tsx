import { getSystemInfo, type SystemInfo } from '@sabi/shared/administration/system-calls'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../design/states/Banner.tsx'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { queryOf } from '../../platform/server/queries.ts'
import styles from '../Administration.module.css'
import { ReplyState } from '../ReplyState.tsx'
import { systemRows } from './system-rows.ts'

/** The server's system info, read when the page opens. */
export function SystemCard() {
  const call = useQuery(queryOf(getSystemInfo, {}))
  const { data, dataUpdatedAt, refetch } = call
  return (
    <Card
      title="System Info"
      action={
        <Button variant="secondary" onClick={() => void refetch()}>
          Refresh
        </Button>
      }
    >
      <ReplyState call={call} height="36rem" what="the system info" />
      {data !== undefined && (
        <>
          {!data.data.mail.isConfigured && <MailAdvice />}
          <Facts info={data.data} />
          <p role="status" className={styles.muted}>
            Read at {new Date(dataUpdatedAt).toLocaleTimeString('en-GB')}
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
