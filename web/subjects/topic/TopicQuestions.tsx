import type { Topic } from '@sabi/shared/subjects/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { EmptyState } from '../../design/states/EmptyState.tsx'
import { ErrorState } from '../../design/states/ErrorState.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { printPage, usePrinting } from '../../platform/page/printing.ts'
import { useSession } from '../../platform/server/session.ts'
import { practiceOfTopic, worksheetOn } from '../links.ts'
import { topicSession } from './topic-session.ts'
import { QuestionRow } from './QuestionRow.tsx'
import { QuestionSheet } from './QuestionSheet.tsx'
import { texts } from '../texts.ts'
import { useTopicQuestions } from './topic-questions.ts'
import styles from './TopicQuestions.module.css'

/** Up to ten questions of a topic, to read or practise. */
export function TopicQuestions({ topic }: { topic: Topic }) {
  const { questions, total, offset, error, isLoading, refetch, refresh } = useTopicQuestions(topic)
  const isPrinting = usePrinting()
  // Worksheets need an account, and the written page is for everyone.
  const isStudent = useSession().user != null
  if (isPrinting && questions !== undefined) return <QuestionSheet questions={questions} start={offset + 1} />
  return (
    <Card title="Practice Questions">
      {isLoading && <Places />}
      {questions === undefined && error !== null && (
        <ErrorState title="Couldn't load the questions" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {questions !== undefined && (
        <>
          {questions.length === 0 && <EmptyState title={texts.noQuestions} />}
          {questions.length > 0 && (
            <>
              <p className={styles.shown} role="status">
                {shownWords(offset, questions.length, total)}
              </p>
              <ol className={styles.list} start={offset + 1}>
                {questions.map((question) => (
                  <QuestionRow
                    key={question.id}
                    question={question}
                    practice={import.meta.env.SSR ? practiceOfTopic(topic) : topicSession(topic, question.id)}
                  />
                ))}
              </ol>
            </>
          )}
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={refresh}>
              <RefreshCw size={18} />
              Refresh Questions
            </Button>
            {questions.length > 0 && (
              <Button variant="secondary" onClick={printPage}>
                Print
              </Button>
            )}
            {isStudent && questions.length > 0 && (
              <LinkButton href={worksheetOn(topic.id)} variant="secondary">
                Make a worksheet
              </LinkButton>
            )}
          </div>
        </>
      )}
    </Card>
  )
}

function shownWords(offset: number, shown: number, total: number): string {
  if (shown === total) return total === 1 ? '1 question' : `All ${counted(total, 'question')}`
  return `Questions ${offset + 1} to ${offset + shown} of ${total}`
}

function Places() {
  return (
    <>
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
    </>
  )
}
