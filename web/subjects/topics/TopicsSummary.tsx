import { isCompleted, overallPercentage } from '@sabi/shared/progress/topic-progress'
import type { Topic } from '@sabi/shared/subjects/calls'
import type { PercentageOf } from '../topic-progress.ts'
import styles from './TopicsSummary.module.css'

interface TopicsSummaryProps {
  topics: readonly Topic[]
  percentageOf: PercentageOf
}

/** A subject in three numbers; unknown ones are dots. */
export function TopicsSummary({ topics, percentageOf }: TopicsSummaryProps) {
  const percentages = topics.map(percentageOf)
  const known = percentages.filter((percentage) => percentage !== undefined)
  const isKnown = known.length === topics.length
  return (
    <dl className={styles.summary}>
      <Cell label="Total Topics" value={String(topics.length)} />
      <Cell label="Completed" value={isKnown ? String(known.filter(isCompleted).length) : '...'} />
      <Cell label="Overall Progress" value={isKnown ? `${overallPercentage(known)}%` : '...'} />
    </dl>
  )
}

function Cell({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.cell}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
