import { visitorId } from '../../offline/visitor/visitor.ts'
import { SessionList } from './SessionList.tsx'
import { UpcomingExams } from './UpcomingExams.tsx'

/** Shown beside the settings of a session: upcoming exams and earlier sessions. */
export function PastAndComing({ userId }: { userId: string }) {
  return (
    <>
      {userId !== visitorId && <UpcomingExams />}
      <SessionList userId={userId} />
    </>
  )
}
