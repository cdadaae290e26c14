import type { PracticeSession } from '@sabi/shared/practice/session'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { generatorProgress } from '@sabi/shared/generator/calls'
import { getProfileStatistics, listScores } from '@sabi/shared/progress/calls'
import { besides } from '../../platform/page/besides.tsx'
import { printPage } from '../../platform/page/printing.ts'
import { Button } from '../../design/Button.tsx'
import { PageTitle } from '../../design/text/PageTitle.tsx'
import { flushNow } from '../../offline/answers/answers.ts'
import { invalidate } from '../../platform/server/queries.ts'
import { AnswerList } from './AnswerList.tsx'
import styles from './ResultsView.module.css'
import { SaveTrouble } from '../quiz/SaveTrouble.tsx'
import { ScoreCard } from './ScoreCard.tsx'
import { ShareButtons } from './ShareButtons.tsx'
import { tryAgain } from '../session/start.ts'
import { TimeStrip } from './TimeStrip.tsx'
import { showSettings } from '../session/visit.ts'

const AfterSession = besides(() => import('../../challenges/AfterSession.tsx').then((file) => file.AfterSession))

/** The results of a session (PRAC-10): the score, and every question with its explanation. */
export function ResultsView({ userId, session }: { userId: string; session: PracticeSession }) {
  const [, navigate] = useLocation()
  const isGenerated = session.kind === 'generated'
  const goBack = () => {
    if (isGenerated) void refreshProgress()
    void showSettings(userId)
    navigate('/practice', { replace: true })
  }
  return (
    <div className={styles.results}>
      <PageTitle title="Results" />
      <SaveTrouble />
      <div className={styles.panes}>
        <div className={styles.side}>
          <ScoreCard userId={userId} session={session} />
          <Suspense fallback={null}>
            <AfterSession userId={userId} session={session} />
          </Suspense>
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={() => tryAgain(userId, session)}>
              Try Again
            </Button>
            <Button variant="secondary" onClick={goBack}>
              {isGenerated ? 'Back to Practice' : 'Back to Settings'}
            </Button>
            {/* The answer to a challenge has its own way to be sent. */}
            {(session.isTest !== true || session.challenge === undefined) && <ShareButtons session={session} />}
            <Button variant="secondary" onClick={printPage}>
              Print
            </Button>
          </div>
        </div>
        <div className={styles.answers}>
          <TimeStrip session={session} />
          <AnswerList session={session} />
        </div>
      </div>
    </div>
  )
}

/** The latest answers may count for the next new questions (GEN-03). */
async function refreshProgress(): Promise<void> {
  await flushNow()
  for (const call of [getProfileStatistics, generatorProgress, listScores]) invalidate(call)
}
