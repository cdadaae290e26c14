import { scoreBand } from '@sabi/shared/practice/score'
import type { ExamStatistics } from '@sabi/shared/progress/calls'
import { percentage } from '@sabi/shared/progress/percentage'
import { counted } from '@sabi/shared/subjects/count-words'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { Link } from 'wouter'
import { Badge } from '../design/Badge.tsx'
import { Card } from '../design/Card.tsx'
import { EmptyState } from '../design/states/EmptyState.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { dayWords } from '../platform/time.ts'
import styles from './RecentActivity.module.css'
import { texts } from './texts.ts'

const shownSessions = 3

type Sessions = ExamStatistics['recentActivity']

/** The latest sessions with their results. */
export function RecentActivity({ sessions }: { sessions: Sessions }) {
  return (
    <Card
      title="Recent Activity"
      className={styles.card}
      action={
        <Link href="/practice#sessions" className={styles.all}>
          View All
        </Link>
      }
    >
      {sessions.length === 0 && (
        <EmptyState
          icon={<ClipboardList />}
          title={texts.noSessions}
          action={<LinkButton href="/practice">Start Practice</LinkButton>}
        >
          {texts.noSessionsHint}
        </EmptyState>
      )}
      <ul className={styles.rows}>
        {sessions.slice(0, shownSessions).map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ session: { examType, totalQuestions, score, completedAt } }: { session: Sessions[number] }) {
  const result = percentage(score, totalQuestions)
  return (
    <li className={styles.row}>
      <div>
        <p>
          <b>{examType}</b> · {counted(totalQuestions, 'question')}
        </p>
        <p className={styles.when}>
          <time dateTime={completedAt}>{dayWords(completedAt)}</time>
        </p>
      </div>
      <Badge tone={bandTones[scoreBand(result).id]}>{result}%</Badge>
    </li>
  )
}

const bandTones = { excellent: 'ok', good: 'info', practise: 'warn', encourage: 'neutral' } as const
