import { listScores } from '@sabi/shared/progress/calls'
import { scoreBand } from '@sabi/shared/practice/score'
import { counted } from '@sabi/shared/subjects/count-words'
import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { Badge } from '../../design/Badge.tsx'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { EmptyState } from '../../design/states/EmptyState.tsx'
import { ErrorState } from '../../design/states/ErrorState.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { useOutbox } from '../../offline/answers/answers.ts'
import { visitorId } from '../../offline/visitor/visitor.ts'
import { dayWords } from '../../platform/time.ts'
import { queryOf } from '../../platform/server/queries.ts'
import { useFlow } from '../session/flow.ts'
import { sessionRows, type SessionRow } from './session-rows.ts'
import styles from './SessionList.module.css'
import { texts } from '../texts.ts'
import { enterSession } from '../session/visit.ts'

/** Rows shown before 'Show all'. */
const firstRows = 5

/** All sessions of the student; 'View All' on the dashboard links here. */
export function SessionList({ userId }: { userId: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const sessions = useFlow((flow) => flow.sessions)
  const isGuest = userId === visitorId
  const { data, isLoading, refetch } = useQuery(
    queryOf(listScores, isGuest ? null : { params: { userId } }, { keep: true }),
  )
  const isKnown = isGuest || data !== undefined
  const rows = sessionRows(sessions, data?.data ?? [])
  const shown = isWhole ? rows : rows.slice(0, firstRows)
  return (
    <div id="sessions" ref={showWhenAskedFor} className={styles.anchor}>
      <Card title="Your sessions" className={styles.card}>
        {rows.length === 0 && isKnown && (
          <EmptyState title="No sessions yet">Your results will be listed here.</EmptyState>
        )}
        <ul className={styles.rows}>
          {shown.map((row) => (
            <li key={row.id}>
              <Row userId={userId} row={row} />
            </li>
          ))}
        </ul>
        {rows.length > shown.length && (
          <Button variant="ghost" onClick={() => setIsWhole(true)}>
            Show all {counted(rows.length, 'session')}
          </Button>
        )}
        {!isKnown && isLoading && <Skeleton height="8rem" />}
        {!isKnown && !isLoading && <ErrorState title="Couldn't load your sessions" onRetry={() => void refetch()} />}
      </Card>
    </div>
  )
}

function Row({ userId, row }: { userId: string; row: SessionRow }) {
  const isUnsent = useOutbox(({ unsentSessions }) => unsentSessions.has(row.id))
  const content = (
    <>
      <span className={styles.words}>
        <span className={styles.about}>{row.about}</span>
        <span className={styles.when}>
          {row.total === 0 ? 'Not started' : counted(row.total, 'question')} · {dayWords(row.at)}
        </span>
        {isUnsent && (
          <Badge tone="warn" className={styles.tag}>
            {texts.savedOffline}
          </Badge>
        )}
      </span>
      {row.isFinished ? <Badge tone={bandTones[scoreBand(row.percentage).id]}>{row.percentage}%</Badge> : 'Resume'}
    </>
  )
  if (!row.isOnPhone) return <div className={styles.row}>{content}</div>
  return (
    <button type="button" className={styles.row} onClick={() => void enterSession(userId, row.id)}>
      {content}
      <ChevronRight size={18} aria-hidden="true" />
    </button>
  )
}

const bandTones = { excellent: 'ok', good: 'info', practise: 'warn', encourage: 'neutral' } as const

function showWhenAskedFor(list: HTMLElement | null): void {
  if (location.hash === '#sessions') list?.scrollIntoView()
}
