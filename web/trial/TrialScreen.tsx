import { SubjectId } from '@sabi/shared/content/question'
import { subjectName } from '@sabi/shared/subjects/subject'
import { progressIn, readTrialAddress, type TrialProgress } from '@sabi/shared/trial/address'
import type { Trial } from '@sabi/shared/trial/trial'
import { useMemo } from 'react'
import { useParams, useSearch } from 'wouter'
import { Banner } from '../design/states/Banner.tsx'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { BehindPin } from '../layout/BehindPin.tsx'
import { useFullScreen } from '../layout/full-screen.ts'
import { NotFoundScreen } from '../layout/NotFoundScreen.tsx'
import { trialTexts } from './texts.ts'
import styles from './Trial.module.css'
import { TrialFeedback } from './TrialFeedback.tsx'
import { TrialQuestion } from './TrialQuestion.tsx'
import { TrialResult } from './TrialResult.tsx'
import { useKeptAnswers } from './useKeptAnswers.ts'
import { useTrial } from './useTrial.ts'

/** Questions of a subject or topic, for anyone. The address contains the answers. */
export function TrialScreen() {
  const { subject } = useParams()
  const { data } = SubjectId.safeParse(subject)
  if (data === undefined) return <NotFoundScreen />
  return (
    // Its answers count for the learner whose turn it is.
    <BehindPin>
      <TrialOf subject={data} />
    </BehindPin>
  )
}

function TrialOf({ subject }: { subject: SubjectId }) {
  const address = readTrialAddress(new URLSearchParams(useSearch()))
  const { trial: found, error, retry, cameWithPage } = useTrial({ subject, ...address })
  const trial = useWithFriend(found, address.beat)
  if (trial !== undefined)
    return <Steps trial={trial} progress={progressIn(trial, address)} cameWithPage={cameWithPage} />
  if (error?.status === 404) return <NotFoundScreen />
  return (
    <div className={styles.trial}>
      <PageTitle title={subjectName(subject)} />
      {error === undefined ? (
        <Skeleton height="60vh" />
      ) : (
        <ErrorState title={trialTexts.notLoaded} onRetry={retry}>
          {error.message}
        </ErrorState>
      )}
    </div>
  )
}

/** The trial with the score that a friend's link challenges to beat. */
function useWithFriend(trial: Trial | undefined, beat: number | undefined): Trial | undefined {
  return useMemo(() => trial && { ...trial, beat }, [trial, beat])
}

interface StepsProps {
  trial: Trial
  progress: TrialProgress
  cameWithPage: boolean
}

function Steps({ trial, progress, cameWithPage }: StepsProps) {
  useFullScreen(progress.phase !== 'result')
  const countKept = useKeptAnswers(trial, progress, cameWithPage)
  return (
    <div className={styles.trial}>
      {progress.hasChanged && <Banner>{trialTexts.hasChanged}</Banner>}
      {trial.beat !== undefined && progress.phase === 'question' && progress.position === 0 && (
        <Banner>{trialTexts.challenge(trial.beat, trial.questions.length)}</Banner>
      )}
      {progress.phase === 'question' && <TrialQuestion key={progress.position} trial={trial} progress={progress} />}
      {progress.phase === 'feedback' && <TrialFeedback key={progress.position} trial={trial} progress={progress} />}
      {progress.phase === 'result' && <TrialResult trial={trial} chosen={progress.chosen} countKept={countKept} />}
    </div>
  )
}
