import { counted } from '@sabi/shared/subjects/count-words'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import type { StoredSession } from '../offline/answers/answers-database.ts'
import { timeAgo } from '../platform/time.ts'
import { stateOf } from '../practice/session/open-session.ts'
import { filterWords } from '../practice/setup/filters.ts'
import styles from './ContinueCard.module.css'

/** Resumes the last unfinished session, or leads back to the paper that is being sat. */
export function ContinueCard({ session }: { session: StoredSession }) {
  const { id, position, filter, answers, savedAt } = session
  if (session.kind === 'exam')
    return (
      <Card title="Your paper is running" className={styles.card}>
        <p>
          {filterWords(filter)} · {counted(Object.keys(answers).length, 'question')} answered
        </p>
        <LinkButton href="/exam" className={styles.resume}>
          Go back to the paper
        </LinkButton>
      </Card>
    )
  return (
    <Card title={`Resume question ${position + 1}?`} className={styles.card}>
      <p>
        {filterWords(filter)} · {counted(Object.keys(answers).length, 'question')} answered · {timeAgo(savedAt)}
      </p>
      <LinkButton href="/practice" className={styles.resume} state={stateOf(id)}>
        Resume
      </LinkButton>
    </Card>
  )
}
