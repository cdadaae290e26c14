import { isWaiting } from '@sabi/shared/practice/feedback'
import { counted } from '@sabi/shared/subjects/count-words'
import type { StoredSession } from '../../offline/answers/answers-database.ts'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { timeAgo } from '../../platform/time.ts'
import { sessionWords } from './session-words.ts'
import styles from './ResumeCard.module.css'
import { closeUnfinished } from '../session/start.ts'
import { enterSession } from '../session/visit.ts'

/** Offers to resume the last unfinished session. */
export function ResumeCard({ userId, unfinished }: { userId: string; unfinished: StoredSession }) {
  const { id, answers, savedAt } = unfinished
  const isNew = isWaiting(unfinished)
  return (
    <Card title={titleOf(unfinished)} className={styles.card}>
      <p>
        {sessionWords(unfinished)} · {!isNew && `${counted(Object.keys(answers).length, 'question')} answered · `}
        {timeAgo(savedAt)}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => void enterSession(userId, id)}>{isNew ? 'Start' : resumeWords(unfinished)}</Button>
        {unfinished.kind !== 'exam' && (
          <Button variant="ghost" onClick={() => void closeUnfinished(userId, id)}>
            End this session
          </Button>
        )}
      </div>
    </Card>
  )
}

function resumeWords({ kind }: StoredSession): string {
  return kind === 'exam' ? 'Go back to the paper' : 'Resume'
}

function titleOf(unfinished: StoredSession): string {
  if (unfinished.kind === 'exam') return 'Your paper is running'
  return isWaiting(unfinished) ? 'Your new questions are ready' : `Resume question ${unfinished.position + 1}?`
}
