import { getSite } from '@sabi/shared/administration/site-calls'
import type { ExamTargets } from '@sabi/shared/accounts/study'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import {
  ExamCalendar,
  upcomingExams,
  withAnnounced,
  yearsOf,
  type ExamSitting,
} from '@sabi/shared/practice/exam-calendar'
import exams from '@sabi/content/calendar/exams.json'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../design/Badge.tsx'
import { Card } from '../../design/Card.tsx'
import { queryOf } from '../../platform/server/queries.ts'
import styles from './UpcomingExams.module.css'

const calendar = ExamCalendar.parse(exams)

/** The next sitting of each exam with the days left (PRAC-03). The student's own exams are marked. */
export function UpcomingExams() {
  const targets = useQuery(queryOf(getSettings, {}, { keep: true })).data?.data.examTargets
  const announced = useQuery(queryOf(getSite, {}, { keep: true })).data?.data.examDates ?? []
  const upcoming = upcomingExams(withAnnounced(calendar, announced), today())
  if (upcoming.length === 0) return null
  const isTentative = upcoming.some(({ status }) => status === 'expected')
  return (
    <Card title={`Upcoming Exams ${yearsOf(upcoming)}`}>
      {isTentative && <p className={styles.note}>Tentative. Check the date with your school or the exam body.</p>}
      <ul className={styles.list}>
        {upcoming.map(({ body, name, year, status, when, isUrgent, daysLeftWords }) => (
          <li key={body} className={styles.exam}>
            <div>
              <h3>{name}</h3>
              {isTarget({ body, year }, targets) && <Badge tone="brand">Your exam</Badge>}
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

function isTarget({ body, year }: Pick<ExamSitting, 'body' | 'year'>, targets: ExamTargets | undefined): boolean {
  if (targets === undefined || !targets.examTypes.includes(body)) return false
  return targets.year === null || targets.year === year
}

/** Today's date on the phone's calendar: YYYY-MM-DD. */
function today(): string {
  const now = new Date()
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}
