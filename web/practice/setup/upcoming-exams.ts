import type { ExamTargets } from '@sabi/shared/accounts/study'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { getSite } from '@sabi/shared/administration/site-calls'
import { ExamCalendar, upcomingExams, withAnnounced, type UpcomingExam } from '@sabi/shared/practice/exam-calendar'
import exams from '@sabi/content/calendar/exams.json'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../platform/server/queries.ts'

const calendar = ExamCalendar.parse(exams)

/** The next sitting of each exam, soonest first, and whether the student prepares for it. */
export function useUpcomingExams(): (UpcomingExam & { isMine: boolean })[] {
  const targets = useQuery(queryOf(getSettings, {}, { keep: true })).data?.data.examTargets
  const announced = useQuery(queryOf(getSite, {}, { keep: true })).data?.data.examDates ?? []
  return upcomingExams(withAnnounced(calendar, announced), today()).map((exam) => ({
    ...exam,
    isMine: isTarget(exam, targets),
  }))
}

function isTarget({ body, year }: UpcomingExam, targets: ExamTargets | undefined): boolean {
  if (targets === undefined || !targets.examTypes.includes(body)) return false
  return targets.year === null || targets.year === year
}

/** Today's date on the phone's calendar: YYYY-MM-DD. */
function today(): string {
  const now = new Date()
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}
