import { subjectName } from '@sabi/shared/subjects/subject'
import { Button } from '../design/Button.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { whenKept } from '../offline/answers/answers.ts'
import { useReading } from '../platform/useReading.ts'
import { setStage } from '../practice/session/flow.ts'
import { nextBlock } from './draw-today.ts'
import { startToday } from './start-today.ts'
import { todayHere } from './today-here.ts'
import { minuteWords } from './today-words.ts'

interface NextBlockProps {
  userId: string
  /** The session that has just ended. */
  sessionId: string
}

/** After a session of today's plan: what comes next in it, or that all of it is done; only the way back where the plan can't be read. */
export function NextBlock({ userId, sessionId }: NextBlockProps) {
  const read = async () => {
    await whenKept()
    const plan = await todayHere(userId)
    return plan === null ? 'unknown' : (nextBlock(plan.blocks) ?? 'done')
  }
  const next = useReading(sessionId, read, 'unknown')
  if (next === undefined) return <Skeleton height="3rem" />
  if (next === 'done' || next === 'unknown')
    return (
      <>
        {next === 'done' && <p role="status">Today’s plan is done. Well done!</p>}
        <LinkButton full href="/dashboard">
          Back to the dashboard
        </LinkButton>
      </>
    )
  const goOn = () => {
    setStage({ name: 'settings' })
    void startToday(userId)
  }
  return (
    <Button full onClick={goOn}>
      Next: {minuteWords(next)} of {subjectName(next.subject)}
    </Button>
  )
}
