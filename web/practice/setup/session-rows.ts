import { isWaiting } from '@sabi/shared/practice/feedback'
import type { Attempt } from '@sabi/shared/progress/calls'
import { percentage } from '@sabi/shared/progress/percentage'
import { subjectName } from '@sabi/shared/subjects/subject'
import type { StoredSession } from '../../offline/answers/answers-database.ts'
import { sessionWords } from './session-words.ts'

/** A session of the student, from this phone or another. */
export interface SessionRow {
  id: string
  /** 'JAMB · Physics', 'JAMB · Physics · Generated' */
  about: string
  correct: number
  total: number
  /** Percentage of the total, rounded. */
  percentage: number
  /** When it ended or last changed: ISO. */
  at: string
  isFinished: boolean
  /** Only sessions on this phone can be opened. */
  isOnPhone: boolean
}

/**
 * The phone's sessions and the server's as one list, latest first. For its own sessions the phone is right. A paper that is being sat is
 * left out, because its score would tell what is right.
 */
export function sessionRows(onPhone: readonly StoredSession[], onServer: readonly Attempt[]): SessionRow[] {
  const known = new Set(onPhone.map(({ id }) => id))
  const rows = [
    ...onPhone.filter((session) => isListed(session) && !isRunningPaper(session)).map(rowOfStored),
    ...onServer
      .filter(({ id, kind, isOpen }) => !known.has(id) && !(kind === 'exam' && isOpen === true))
      .map(rowOfAttempt),
  ]
  return rows.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

function isListed(session: StoredSession): boolean {
  return session.taps > 0 || isWaiting(session)
}

function isRunningPaper({ kind, phase }: StoredSession): boolean {
  return kind === 'exam' && phase !== 'results'
}

function rowOfStored(session: StoredSession): SessionRow {
  const { id, correct, total, finishedAt, savedAt, phase } = session
  return {
    id,
    about: sessionWords(session),
    correct,
    total,
    percentage: percentage(correct, total),
    at: finishedAt ?? new Date(savedAt).toISOString(),
    isFinished: phase === 'results',
    isOnPhone: true,
  }
}

function rowOfAttempt({ id, examType, subject, score, totalQuestions, completedAt }: Attempt): SessionRow {
  return {
    id,
    about: subject === null ? examType : `${examType} · ${subjectName(subject)}`,
    correct: score,
    total: totalQuestions,
    percentage: percentage(score, totalQuestions),
    at: completedAt,
    isFinished: true,
    isOnPhone: false,
  }
}
