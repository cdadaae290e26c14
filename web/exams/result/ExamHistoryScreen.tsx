import { listScores } from '@sabi/shared/progress/calls'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../design/Card.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { PageTitle } from '../../design/text/PageTitle.tsx'
import { handInOverdue } from '../../offline/answers/overdue-papers.ts'
import { listScoredSessions } from '../../offline/answers/session-scores.ts'
import { queryOf } from '../../platform/server/queries.ts'
import { useSession } from '../../platform/server/session.ts'
import { dayWords } from '../../platform/time.ts'
import { useReading } from '../../platform/useReading.ts'
import styles from './ExamHistoryScreen.module.css'
import { historyOf, type HistoryRow } from './history.ts'

/** The papers that a student has sat, by board, the latest first, with a line of the marks. */
export function ExamHistoryScreen() {
  const userId = useSession().user?.id
  const { data } = useQuery(queryOf(listScores, userId === undefined ? null : { params: { userId } }, { keep: true }))
  const read = async () => {
    if (userId === undefined) return []
    await handInOverdue(userId).catch(() => undefined)
    return listScoredSessions(userId)
  }
  const onPhone = useReading(userId ?? '', read, [])
  if (onPhone === undefined) return <Skeleton height="60vh" />
  const boards = historyOf(onPhone, data?.data ?? [])
  return (
    <>
      <PageTitle title="Papers you have sat" />
      {boards.length === 0 && (
        <Card title="No papers yet">
          <p>Your results will be listed here.</p>
          <LinkButton href="/exam-prep">Sit a timed paper</LinkButton>
        </Card>
      )}
      {boards.map(({ board, rows }) => (
        <Card key={board} title={board}>
          <Line rows={rows} />
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id}>
                <Row row={row} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  )
}

function Row({ row: { id, about, at, percent, isOnPhone } }: { row: HistoryRow }) {
  const words = (
    <>
      <span>
        {about} · {dayWords(at)}
      </span>
      <strong>{percent}%</strong>
    </>
  )
  if (!isOnPhone) return <div className={styles.row}>{words}</div>
  return (
    <LinkButton href={`/exam/results/${id}`} variant="ghost" full className={styles.row}>
      {words}
    </LinkButton>
  )
}

const width = 320
const height = 80

/** The marks over time, the oldest first; the list below has the same numbers. */
function Line({ rows }: { rows: readonly HistoryRow[] }) {
  if (rows.length < 2) return null
  const marks = [...rows].reverse().map(({ percent }) => percent)
  const points = marks.map((mark, place) => `${(place * width) / (marks.length - 1)},${height - (mark * height) / 100}`)
  return (
    <svg
      viewBox={`0 -4 ${width} ${height + 8}`}
      className={styles.line}
      role="img"
      aria-label={`Marks from the first paper to the latest: ${marks.join(', ')} per cent`}
    >
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
