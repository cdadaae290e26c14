import { counted } from '@sabi/shared/subjects/count-words'
import { Suspense, use, useState } from 'react'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import type { StoredSession } from '../offline/answers-database.ts'
import { withDeadline } from '../offline/deadline.ts'
import { findUnfinished } from '../offline/session-store.ts'
import { timeAgo } from '../platform/time.ts'
import { openSession } from '../practice/open-session.ts'
import { filterWords } from '../practice/filters.ts'
import styles from './ContinueCard.module.css'

const phoneDeadlineMs = 2500

/** Leads back into the session that was left last, if this phone has one. */
export function ContinueCard({ userId }: { userId: string }) {
  const [reading] = useState(() => withDeadline(findUnfinished(userId), phoneDeadlineMs).catch(nothing))
  return (
    <Suspense fallback={null}>
      <Unfinished reading={reading} />
    </Suspense>
  )
}

function Unfinished({ reading }: { reading: Promise<StoredSession | null> }) {
  const session = use(reading)
  if (session === null) return null
  const { id, position, filter, answers, savedAt } = session
  return (
    <Card title={`Resume question ${position + 1}?`} className={styles.card}>
      <p>
        {filterWords(filter)} · {counted(Object.keys(answers).length, 'question')} answered · {timeAgo(savedAt)}
      </p>
      <LinkButton href="/practice" className={styles.resume} onClick={() => openSession.set(id)}>
        Resume
      </LinkButton>
    </Card>
  )
}

/** A phone whose database is blocked has nothing to go on with. */
function nothing(): null {
  return null
}
