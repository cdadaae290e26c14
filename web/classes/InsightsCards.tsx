import { downloadClassTable, type ClassInsights } from '@sabi/shared/classes/insights-calls'
import { idleDays } from '@sabi/shared/classes/insights'
import { counted } from '@sabi/shared/subjects/count-words'
import type { ReactNode } from 'react'
import { Card } from '../design/Card.tsx'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { useIsOnline } from '../platform/server/connection.ts'
import { requestFile } from '../platform/server/request.ts'
import { dayWords } from '../platform/time.ts'
import styles from './Classes.module.css'
import { DownloadTable } from './DownloadTable.tsx'
import cardStyles from './Insights.module.css'
import { HardestQuestions } from './InsightsQuestions.tsx'
import { SlipBars, TopicBars } from './InsightsBars.tsx'
import { insightTexts } from './insights-texts.ts'

interface InsightsProps {
  classId: string
  students: number
  /** Null before the answers were counted for the first time. */
  insights: ClassInsights | null
  /** Why the last reply did not come; null if it did. */
  error: { message: string } | null
  onRetry: () => void
}

/** Shows who does not practise, weak topics, hard questions and common mistakes. */
export function InsightsCards({ classId, students, insights, error, onRetry }: InsightsProps) {
  const isOnline = useIsOnline()
  if (students === 0) return null
  if (insights === null)
    return error === null ? (
      <div role="status" aria-label={insightTexts.counting}>
        <Skeleton height="16rem" />
      </div>
    ) : (
      <ErrorState title={insightTexts.notCounted} onRetry={onRetry}>
        {isOnline ? error.message : insightTexts.noNetwork}
      </ErrorState>
    )
  const { answersCounted, countedAt, topics, hardest, slips } = insights
  return (
    <>
      {(topics.length > 0 || insights.idle.total > 0) && <IdleCard idle={insights.idle} />}
      {topics.length === 0 ? (
        <Card title="Topics, questions and mistakes">
          <p>{insightTexts.nobodyYet}</p>
        </Card>
      ) : (
        <>
          <Card title="Weakest topics">
            <ListOr none={insightTexts.noTopics} isEmpty={topics.every(({ percent }) => percent === null)}>
              <p className={styles.muted}>{insightTexts.topics}</p>
            </ListOr>
            <TopicBars topics={topics} />
            <DownloadTable
              label="Download the topics (CSV)"
              read={() => requestFile(downloadClassTable, { params: { classId, table: 'topics' } }, () => {})}
            />
          </Card>
          <Card title="Hardest questions">
            <ListOr none={insightTexts.noQuestions} isEmpty={hardest.length === 0}>
              <p className={styles.muted}>{insightTexts.questions}</p>
              <HardestQuestions questions={hardest} />
            </ListOr>
          </Card>
          <Card title="Common mistakes">
            <ListOr none={insightTexts.noSlips} isEmpty={slips.length === 0}>
              <SlipBars slips={slips} students={students} />
            </ListOr>
          </Card>
        </>
      )}
      <p className={styles.muted}>
        {insightTexts.basis(answersCounted)} Last counted: {dayWords(countedAt)}.
      </p>
    </>
  )
}

function ListOr({ isEmpty, none, children }: { isEmpty: boolean; none: string; children: ReactNode }) {
  return isEmpty ? <p>{none}</p> : children
}

function IdleCard({ idle: { total, students } }: { idle: ClassInsights['idle'] }) {
  if (total === 0)
    return (
      <Card title="Practised this week">
        <p>{insightTexts.noIdle}</p>
      </Card>
    )
  return (
    <Card title={`${counted(total, 'student')} not practising`}>
      <p className={styles.muted}>No practice in the last {idleDays} days.</p>
      <ul className={cardStyles.names}>
        {students.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {total > students.length && <p>and {total - students.length} more</p>}
    </Card>
  )
}
