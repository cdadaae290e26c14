import { comparisonWords, milestoneWords, previousOf } from '@sabi/shared/practice/comparison'
import { sessionScore } from '@sabi/shared/practice/score'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { getExamStatistics } from '@sabi/shared/progress/calls'
import { localDay } from '@sabi/shared/progress/streak'
import { percentage } from '@sabi/shared/progress/percentage'
import { Suspense, use, useState } from 'react'
import type { StoredSession } from '../../offline/answers/answers-database.ts'
import { listScoredSessions } from '../../offline/answers/session-scores.ts'
import { knownReply } from '../../platform/server/queries.ts'
import { tzOffset } from '../../platform/time.ts'
import { fromPhone } from '../session/visit.ts'
import styles from './ScoreCard.module.css'

interface CompareLineProps {
  userId: string
  session: PracticeSession
}

/** Praises a milestone, and compares the score with that of the last similar session, by the sessions on this phone. */
export function CompareLine({ userId, session }: CompareLineProps) {
  const [reading] = useState(() => fromPhone(listScoredSessions(userId), []))
  return (
    <Suspense fallback={null}>
      <Comparison session={session} reading={reading} />
    </Suspense>
  )
}

function Comparison({ session, reading }: { session: PracticeSession; reading: Promise<StoredSession[]> }) {
  const past = use(reading)
  const score = sessionScore(session)
  const previous = previousOf(session, past)
  const milestone =
    session.ending === null ? null : milestoneWords({ ...session, ...score }, { past, isNewcomer: isNewcomer(), dayOf })
  return (
    <>
      {milestone !== null && <p className={styles.milestone}>{milestone}</p>}
      {previous !== null && <p>{comparisonWords(score.percentage, percentage(previous.correct, previous.total))}</p>}
    </>
  )
}

/** The day on this phone's clock: 'YYYY-MM-DD'. */
function dayOf(iso: string): string {
  return localDay(Date.parse(iso), Number(tzOffset()))
}

/** By the numbers that the dashboard showed last. They may include this session already. */
function isNewcomer(): boolean {
  const known = knownReply(getExamStatistics, { query: { tzOffset: tzOffset() } })
  return known !== undefined && known.totalExamAttempts <= 1
}
