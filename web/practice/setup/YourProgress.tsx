import { getProfileStatistics } from '@sabi/shared/progress/calls'
import { subjects } from '@sabi/shared/subjects/subject'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../design/Badge.tsx'
import { Card } from '../../design/Card.tsx'
import { ErrorState } from '../../design/states/ErrorState.tsx'
import { ProgressBar } from '../../design/ProgressBar.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { tzOffset } from '../../platform/time.ts'
import { queryOf } from '../../platform/server/queries.ts'
import styles from './YourProgress.module.css'

/** How many answers were correct in each subject, from the server. */
export function YourProgress() {
  const { data, error, refetch } = useQuery(queryOf(getProfileStatistics, { query: { tzOffset: tzOffset() } }))
  return (
    <Card title="Your Progress">
      {data === undefined && error !== null && (
        <ErrorState title="Couldn't load your progress" onRetry={() => void refetch()}>
          Your answers are safe.
        </ErrorState>
      )}
      {data === undefined && error === null && <Skeleton height="9rem" />}
      {data !== undefined && (
        <ul className={styles.subjects}>
          {subjects.map(({ id, name }) => {
            const { attempted = 0, correct = 0 } = data.subjectBreakdown.find(({ subject }) => subject === id) ?? {}
            const percentage = attempted === 0 ? 0 : Math.round((correct / attempted) * 100)
            return (
              <li key={id} className={styles.subject}>
                <div className={styles.head}>
                  <Badge tone={id}>{name}</Badge>
                  {attempted > 0 && <span className={styles.percentage}>{percentage}%</span>}
                </div>
                <ProgressBar label={`${name}, correct answers`} value={percentage} />
                <p className={styles.count}>{attempted === 0 ? 'Not started' : `${correct} of ${attempted} correct`}</p>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
