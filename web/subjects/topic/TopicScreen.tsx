import { difficultyWords } from '@sabi/shared/content/question'
import type { Topic } from '@sabi/shared/subjects/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import { trialLength } from '@sabi/shared/trial/trial'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Suspense, useEffect } from 'react'
import { Redirect, useLocation, useParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { Badge } from '../../design/Badge.tsx'
import { classNames } from '../../design/class-names.ts'
import { ErrorState } from '../../design/states/ErrorState.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { PageTitle } from '../../design/text/PageTitle.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { Spinner } from '../../design/states/Spinner.tsx'
import type { RequestError } from '../../platform/server/request-error.ts'
import { besides } from '../../platform/page/besides.tsx'
import { useSession } from '../../platform/server/session.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { KeyConcepts } from './KeyConcepts.tsx'
import { LevelMark } from '../LevelMark.tsx'
import { practiceOfSubject } from '../links.ts'
import { trialOfTopic } from '../trial-links.ts'
import { PractiseTopic } from './PractiseTopic.tsx'
import { useLevels } from '../topic-levels.ts'
import { useTopic } from './saved-topic.ts'
import { SubjectPattern } from '../SubjectPattern.tsx'
import { texts } from '../texts.ts'
import { TopicQuestions } from './TopicQuestions.tsx'
import styles from './TopicScreen.module.css'
import tones from '../subject-tones.module.css'

/** It lies over the page, so that a prerendered page needs no bytes for it. */
const PractiseDock = besides(() => import('./PractiseDock.tsx').then((file) => file.PractiseDock))

/** A topic with its note and questions. `topicId` comes from the route. */
export function TopicScreen() {
  const { topicId } = useParams()
  if (topicId === undefined || topicId.trim() === '') return <Redirect to="/topics" replace />
  return <TopicById key={topicId} topicId={topicId} />
}

function TopicById({ topicId }: { topicId: string }) {
  const { topic, error, refetch } = useTopic(topicId)
  if (error !== null && saysNotFound(error)) return <NotFound />
  if (topic !== undefined) return <TopicPage topic={topic} />
  if (error === null) return <Loading />
  return (
    <>
      <BackLink />
      <PageTitle title="Topic" />
      <ErrorState title="Couldn't load this topic" onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    </>
  )
}

function TopicPage({ topic }: { topic: Topic }) {
  const { title, description, subject, level, difficulty, _count } = topic
  // A visitor would meet the sign-in page instead of a question.
  const canPractise = useSession(({ user }) => user !== null)
  const mastery = useLevels().levelOf(topic.id)
  return (
    <>
      <div className={classNames(styles.band, tones[subject])}>
        <BackLink />
        <div className={styles.cloth}>
          <SubjectPattern subject={subject} />
        </div>
      </div>
      <div className={styles.head}>
        <div className={styles.words}>
          <PageTitle title={title} lead={description} />
          <p className={styles.chips}>
            <Badge tone={subject}>{subjectName(subject)}</Badge>
            <Badge>{level}</Badge>
            <Badge>{difficultyWords[difficulty]}</Badge>
            {mastery !== undefined && <LevelMark level={mastery} />}
          </p>
        </div>
        <div className={styles.practise}>
          {canPractise && <PractiseTopic topic={topic} />}
          {!canPractise && _count.questions > 0 && (
            <LinkButton href={trialOfTopic(topic)}>
              Try {counted(Math.min(trialLength, _count.questions), 'question')} on this topic
            </LinkButton>
          )}
          <LinkButton href={practiceOfSubject(subject)} variant="secondary">
            Practice All {subjectName(subject)}
          </LinkButton>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.notes}>
          <KeyConcepts topic={topic} />
          {canPractise && (
            <Suspense fallback={null}>
              <PractiseDock topic={topic} />
            </Suspense>
          )}
        </div>
        <TopicQuestions topic={topic} />
      </div>
    </>
  )
}

/** Says that there is no such topic and links to the list. */
function NotFound() {
  const [, navigate] = useLocation()
  useEffect(() => {
    toast(texts.topicNotFound)
    navigate('/topics', { replace: true })
  }, [navigate])
  return null
}

/** To all topics, or to the question that the student came from. */
function BackLink() {
  const state = useHistoryState<{ sessionId?: string } | null>()
  return (
    <LinkButton
      href={state?.sessionId === undefined ? '/topics' : '/practice'}
      state={state}
      variant="ghost"
      className={styles.back}
    >
      <ArrowLeft size={20} />
      Back
    </LinkButton>
  )
}

function Loading() {
  return (
    <>
      <BackLink />
      <Spinner label="Loading topic..." />
      <Skeleton height="12rem" />
    </>
  )
}

/** An invalid id is treated like an unknown one. */
function saysNotFound({ status }: RequestError): boolean {
  return status === 404 || status === 400
}
