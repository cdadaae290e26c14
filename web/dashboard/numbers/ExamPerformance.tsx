import { examTypes } from '@sabi/shared/content/question'
import type { ExamStatistics } from '@sabi/shared/progress/calls'
import { percentage } from '@sabi/shared/progress/percentage'
import { Card } from '../../design/Card.tsx'
import { ProgressBar } from '../../design/ProgressBar.tsx'
import styles from './ExamPerformance.module.css'

type ByExamType = ExamStatistics['examTypeStats']

/** The share of correct answers for each exam. Exams without practice are listed in one sentence. */
export function ExamPerformance({ statistics }: { statistics: ByExamType }) {
  const tried = Object.keys(statistics)
  const others = tried.filter((name) => !examTypes.some((examType) => examType === name))
  const untried = examTypes.filter((examType) => !tried.includes(examType))
  return (
    <Card title="Exam Performance">
      {tried.length > 0 && (
        <ul className={styles.rows}>
          {[...examTypes, ...others].map((examType) => (
            <Row key={examType} examType={examType} result={statistics[examType]} />
          ))}
        </ul>
      )}
      {untried.length > 0 && <p className={styles.detail}>Not practised yet: {untried.join(', ')}.</p>}
    </Card>
  )
}

function Row({ examType, result }: { examType: string; result: ByExamType[string] | undefined }) {
  if (result === undefined) return null
  const { correct, total } = result
  const value = percentage(correct, total)
  const detail = `${correct} of ${total} correct`
  return (
    <li className={styles.row}>
      <span className={styles.name}>{examType}</span>
      <span className={styles.value}>{value}%</span>
      <div className={styles.bar}>
        <ProgressBar label={examType} value={value} valueText={`${value}%, ${detail}`} />
      </div>
      <span className={styles.detail}>{detail}</span>
    </li>
  )
}
