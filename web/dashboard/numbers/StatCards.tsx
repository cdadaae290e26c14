import { unitsPerSubject } from '@sabi/shared/content/syllabus'
import type { ExamStatistics } from '@sabi/shared/progress/calls'
import { accuracyBadge, practisedSubject, trendAboveTarget } from '@sabi/shared/progress/standing'
import { countUnitsStarted } from '@sabi/shared/progress/topic-progress'
import { subjectName } from '@sabi/shared/subjects/subject'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { ReactNode } from 'react'
import { Badge } from '../../design/Badge.tsx'
import { VisuallyHidden } from '../../design/text/VisuallyHidden.tsx'
import { useSelectedSubject } from '../../subjects/topics/selected-subject.ts'
import { useTopics } from '../../subjects/topic-calls.ts'
import type { Streak } from '../standing.ts'
import styles from './StatCards.module.css'

interface StatCardsProps {
  statistics: ExamStatistics
  streak: Streak | undefined
}

/** The student's progress in four numbers. */
export function StatCards({ statistics, streak }: StatCardsProps) {
  const { totalQuestionsAttempted, totalCorrect, averagePercentage, answeredToday, topicProgress } = statistics
  const selected = useSelectedSubject()
  const subject = practisedSubject(statistics) ?? selected
  const topics = useTopics().data?.data.filter((topic) => topic.subject === subject)
  const badge = accuracyBadge(averagePercentage)
  return (
    <dl className={styles.cards}>
      <StatCard label="Total Questions" value={String(totalQuestionsAttempted)}>
        {answeredToday} today
      </StatCard>
      <StatCard
        label="Accuracy Rate"
        value={`${averagePercentage}%`}
        badge={<TrendBadge average={averagePercentage} />}
      >
        <Badge tone={badgeTones[badge.words]}>{badge.words}</Badge> {totalCorrect} correct
      </StatCard>
      <StatCard label="Study Streak" value={streak === undefined ? '...' : daysWords(streak.streak)}>
        {streak !== undefined && `Best: ${streak.best}`}
      </StatCard>
      <StatCard
        label="Topics Started"
        value={topics === undefined ? '...' : String(countUnitsStarted(topics, topicProgress))}
      >
        {`${unitsPerSubject} total units in ${subjectName(subject)}`}
      </StatCard>
    </dl>
  )
}

interface StatCardProps {
  label: string
  value: string
  /** Beside the value. */
  badge?: ReactNode
  /** Below the value. */
  children: ReactNode
}

function StatCard({ label, value, badge, children }: StatCardProps) {
  return (
    <div className={styles.card}>
      <dt>{label}</dt>
      <dd className={styles.value}>
        {value}
        {badge}
      </dd>
      <dd className={styles.detail}>{children}</dd>
    </div>
  )
}

function TrendBadge({ average }: { average: number }) {
  const trend = trendAboveTarget(average)
  if (trend === null) return null
  return (
    <span title="vs 70% target">
      <Badge tone="ok">
        <TrendingUp size={14} aria-hidden="true" />+{trend}%<VisuallyHidden> vs 70% target</VisuallyHidden>
      </Badge>
    </span>
  )
}

const badgeTones = { Excellent: 'ok', Good: 'info', 'Keep Going': 'warn' } as const

function daysWords(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
