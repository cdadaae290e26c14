import { examTypes } from '@sabi/shared/content/question'
import type { ExamStatistics } from '@sabi/shared/progress/calls'
import { percentage } from '@sabi/shared/progress/percentage'
import { Card } from '../design/Card.tsx'
import { ProgressBar } from '../design/ProgressBar.tsx'
import styles from './ExamPerformance.module.css'

type ByExamType = ExamStatistics['examTypeStats']

/** How much was correct in the sessions of each exam. */
export function ExamPerformance({ statistics }: { statistics: ByExamType }) {
  const others = Object.keys(statistics).filter((name) => !examTypes.some((examType) => examType === name))
  return (
    <Card title="Exam Performance">
      <ul className={styles.rows}>
        {[...examTypes, ...others].map((examType) => (
          <Row key={examType} examType={examType} result={statistics[examType]} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ examType, result }: { examType: string; result: ByExamType[string] | undefined }) {
  const value = result === undefined ? 0 : percentage(result.correct, result.total)
  const detail = result === undefined ? 'Not practised yet' : `${result.correct} of ${result.total} correct`
  return (
    <li className={styles.row}>
      <span className={styles.name}>{examType}</span>
      <span className={styles.value}>{result !== undefined && `${value}%`}</span>
      <div className={styles.bar}>
        <ProgressBar
          label={examType}
          value={value}
          valueText={result === undefined ? detail : `${value}%, ${detail}`}
        />
      </div>
      <span className={styles.detail}>{detail}</span>
    </li>
  )
}
