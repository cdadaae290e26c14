import { askedIn, isCorrect, sessionScore } from './score.ts'
import type { PracticeSession } from './session.ts'

const squaresPerLine = 10

interface Shared {
  session: PracticeSession
  /** What the session was about, in words. */
  about: string
  siteName: string
  /** Where others can practise. */
  address: string
}

/**
 * The text that a student shares: the score, a square for each question, and where to practise. It does not identify
 * the student, and stays under 300 characters for the longest session.
 */
export function shareText({ session, about, siteName, address }: Shared): string {
  const { correct, total, percentage } = sessionScore(session)
  const squares = askedIn(session).map((entry) => squareOf(isCorrect(session, entry)))
  const lines = Array.from({ length: Math.ceil(squares.length / squaresPerLine) }, (_, line) =>
    squares.slice(line * squaresPerLine, (line + 1) * squaresPerLine).join(''),
  )
  return [`${siteName} · ${about} · ${correct}/${total} (${percentage}%)`, ...lines, `Practise free: ${address}`].join(
    '\n',
  )
}

function squareOf(mark: boolean | null): string {
  if (mark === null) return '⬜'
  return mark ? '🟩' : '🟥'
}
