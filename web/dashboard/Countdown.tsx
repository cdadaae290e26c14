import { nextExam, useUpcomingExams } from '../practice/setup/upcoming-exams.ts'

/** 'JAMB UTME: about 139 days left' for the student's own exam, else for the next one; nothing where none is known. */
export function Countdown() {
  const exam = nextExam(useUpcomingExams())
  if (exam === undefined) return null
  return (
    <>
      {exam.name}: {exam.daysLeftWords}
    </>
  )
}
