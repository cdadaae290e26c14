import type { ExamTargets } from '@sabi/shared/accounts/study'
import type { ReplyOf } from '@sabi/shared/contract/call'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { getSite } from '@sabi/shared/administration/site-calls'
import { ExamCalendar, upcomingExams, withAnnounced, type UpcomingExam } from '@sabi/shared/practice/exam-calendar'
import exams from '@sabi/content/calendar/exams.json'
import { useQuery } from '@tanstack/react-query'
import { knownReply, queryOf } from '../../platform/server/queries.ts'

const calendar = ExamCalendar.parse(exams)

/** An exam, and whether the student prepares for it. */
type ExamAhead = UpcomingExam & { isMine: boolean }

/** The next sitting of each exam, soonest first. */
export function useUpcomingExams(): ExamAhead[] {
  const settings = useQuery(queryOf(getSettings, {}, { keep: true })).data
  const site = useQuery(queryOf(getSite, {}, { keep: true })).data
  return examsAhead(settings?.data, site?.data)
}

/** The same from the replies that this phone has. */
export function knownExamsAhead(): ExamAhead[] {
  return examsAhead(knownReply(getSettings, {})?.data, knownReply(getSite, {})?.data)
}

/** The exam that the student prepares for, the soonest if there are several; the next of all if they chose none. */
export function nextExam(ahead: readonly ExamAhead[]): ExamAhead | undefined {
  return ahead.find(({ isMine }) => isMine) ?? ahead[0]
}

function examsAhead(
  settings: Pick<ReplyOf<typeof getSettings>['data'], 'examTargets'> | undefined,
  site: Pick<ReplyOf<typeof getSite>['data'], 'examDates'> | undefined,
): ExamAhead[] {
  const announced = site?.examDates ?? []
  return upcomingExams(withAnnounced(calendar, announced), today()).map((exam) => ({
    ...exam,
    isMine: isTarget(exam, settings?.examTargets),
  }))
}

function isTarget({ body, year }: UpcomingExam, targets: ExamTargets | undefined): boolean {
  if (targets === undefined || !targets.examTypes.includes(body)) return false
  // A sitting of the chosen year that is over leads to the next.
  return targets.year === null || targets.year <= year
}

/** Today's date on the phone's calendar: YYYY-MM-DD. */
function today(): string {
  const now = new Date()
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}
