import { mistakesOf, sessionScore } from '@sabi/shared/practice/score'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { counted } from '@sabi/shared/subjects/count-words'
import { Suspense } from 'react'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { besides } from '../../platform/page/besides.tsx'
import { Button } from '../../design/Button.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { practiceOfTopic, topicPage } from '../../subjects/links.ts'
import { useTopics } from '../../subjects/topic-calls.ts'
import { practiseMistakes, practiseAgain } from '../session/start.ts'

/** Loaded only after a session of the plan, or an assignment. */
const NextPlanned = besides(() => import('../../plan/NextPlanned.tsx').then((file) => file.NextPlanned))

interface NextStepProps {
  userId: string
  session: PracticeSession
}

/** From this percentage on, the next topic is worth more than the mistakes of this one. */
const topicDone = 80

/** The next things to do after a session: its mistakes, the next topic, or the same kind of session with new questions. */
export function NextStep({ userId, session }: NextStepProps) {
  const isPlanned = session.isOfPlan === true || session.isPlacement === true || session.assignmentId !== undefined
  const next = useNextTopic(session)
  const mistakes = mistakesOf(session).length
  const isDone = sessionScore(session).percentage >= topicDone
  const fix = mistakes > 0 && (
    <Button
      key="fix"
      full
      variant={isPlanned || (isDone && next !== undefined) ? 'secondary' : 'primary'}
      onClick={() => practiseMistakes(userId, session)}
    >
      Practise my {counted(mistakes, 'mistake')}
    </Button>
  )
  const goOn = isDone && next !== undefined && (
    <LinkButton key="next" full href={`${practiceOfTopic(next)}&start=1`}>
      Next topic: {next.title}
    </LinkButton>
  )
  const topic = useOnlyTopic(session)
  const read = topic !== undefined && (
    <LinkButton key="read" full variant="secondary" href={topicPage(topic.id)}>
      Read the note: {topic.title}
    </LinkButton>
  )
  if (isPlanned)
    return (
      <>
        <Suspense fallback={<Skeleton height="3rem" />}>
          <NextPlanned userId={userId} session={session} />
        </Suspense>
        {fix}
        {read}
      </>
    )
  return (
    <>
      {goOn}
      {fix}
      {session.kind === 'practice' && (
        <Button
          full
          variant={mistakes > 0 || goOn !== false ? 'secondary' : 'primary'}
          onClick={() => void practiseAgain(userId, session)}
        >
          Try again with new questions
        </Button>
      )}
      {read}
    </>
  )
}

/** The topic of all questions; none where they are of several. */
function useOnlyTopic({ questions }: PracticeSession) {
  const topics = useTopics().data?.data ?? []
  const [id, ...others] = new Set(questions.map(({ question }) => question.topicId))
  return others.length === 0 ? topics.find((topic) => topic.id === id) : undefined
}

/** The topic that follows in the syllabus; none after a session of several topics. */
function useNextTopic({ filter: { topicId } }: PracticeSession) {
  const topics = useTopics().data?.data ?? []
  const place = topics.findIndex(({ id }) => id === topicId)
  const [here, next] = place < 0 ? [] : topics.slice(place, place + 2)
  return here?.subject === next?.subject ? next : undefined
}
