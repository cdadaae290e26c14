import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { placementLength, questionsOfStep } from '@sabi/shared/plan/placement-length'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import { Button } from '../design/Button.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { whenKept } from '../offline/answers/answers.ts'
import { knownReply } from '../platform/server/queries.ts'
import { useReading } from '../platform/useReading.ts'
import { setStage } from '../practice/session/flow.ts'
import { placementHere } from './placement-here.ts'
import { startPlacement } from './start-placement.ts'

interface PlacementNextProps {
  userId: string
  /** The session that has just ended. */
  session: PracticeSession
}

/** After a step of a placement: the next step, the placement in the student's next subject, or the plan. */
export function PlacementNext({ userId, session }: PlacementNextProps) {
  const subject = subjectIds.find((id) => id === session.filter.subject)
  const read = async () => {
    await whenKept()
    const chosen = knownReply(getSettings, {})?.data.studyGoals.subjects ?? []
    const others = await Promise.all(
      chosen.filter((id) => id !== subject).map(async (id) => ({ id, ...(await placementHere(userId, id)) })),
    )
    return {
      placement: subject && (await placementHere(userId, subject)),
      nextSubject: others.find(({ isDone }) => !isDone)?.id,
    }
  }
  const found = useReading(session.id, read, null)
  if (found === undefined) return <Skeleton height="6rem" />
  const { placement, nextSubject } = found ?? {}
  const start = (next: SubjectId) => () => {
    setStage({ name: 'settings' })
    void startPlacement(userId, next)
  }
  if (subject !== undefined && placement?.isDone === false)
    return (
      <Button full onClick={start(subject)}>
        Next: {counted(Math.min(questionsOfStep, placementLength - placement.asked), 'more question')}
      </Button>
    )
  return (
    <>
      {subject !== undefined && placement !== undefined && (
        <p role="status">
          Your test in {subjectName(subject)}: {placement.correct} of {placement.asked} right. Your plan starts from
          here.
        </p>
      )}
      {nextSubject !== undefined && (
        <Button full onClick={start(nextSubject)}>
          Next test: {subjectName(nextSubject)}
        </Button>
      )}
      <LinkButton full href="/dashboard" variant={nextSubject === undefined ? 'primary' : 'secondary'}>
        See your plan for today
      </LinkButton>
    </>
  )
}
