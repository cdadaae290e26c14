import { scoreBand, sessionScore } from '@sabi/shared/practice/score'
import { timeSpentMs, type PracticeSession } from '@sabi/shared/practice/session'
import { counted } from '@sabi/shared/subjects/count-words'
import { Card } from '../../design/Card.tsx'
import { ProgressBar } from '../../design/ProgressBar.tsx'
import { CompareLine } from './CompareLine.tsx'
import { NextStep } from './NextStep.tsx'
import { SaveState } from './SaveState.tsx'
import { sessionWords } from '../setup/session-words.ts'
import { durationWords } from '../texts.ts'
import styles from './ScoreCard.module.css'

const barTones = { excellent: 'green', good: 'blue', practise: 'amber', encourage: 'amber' } as const

/** The score and what it means, with a link to practise the mistakes. */
export function ScoreCard({ userId, session }: { userId: string; session: PracticeSession }) {
  const { correct, total, attempted, percentage } = sessionScore(session)
  const band = scoreBand(percentage)
  const notAnswered = session.questions.length - attempted
  return (
    <Card className={styles.card}>
      <p className={styles.about}>
        {sessionWords(session)} · {counted(total, 'question')} · {durationWords(timeSpentMs(session))}
      </p>
      <p className={styles.percentage}>{percentage}%</p>
      <div className={styles.bar}>
        <ProgressBar label="Score" value={percentage} tone={barTones[band.id]} />
      </div>
      <p className={styles.band}>{band.words}</p>
      <p>
        <span>
          {correct} of {total} correct
        </span>
        {notAnswered > 0 && ` · ${notAnswered} not answered`}
      </p>
      <CompareLine userId={userId} session={session} />
      <NextStep userId={userId} session={session} />
      <SaveState sessionId={session.id} />
    </Card>
  )
}
