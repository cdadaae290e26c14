import type { SubjectId } from '@sabi/shared/content/question'
import type { PastScore } from '@sabi/shared/plan/calls'
import type { PredictedScore } from '@sabi/shared/plan/prediction'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { TableBehind } from '../design/DataTable.tsx'
import type { ScoresHere } from '../plan/scores-here.ts'
import { scoreHistory } from './score-history-query.ts'
import { rangeWords } from './score-words.ts'
import { scoreTexts } from './texts.ts'
import styles from './ScoreHistory.module.css'

const dayMs = 24 * 60 * 60 * 1000

interface ScoreHistoryProps {
  userId: string
  subject: SubjectId
  now: PredictedScore
  exam: ScoresHere['exam']
  target: number | undefined
}

/** The predicted scores of the last weeks as a line with its range, up to the day of the exam. */
export function ScoreHistory({ userId, subject, now, exam, target }: ScoreHistoryProps) {
  const { data, error } = useQuery(scoreHistory(userId, exam))
  if (data === undefined)
    return error === null ? <Skeleton height="12rem" /> : <p className={styles.key}>{scoreTexts.historyOffline}</p>
  const past = data.data.find((one) => one.subject === subject)?.scores ?? []
  const today = Date.now()
  const points = [...past.filter(({ at }) => at < today - dayMs), { at: today, ...now }]
  if (points.length < 2) return <p className={styles.key}>{scoreTexts.firstPoint}</p>
  return (
    <>
      <Drawing points={points} until={exam.hasDate ? exam.at : today} target={target} />
      <p className={styles.key}>
        {keyWords(points, exam)}
        {target !== undefined && ` The dashed line is your target, ${target}.`}
      </p>
      <TableBehind
        caption="Predicted scores"
        columns={['Day', 'Score', 'Range']}
        rows={points.map((point) => ({
          id: String(point.at),
          cells: [dayOf(point.at), String(Math.round(point.score)), rangeWords(point)],
        }))}
      />
    </>
  )
}

interface DrawingProps {
  /** Oldest first. */
  points: readonly PastScore[]
  /** The right end, in epoch milliseconds. */
  until: number
  target: number | undefined
}

/** From 0 at the bottom to 100 at the top. */
function Drawing({ points, until, target }: DrawingProps) {
  const first = points[0]?.at ?? until
  const place = (at: number, value: number) => `${((at - first) / (until - first)) * 100} ${100 - value}`
  const upper = points.map(({ at, high }) => place(at, high))
  const lower = points.map(({ at, low }) => place(at, low)).reverse()
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.history} aria-hidden="true">
      <polygon points={[...upper, ...lower].join(' ')} className={styles.range} />
      {target !== undefined && <path d={`M0 ${100 - target}H100`} className={styles.target} />}
      <path d="M0 0V100H100" className={styles.axis} />
      <polyline points={points.map(({ at, score }) => place(at, score)).join(' ')} className={styles.line} />
    </svg>
  )
}

function keyWords(points: readonly PastScore[], { hasDate, name }: ScoresHere['exam']): string {
  const [from, to] = [points[0]?.score ?? 0, points.at(-1)?.score ?? 0].map(Math.round)
  const weeks = `From ${from} to ${to} since ${dayOf(points[0]?.at ?? 0)}; the shaded part is the range.`
  return hasDate ? `${weeks} The right edge is the day of the ${name}.` : weeks
}

function dayOf(time: number): string {
  return new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
}
