import { ExamCalendar, upcomingExams, yearsOf } from '@sabi/shared/practice/exam-calendar'
import exams from '@sabi/content/calendar/exams.json'
import { Badge } from '../design/Badge.tsx'
import { Card } from '../design/Card.tsx'
import styles from './UpcomingExams.module.css'

const calendar = ExamCalendar.parse(exams)

/** The next sitting of each exam with the days left (PRAC-03). */
export function UpcomingExams() {
  const upcoming = upcomingExams(calendar, today())
  if (upcoming.length === 0) return null
  const isTentative = upcoming.some(({ status }) => status === 'expected')
  return (
    <Card title={`Upcoming Exams ${yearsOf(upcoming)}`}>
      {isTentative && <p className={styles.note}>Tentative. Check the date with your school or the exam body.</p>}
      <ul className={styles.list}>
        {upcoming.map(({ body, name, status, when, isUrgent, daysLeftWords }) => (
          <li key={body} className={styles.exam}>
            <div>
              <h3>{name}</h3>
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

/** The date on the phone's own calendar: YYYY-MM-DD. */
function today(): string {
  const now = new Date()
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}
