import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import type { ExamStatistics } from '@sabi/shared/progress/calls'
import { percentage } from '@sabi/shared/progress/percentage'
import { targetAverage } from '@sabi/shared/progress/standing'
import { subjects } from '@sabi/shared/subjects/subject'
import { Card } from '../../design/Card.tsx'
import { TableBehind } from '../../design/DataTable.tsx'
import { Select } from '../../design/forms/Select.tsx'
import { storageKeys } from '../../platform/storage.ts'
import { createStoredValue, useStoredValue } from '../../platform/stored-value.ts'
import { dayWords } from '../../platform/time.ts'
import styles from './ScoreTrend.module.css'

type Session = ExamStatistics['recentActivity'][number]

const several = 'several'
const choices = [
  ...subjects.map(({ id, name }) => ({ value: id, label: name })),
  { value: several, label: 'Several subjects' },
] as const

const trendSubject = createStoredValue<SubjectId | typeof several | 'latest'>({
  key: storageKeys.trendSubject,
  values: [...subjectIds, several],
  otherwise: 'latest',
})

/** Scores of the last sessions in one subject, oldest first: the subject last chosen, otherwise last practised. */
export function ScoreTrend({ sessions }: { sessions: readonly Session[] }) {
  const chosen = useStoredValue(trendSubject)
  const [latest] = sessions
  if (latest === undefined) return null
  const practised = choices.filter(({ value }) => sessions.some((session) => choiceOf(session) === value))
  const shown = practised.find(({ value }) => value === chosen)?.value ?? choiceOf(latest)
  const scores = sessions
    .filter((session) => choiceOf(session) === shown)
    .map((session) => ({ ...session, value: percentage(session.score, session.totalQuestions) }))
    .reverse()
  const values = scores.map(({ value }) => value)
  return (
    <Card title="Score trend" className={styles.card}>
      <Select label="Subject" value={shown} options={practised} onChange={trendSubject.set} />
      <Drawing values={values} />
      <p className={styles.key}>
        {inWords(values)} The line is {targetAverage}%.
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

/** Dots are drawn as line ends, so they stay round when the drawing is stretched. */
function Drawing({ values }: { values: readonly number[] }) {
  const points = values.map((value, place) => {
    const x = values.length === 1 ? 50 : (place / (values.length - 1)) * 100
    return `${x} ${100 - value}`
  })
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.trend} aria-hidden="true">
      <path d={`M0 ${100 - targetAverage}H100`} className={styles.target} />
      <polyline points={points.join(' ')} />
      <path d={points.map((point) => `M${point}h.01`).join('')} className={styles.points} />
    </svg>
  )
}

function choiceOf({ subject }: Session): SubjectId | typeof several {
  return subject ?? several
}

function inWords(values: readonly number[]): string {
  if (values.length === 1) return `Your first session here: ${values[0]}%. After your next one you'll see a trend.`
  return `Your last ${values.length} sessions: from ${values[0]}% to ${values.at(-1)}%.`
}
