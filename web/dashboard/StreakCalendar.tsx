import { calendarWeeks, type CalendarDay } from '@sabi/shared/progress/streak-calendar'
import { counted } from '@sabi/shared/subjects/count-words'
import Check from 'lucide-react/icons/check'
import { Card } from '../design/Card.tsx'
import { classNames } from '../design/class-names.ts'
import { VisuallyHidden } from '../design/text/VisuallyHidden.tsx'
import type { Streak } from './standing.ts'
import styles from './StreakCalendar.module.css'
import { texts } from './texts.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The last five weeks. Days with an answer are filled and ticked. */
export function StreakCalendar({ streak: { recentDays }, today }: { streak: Streak; today: string }) {
  const weeks = calendarWeeks(today, recentDays)
  const practised = weeks.flat().filter(({ isPractised }) => isPractised).length
  if (practised === 0) return <Card title="Your last 5 weeks">{texts.noDays}</Card>
  return (
    <Card title="Your last 5 weeks">
      <table className={styles.calendar}>
        <caption className={styles.caption}>{counted(practised, 'day')} of practice</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                <span aria-hidden="true">{weekday.slice(0, 2)}</span>
                <VisuallyHidden>{weekday}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <Day key={day.date} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Day({ day: { date, dayOfMonth, isPractised, isToday, isAhead } }: { day: CalendarDay }) {
  return (
    <td aria-current={isToday ? 'date' : undefined}>
      <time
        dateTime={date}
        className={classNames(
          styles.day,
          isPractised && styles.practised,
          isToday && styles.today,
          isAhead && styles.ahead,
        )}
      >
        {dayOfMonth}
        {isPractised && (
          <>
            <Check size={12} strokeWidth={4} aria-hidden="true" />
            <VisuallyHidden>, practised</VisuallyHidden>
          </>
        )}
      </time>
    </td>
  )
}
