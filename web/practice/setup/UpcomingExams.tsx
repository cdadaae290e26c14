import { yearsOf } from '@sabi/shared/practice/exam-calendar'
import { Badge } from '../../design/Badge.tsx'
import { Card } from '../../design/Card.tsx'
import { useUpcomingExams } from './upcoming-exams.ts'
import styles from './UpcomingExams.module.css'

/** The next sitting of each exam with the days left (PRAC-03). The student's own exams are marked. */
export function UpcomingExams() {
  const upcoming = useUpcomingExams()
  if (upcoming.length === 0) return null
  const isTentative = upcoming.some(({ status }) => status === 'expected')
  return (
    <Card title={`Upcoming Exams ${yearsOf(upcoming)}`}>
      {isTentative && <p className={styles.note}>Tentative. Check the date with your school or the exam body.</p>}
      <ul className={styles.list}>
        {upcoming.map(({ body, name, status, when, isMine, isUrgent, daysLeftWords }) => (
          <li key={body} className={styles.exam}>
            <div>
              <h3>{name}</h3>
              {isMine && <Badge tone="brand">Your exam</Badge>}
              <p className={styles.when}>
                {status === 'expected' ? 'Expected ' : ''}
                {when}
              </p>
            </div>
            <Badge tone={isUrgent ? 'bad' : 'info'}>{daysLeftWords}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
