import { visitorId } from '../../offline/visitor/visitor.ts'
import { usePresetExam } from './preset-exam.ts'
import { SessionList } from './SessionList.tsx'
import { UpcomingExams } from './UpcomingExams.tsx'

/** Shown beside the settings of a session: upcoming exams and earlier sessions. */
export function PastAndComing({ userId }: { userId: string }) {
  return (
    <>
      {userId !== visitorId && <ExamsOfStudent />}
      <SessionList userId={userId} />
    </>
  )
}

function ExamsOfStudent() {
  usePresetExam()
  return <UpcomingExams />
}
