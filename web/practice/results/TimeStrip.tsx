import { paceOf } from '@sabi/content/exams/pace'
import { askedIn, isCorrect } from '@sabi/shared/practice/score'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { Card } from '../../design/Card.tsx'
import { TableBehind } from '../../design/DataTable.tsx'
import { durationWords } from '../texts.ts'
import styles from './TimeStrip.module.css'

const width = 320
const height = 80
/** A time of so many times the pace, or a longer one, fills the whole height: one long break must not flatten all others. */
const highest = 3

/** The time spent on each question, compared with the pace of the exam. */
export function TimeStrip({ session }: { session: PracticeSession }) {
  const times = askedIn(session).map((entry) => ({
    id: entry.question.id,
    elapsedMs: session.elapsedMs[entry.question.id] ?? 0,
    mark: isCorrect(session, entry),
  }))
  if (times.length === 0) return null
  const room = width / times.length
  const pace = paceOf(session.filter)
  return (
    <Card title="Time per question" className={styles.card}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={styles.strip} aria-hidden="true">
        <pattern id="not-correct" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="4" height="4" className={styles.wrong} />
          <rect width="1.5" height="4" className={styles.stripe} />
        </pattern>
        {times.map(({ id, elapsedMs, mark }, place) => {
          const bar = Math.max(2, Math.min(1, elapsedMs / (highest * pace.seconds * 1000)) * height)
          return (
            <rect
              key={id}
              x={place * room + room * 0.1}
              y={height - bar}
              width={room * 0.8}
              height={bar}
              className={styles.bar}
              fill={mark === true ? undefined : 'url(#not-correct)'}
            />
          )
        })}
        <path d={`M0 ${height - height / highest}H${width}`} className={styles.pace} />
      </svg>
      <p className={styles.key}>
        Dashed line: {pace.seconds} seconds, {pace.board} pace. Striped bars: wrong answers.
      </p>
      <TableBehind
        caption="Time on each question"
        columns={['Question', 'Time', 'Result']}
        rows={times.map(({ id, elapsedMs, mark }, place) => ({
          id,
          cells: [String(place + 1), durationWords(elapsedMs), resultWords(mark)],
        }))}
      />
    </Card>
  )
}

function resultWords(mark: boolean | null): string {
  if (mark === null) return 'Not answered'
  return mark ? 'Correct' : 'Incorrect'
}
