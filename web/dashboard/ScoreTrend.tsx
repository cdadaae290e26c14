import type { ExamStatistics } from '@sabi/shared/progress/calls'
import { percentage } from '@sabi/shared/progress/percentage'
import { targetAverage } from '@sabi/shared/progress/standing'
import { Card } from '../design/Card.tsx'
import { TableBehind } from '../design/DataTable.tsx'
import { dayWords } from '../platform/time.ts'
import styles from './ScoreTrend.module.css'

const width = 320
const height = 96
const edge = 6

/** The scores of the last sessions, the oldest first. One session makes no trend. */
export function ScoreTrend({ sessions }: { sessions: ExamStatistics['recentActivity'] }) {
  const scores = sessions
    .map((session) => ({ ...session, value: percentage(session.score, session.totalQuestions) }))
    .reverse()
  if (scores.length < 2) return null
  const points = scores.map(({ id, value }, place) => ({
    id,
    x: edge + (place / (scores.length - 1)) * (width - 2 * edge),
    y: heightOf(value),
  }))
  return (
    <Card title="Score trend" className={styles.card}>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.trend} aria-hidden="true">
        <path d={`M0 ${heightOf(targetAverage)}H${width}`} className={styles.target} />
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.line} />
        {points.map(({ id, x, y }) => (
          <circle key={id} cx={x} cy={y} r="4" className={styles.point} />
        ))}
      </svg>
      <p className={styles.key}>
        Your last {scores.length} sessions: from {scores[0]?.value}% to {scores.at(-1)?.value}%. The line is{' '}
        {targetAverage}%.
      </p>
      <TableBehind
        caption="Scores of your last sessions"
        columns={['When', 'Exam', 'Score']}
        rows={scores.map(({ id, completedAt, examType, value }) => ({
          id,
          cells: [dayWords(completedAt), examType, `${value}%`],
        }))}
      />
    </Card>
  )
}

function heightOf(value: number): number {
  return edge + ((100 - value) / 100) * (height - 2 * edge)
}
