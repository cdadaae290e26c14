import type { PracticeSession } from '@sabi/shared/practice/session'
import { useLocation } from 'wouter'
import { Button } from '../design/Button.tsx'
import { PageTitle } from '../design/PageTitle.tsx'
import { AnswerList } from './AnswerList.tsx'
import styles from './ResultsView.module.css'
import { SaveTrouble } from './SaveTrouble.tsx'
import { ScoreCard } from './ScoreCard.tsx'
import { ShareButtons } from './ShareButtons.tsx'
import { tryAgain } from './start.ts'
import { TimeStrip } from './TimeStrip.tsx'
import { showSettings } from './visit.ts'

/** What a session came to (PRAC-10): the score beside every question with its answer explained. */
export function ResultsView({ userId, session }: { userId: string; session: PracticeSession }) {
  const [, navigate] = useLocation()
  const goBack = () => {
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
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={() => tryAgain(userId, session)}>
              Try Again
            </Button>
            <Button variant="secondary" onClick={goBack}>
              Back to Settings
            </Button>
            <ShareButtons session={session} />
            <Button variant="secondary" onClick={() => window.print()}>
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
