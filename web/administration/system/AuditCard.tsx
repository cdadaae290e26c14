import { listAudit, type AuditEntry } from '@sabi/shared/administration/system-calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../design/Card.tsx'
import { queryOf } from '../../platform/server/queries.ts'
import styles from '../Administration.module.css'
import { actorWords, auditWords } from './audit-words.ts'
import { dateAndTime } from '../date-and-time.ts'
import { ListPages } from '../../design/ListPages.tsx'
import { ReplyState } from '../ReplyState.tsx'

const pageSize = 20

/** The actions of administrators, newest first. */
export function AuditCard() {
  const [offset, setOffset] = useState(0)
  const query = { limit: String(pageSize), offset: String(offset) }
  const call = useQuery(queryOf(listAudit, { query }))
  const { data } = call
  return (
    <Card title="What administrators did">
      <ReplyState call={call} height="20rem" what="the list" />
      {data?.total === 0 && <p>Nothing yet.</p>}
      <ol className={styles.rows}>
        {data?.data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {data !== undefined && (
        <ListPages
          label="Pages of the list"
          offset={offset}
          pageSize={pageSize}
          total={data.total}
          onChange={setOffset}
        />
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
