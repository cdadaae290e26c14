import type { Attempt } from '@sabi/shared/progress/calls'
import { percentage } from '@sabi/shared/progress/percentage'
import { subjectName } from '@sabi/shared/subjects/subject'
import type { ListedSession } from '../../offline/answers/session-store.ts'

/** A paper that was sat, on this phone or another. */
export interface HistoryRow {
  id: string
  /** Its subject, or 'Several subjects'. */
  about: string
  /** When it was handed in: ISO. */
  at: string
  percent: number
  /** Only papers on this phone can be opened. */
  isOnPhone: boolean
}

/** The papers by board, each list with the latest first. For its own papers the phone is right. */
export function historyOf(
  onPhone: readonly ListedSession[],
  onServer: readonly Attempt[],
): { board: string; rows: HistoryRow[] }[] {
  const known = new Set(onPhone.map(({ id }) => id))
  const papers = [
    ...onPhone
      .filter(({ kind, phase }) => kind === 'exam' && phase === 'results')
      .map(({ id, filter, correct, total, finishedAt, savedAt }) => ({
        id,
        board: filter.examType,
        about: aboutWords(filter.subject === 'ALL' ? null : filter.subject),
        at: finishedAt ?? new Date(savedAt).toISOString(),
        percent: percentage(correct, total),
        isOnPhone: true,
      })),
    ...onServer
      .filter(({ id, kind, isOpen }) => kind === 'exam' && isOpen !== true && !known.has(id))
      .map(({ id, examType, subject, score, totalQuestions, completedAt }) => ({
        id,
        board: examType,
        about: aboutWords(subject),
        at: completedAt,
        percent: percentage(score, totalQuestions),
        isOnPhone: false,
      })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  const boards = [...new Set(papers.map(({ board }) => board))].sort()
  return boards.map((board) => ({ board, rows: papers.filter((paper) => paper.board === board) }))
}

function aboutWords(subject: Attempt['subject']): string {
  return subject === null ? 'Several subjects' : subjectName(subject)
}
