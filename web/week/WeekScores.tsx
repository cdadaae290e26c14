import { getSettings } from '@sabi/shared/accounts/settings-calls'
import type { ExamType } from '@sabi/shared/content/question'
import type { PastScore } from '@sabi/shared/plan/calls'
import { localDay } from '@sabi/shared/progress/streak'
import { daysAfter } from '@sabi/shared/progress/streak-calendar'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../design/Card.tsx'
import { DataTable } from '../design/DataTable.tsx'
import { queryOf } from '../platform/server/queries.ts'
import { nextExam, useUpcomingExams } from '../practice/setup/upcoming-exams.ts'
import { scoreHistory } from '../score/score-history-query.ts'
import { weekTexts } from './texts.ts'
import { scoreWords } from './week-words.ts'

interface WeekScoresProps {
  userId: string
  /** The first day of the week: 'YYYY-MM-DD'. */
  from: string
  /** Minutes east of UTC. */
  offset: string
}

const daysPerWeek = 7

/** The scores that were predicted in a week, beside those of the week before. Nothing where none can be predicted. */
export function WeekScores(props: WeekScoresProps) {
  const settings = useQuery(queryOf(getSettings, {}, { keep: true })).data
  const board = nextExam(useUpcomingExams())?.body
  // Without the settings it is unknown which exam is the student's.
  return settings !== undefined && board !== undefined && <ScoresFor {...props} board={board} />
}

function ScoresFor({ userId, from, offset, board }: WeekScoresProps & { board: ExamType }) {
  const { data } = useQuery(scoreHistory(userId, { board }))
  const inWeekFrom = (start: string, scores: readonly PastScore[]) =>
    scores.find(({ at }) => {
      const day = localDay(at, Number(offset))
      return day >= start && day < daysAfter(start, daysPerWeek)
    })
  const rows = (data?.data ?? []).flatMap(({ subject, scores }) => {
    const now = inWeekFrom(from, scores)
    if (now === undefined) return []
    const before = inWeekFrom(daysAfter(from, -daysPerWeek), scores)
    return { id: subject, cells: [subjectName(subject), scoreWords(now), scoreWords(before)] }
  })
  if (rows.length === 0) return null
  return (
    <Card title="Predicted score">
      <DataTable caption={weekTexts.scores(board)} columns={['Subject', 'Week', 'Week before']} rows={rows} />
    </Card>
  )
}
