import { SessionList } from './SessionList.tsx'
import { UpcomingExams } from './UpcomingExams.tsx'

/** What a student may look at beside the settings of a session: the exams that come, and the sessions so far. */
export function PastAndComing({ userId }: { userId: string }) {
  return (
    <>
      <UpcomingExams />
      <SessionList userId={userId} />
    </>
  )
}
