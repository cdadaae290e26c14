import { listReports, removeReport, type TutorReport } from '@sabi/shared/tutor/calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../design/Badge.tsx'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { invalidate, queryOf } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import styles from '../Administration.module.css'
import { dateAndTime } from '../date-and-time.ts'
import { ListPages } from '../../design/ListPages.tsx'
import { ReplyState } from '../ReplyState.tsx'
import { administrationTexts } from '../texts.ts'
import { useAct } from '../useAct.ts'

const pageSize = 10
const speakers = { textbook: 'Textbook', working: 'Step by step', model: 'AI' } as const

/** Tutor replies that students reported, newest first. */
export function ReportsCard() {
  const [offset, setOffset] = useState(0)
  const query = { limit: String(pageSize), offset: String(offset) }
  const call = useQuery(queryOf(listReports, { query }))
  const { data } = call
  return (
    <Card title="Reported answers">
      <ReplyState call={call} height="8rem" what="the reports" />
      {data?.total === 0 && <p>No reports.</p>}
      <ol className={styles.rows}>
        {data?.data.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ol>
      {data !== undefined && (
        <ListPages
          label="Pages of the reports"
          offset={offset}
          pageSize={pageSize}
          total={data.total}
          onChange={setOffset}
        />
      )}
    </Card>
  )
}

function ReportRow({ report: { id, question, reply, mode, reportedAt } }: { report: TutorReport }) {
  const { isBusy, reason, act } = useAct({
    run: async () => {
      await request(removeReport, { params: { id } })
      invalidate(listReports)
      return undefined
    },
    failed: administrationTexts.notRemoved,
  })
  return (
    <li className={styles.section}>
      <div>
        <h3>{question}</h3>
        <p className={styles.muted}>
          <Badge>{speakers[mode]}</Badge> <time dateTime={reportedAt}>{dateAndTime(reportedAt)}</time>
        </p>
      </div>
      <p className={styles.written}>{reply}</p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          busy={isBusy}
          reason={reason}
          aria-label={`Done: ${question}`}
          onClick={() => void act()}
        >
          Done
        </Button>
      </div>
    </li>
  )
}
