import { fitOf } from '@sabi/shared/content/exam-fit'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { Select } from '../../design/forms/Select.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { besides } from '../../platform/page/besides.tsx'
import styles from './CustomizeCard.module.css'
import { changeFilter, difficultyOptions, examOptions, searchOf, subjectOptions, widenFilter } from './filters.ts'
import { touch, useFlow } from '../session/flow.ts'
import { MatchCount } from './MatchCount.tsx'
import { startPractice } from '../session/start.ts'
import { choicesFor } from './session-choices.ts'
import { SessionChoices } from './SessionChoices.tsx'
import { useMatchingCount, useTopicOptions } from './useMatching.ts'

// Not needed to start a session.
const DrawChoices = besides(() => import('./DrawChoices.tsx').then((file) => file.DrawChoices))

interface CustomizeCardProps {
  userId: string
  filter: QuestionFilter
}

/** The four filters, how many questions match them, and the start button (PRAC-04). */
export function CustomizeCard({ userId, filter }: CustomizeCardProps) {
  const [, navigate] = useLocation()
  const isStarting = useFlow((flow) => flow.stage.name === 'starting')
  const matching = useMatchingCount(filter)
  const topics = useTopicOptions(filter)
  const show = (changed: QuestionFilter) => {
    touch()
    // ALL is a choice too: an address without one would be given the student's exam.
    navigate(`/practice${searchOf(changed) || '?examType=ALL'}`, { replace: true })
  }
  const change = (part: Partial<QuestionFilter>) => show(changeFilter(filter, part))
  const start = () => {
    touch()
    void startPractice(userId, filter, choicesFor(filter))
  }
  const wider = widenFilter(filter)
  return (
    <Card title="Customize Your Practice Session">
      <div className={styles.filters}>
        <Select
          label="Subject"
          value={filter.subject}
          options={subjectOptions}
          onChange={(subject) => change({ subject })}
        />
        <Select
          label="Exam Type"
          value={filter.examType}
          options={examOptions}
          onChange={(examType) => change({ examType })}
          {...examHint(filter.examType)}
        />
        <Select
          label="Difficulty"
          value={filter.difficulty}
          options={difficultyOptions}
          onChange={(difficulty) => change({ difficulty })}
        />
        <Select
          label="Topic"
          value={filter.topicId}
          options={topics}
          onChange={(topicId) => change({ topicId })}
          {...(filter.subject === 'ALL' ? { hint: 'Choose a subject to see its topics.' } : {})}
        />
      </div>
      <SessionChoices filter={filter} />
      <Suspense fallback={<Skeleton height="7rem" />}>
        <DrawChoices userId={userId} filter={filter} hasQuestions={Boolean(matching.here)} />
      </Suspense>
      <MatchCount matching={matching} />
      {matching.count === 0 && wider !== null && (
        <Button variant="secondary" onClick={() => show(wider)}>
          Remove a filter
        </Button>
      )}
      <Button full busy={isStarting || matching.holdsStart} reason={reasonNotToStart(matching)} onClick={start}>
        Start Practice Session
      </Button>
    </Card>
  )
}

function reasonNotToStart({ count }: ReturnType<typeof useMatchingCount>): string | undefined {
  return count === 0 ? 'No question matches these filters.' : undefined
}

/** Says of an exam whose style its questions have, if it is not only its own. */
function examHint(exam: QuestionFilter['examType']): { hint?: string } {
  const other = exam === 'ALL' ? undefined : fitOf(exam).styles.find((style) => style !== exam)
  return other === undefined ? {} : { hint: `${exam} style, and ${other} style on the same topics.` }
}
