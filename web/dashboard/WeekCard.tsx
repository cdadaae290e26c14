import { calendarWeeks } from '@sabi/shared/progress/streak-calendar'
import type { ExamStatistics } from '@sabi/shared/progress/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import Check from 'lucide-react/icons/check'
import { Card } from '../design/Card.tsx'
import { classNames } from '../design/class-names.ts'
import { LinkButton } from '../design/LinkButton.tsx'
import { VisuallyHidden } from '../design/text/VisuallyHidden.tsx'
import type { Streak } from './standing.ts'
import styles from './WeekCard.module.css'

/** From this many answers on, a percentage says something. */
const answersForPercentage = 5

interface WeekCardProps {
  streak: Streak
  statistics: ExamStatistics
  /** 'YYYY-MM-DD'. */
  today: string
}

/** The days of this week, and the student's level in one number. */
export function WeekCard({ streak, statistics, today }: WeekCardProps) {
  const week = calendarWeeks(today, streak.recentDays, 1)[0] ?? []
  const missed = streak.missed ?? []
  return (
    <Card title="Your week" className={styles.card}>
      <ol className={styles.days}>
        {week.map(({ date, isPractised, isToday }) => (
          <li
            key={date}
            aria-current={isToday ? 'date' : undefined}
            className={classNames(
              styles.day,
              isPractised && styles.practised,
              missed.includes(date) && styles.missed,
              isToday && styles.today,
            )}
          >
            <span aria-hidden="true">{weekdayOf(date, 'narrow')}</span>
            <VisuallyHidden>{`${weekdayOf(date, 'long')}, ${isPractised ? 'practised' : 'not practised'}`}</VisuallyHidden>
            <span className={styles.mark} aria-hidden="true">
              {isPractised && <Check size={16} strokeWidth={3} />}
            </span>
          </li>
        ))}
      </ol>
      {streak.streak > 0 && <p>{missedWords(week.find(({ date }) => missed.includes(date))?.date)}</p>}
      <p>{standingWords(statistics)}</p>
      {statistics.totalQuestionsAttempted > 0 && (
        <LinkButton href="/week" variant="ghost">
          Show, share or print my week
        </LinkButton>
      )}
      {statistics.totalQuestionsAttempted > statistics.totalCorrect && (
        <LinkButton href="/mistakes" variant="ghost">
          Try my mistakes again
        </LinkButton>
      )}
    </Card>
  )
}

/** Says that a missed day did not, or will not, break the streak. */
function missedWords(missed: string | undefined): string {
  const rule = 'One missed day a week does not break your streak.'
  return missed === undefined ? rule : `You missed ${weekdayOf(missed, 'long')}. ${rule}`
}

function standingWords({ totalQuestionsAttempted, averagePercentage, answeredToday }: ExamStatistics): string {
  if (totalQuestionsAttempted === 0) return 'Answer 5 questions to see your level.'
  const today = `${counted(answeredToday, 'answer')} today`
  if (totalQuestionsAttempted < answersForPercentage) {
    const missing = answersForPercentage - totalQuestionsAttempted
    return `${today}. ${missing} more to see your level.`
  }
  return `${today}. ${averagePercentage}% right so far.`
}

function weekdayOf(date: string, weekday: 'narrow' | 'long'): string {
  return new Date(date).toLocaleDateString('en-GB', { weekday, timeZone: 'UTC' })
}
