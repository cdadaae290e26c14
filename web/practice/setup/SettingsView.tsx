import { isWaiting } from '@sabi/shared/practice/feedback'
import { isResumable } from '@sabi/shared/practice/resumable'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Suspense } from 'react'
import { Banner } from '../../design/states/Banner.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { PageTitle } from '../../design/text/PageTitle.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { useOutbox } from '../../offline/answers/answers.ts'
import { besides } from '../../platform/page/besides.tsx'
import { visitorId } from '../../offline/visitor/visitor.ts'
import { useIsOnline } from '../../platform/server/connection.ts'
import { CustomizeCard } from './CustomizeCard.tsx'
import { useFlow } from '../session/flow.ts'
import { ResumeCard } from './ResumeCard.tsx'
import { SaveTrouble } from '../quiz/SaveTrouble.tsx'
import styles from './SettingsView.module.css'
import { texts } from '../texts.ts'

// Not needed to start a session, so their code loads after the first question's.
const YourProgress = besides(() => import('./YourProgress.tsx').then((file) => file.YourProgress))
const PastAndComing = besides(() => import('./PastAndComing.tsx').then((file) => file.PastAndComing))
const GeneratorCard = besides(() => import('../../generator/GeneratorCard.tsx').then((file) => file.GeneratorCard))

interface SettingsViewProps {
  userId: string
  filter: QuestionFilter
}

/** The settings of a session, with progress, exams and earlier sessions (PRAC-02 to PRAC-05). */
export function SettingsView({ userId, filter }: SettingsViewProps) {
  const isOnline = useIsOnline()
  const { unsent, rejected } = useOutbox()
  const unfinished = useFlow((flow) => flow.sessions.find((session) => isResumable(session) || isWaiting(session)))
  return (
    <>
      <PageTitle title="Practice" />
      {!isOnline && (
        <Banner icon={<WifiOff aria-hidden="true" />} role="status">
          {texts.offline}
          {unsent > 0 && ` ${counted(unsent, 'answer')} will be sent when you reconnect.`}
        </Banner>
      )}
      <SaveTrouble />
      {rejected > 0 && (
        <Banner
          tone="warn"
          action={
            <LinkButton href="/storage" variant="secondary">
              See why
            </LinkButton>
          }
        >
          {counted(rejected, 'answer')} could not be added to your results.
        </Banner>
      )}
      <div className={styles.panes}>
        <div className={styles.pane}>
          {unfinished !== undefined && <ResumeCard userId={userId} unfinished={unfinished} />}
          <CustomizeCard userId={userId} filter={filter} />
          {userId === visitorId ? (
            <KeepAnswers />
          ) : (
            <>
              <LinkButton href="/exam-prep" variant="secondary" full>
                Sit a timed paper
              </LinkButton>
              <Suspense fallback={<Skeleton height="10.5rem" />}>
                {isOnline && <YourProgress />}
                <GeneratorCard filter={filter} />
              </Suspense>
            </>
          )}
        </div>
        <div className={styles.pane}>
          <Suspense fallback={<Skeleton height="20rem" />}>
            <PastAndComing userId={userId} />
          </Suspense>
        </div>
      </div>
    </>
  )
}

/** What an account adds for a learner without one. */
function KeepAnswers() {
  return (
    <Banner
      action={
        <LinkButton href="/register?next=/practice" variant="secondary">
          Create account
        </LinkButton>
      }
    >
      Your answers are on this phone only. With an account they are safe, and you get papers, a plan and predicted
      scores.
    </Banner>
  )
}
