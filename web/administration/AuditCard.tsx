import { listAudit, type AuditEntry } from '@sabi/shared/administration/system-calls'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { ErrorState } from '../design/ErrorState.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { useCall } from '../platform/useCall.ts'
import styles from './Administration.module.css'
import { actorWords, auditWords } from './audit-words.ts'
import { dateAndTime } from './date-and-time.ts'

const pageSize = 20

/** What administrators did, newest first. */
export function AuditCard() {
  const [offset, setOffset] = useState(0)
  const query = { limit: String(pageSize), offset: String(offset) }
  const { data, isLoading, refetch } = useCall(listAudit, { query })
  return (
    <Card title="What administrators did">
      {isLoading && <Skeleton height="20rem" />}
      {data === undefined && !isLoading && <ErrorState title="Couldn't load the list." onRetry={refetch} />}
      {data?.total === 0 && <p>Nothing yet.</p>}
      <ol className={styles.rows}>
        {data?.data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {data !== undefined && data.total > pageSize && (
        <nav className={styles.buttons} aria-label="Pages of the list">
          <Button
            variant="secondary"
            reason={offset === 0 ? 'These are the newest.' : undefined}
            onClick={() => setOffset(Math.max(0, offset - pageSize))}
          >
            Newer
          </Button>
          <Button
            variant="secondary"
            reason={offset + pageSize >= data.total ? 'These are the oldest.' : undefined}
            onClick={() => setOffset(offset + pageSize)}
          >
            Older
          </Button>
        </nav>
      )}
    </Card>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  return (
    <li>
      <p>{auditWords(entry)}</p>
      <p className={styles.muted}>
        {actorWords(entry)} · <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
      </p>
    </li>
  )
}
