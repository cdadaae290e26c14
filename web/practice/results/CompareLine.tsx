import { comparisonWords, previousOf } from '@sabi/shared/practice/comparison'
import { sessionScore } from '@sabi/shared/practice/score'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { percentage } from '@sabi/shared/progress/percentage'
import { Suspense, use, useState } from 'react'
import type { StoredSession } from '../../offline/answers/answers-database.ts'
import { listScoredSessions } from '../../offline/answers/session-scores.ts'
import { fromPhone } from '../session/visit.ts'

interface CompareLineProps {
  userId: string
  session: PracticeSession
}

/** Compares the score with that of the last similar session, if this phone knows one. */
export function CompareLine({ userId, session }: CompareLineProps) {
  const [reading] = useState(() => fromPhone(listScoredSessions(userId), []))
  return (
    <Suspense fallback={null}>
      <Comparison session={session} reading={reading} />
    </Suspense>
  )
}

function Comparison({ session, reading }: { session: PracticeSession; reading: Promise<StoredSession[]> }) {
  const previous = previousOf(session, use(reading))
  if (previous === null) return null
  const before = percentage(previous.correct, previous.total)
  return <p>{comparisonWords(sessionScore(session).percentage, before)}</p>
}
