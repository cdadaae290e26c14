import { getSettings } from '@sabi/shared/accounts/settings-calls'
import type { ExamType } from '@sabi/shared/content/question'
import type { PastScore } from '@sabi/shared/plan/calls'
import { localDay } from '@sabi/shared/progress/streak'
import { daysAfter, daysPerWeek } from '@sabi/shared/progress/streak-calendar'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../design/Card.tsx'
import { DataTable } from '../design/DataTable.tsx'
import { queryOf } from '../platform/server/queries.ts'
import { nextExam, useUpcomingExams } from '../practice/setup/upcoming-exams.ts'
import { scoreHistory } from '../score/score-history-query.ts'
import { weekTexts } from './texts.ts'
import { dayWords, scoreWords } from './week-words.ts'
import styles from './WeekScreen.module.css'

interface WeekScoresProps {
  userId: string
  /** The first day of the week: 'YYYY-MM-DD'. */
  from: string
  /** Minutes east of UTC. */
  offset: string
}

/** The scores that were predicted at the end of a day of a week, beside those of a week before. Nothing where none can be predicted. */
export function WeekScores(props: WeekScoresProps) {
  const settings = useQuery(queryOf(getSettings, {}, { keep: true })).data
  const board = nextExam(useUpcomingExams())?.body
  // Without the settings it is unknown which exam is the student's.
  return settings !== undefined && board !== undefined && <ScoresFor {...props} board={board} />
}

function ScoresFor({ userId, from, offset, board }: WeekScoresProps & { board: ExamType }) {
  const { data } = useQuery(scoreHistory(userId, { board }))
  const inWeekFrom = (start: string, scores: readonly PastScore[]) =>
    scores.find((score) => {
      const day = dayOf(score, offset)
      return day >= start && day < daysAfter(start, daysPerWeek)
    })
  const rows = (data?.data ?? []).flatMap(({ subject, scores }) => {
    const now = inWeekFrom(from, scores)
    return now === undefined ? [] : { subject, now, before: inWeekFrom(daysAfter(from, -daysPerWeek), scores) }
  })
  if (rows[0] === undefined) return null
  const day = dayOf(rows[0].now, offset)
  return (
    <Card title="Predicted score">
      <DataTable
        caption={weekTexts.scores(board)}
        columns={['Subject', dayWords(day), dayWords(daysAfter(day, -daysPerWeek))]}
        rows={rows.map(({ subject, now, before }) => ({
          id: subject,
          cells: [subjectName(subject), scoreWords(now), scoreWords(before)],
        }))}
      />
      {rows.some(({ before }) => before === undefined) && <p className={styles.small}>{weekTexts.noScore}</p>}
    </Card>
  )
}

/** The day at whose end a score was predicted. */
function dayOf({ at }: PastScore, offset: string): string {
  return localDay(at - 1, Number(offset))
}
