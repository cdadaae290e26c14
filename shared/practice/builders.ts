import type { ShownQuestion } from '../content/question.ts'
import type { QuestionFilter } from '../subjects/calls.ts'
import { seededRandom } from './random.ts'
import { startSession, type PracticeSession } from './session.ts'

export const everything: QuestionFilter = { subject: 'ALL', examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' }

export const startOfTime = Date.UTC(2026, 10, 21, 9)

/** A ready question for tests; its key is the second option. */
export function aQuestion(id: string, changes: Partial<ShownQuestion> = {}): ShownQuestion {
  return {
    id,
    version: 1,
    subject: 'physics',
    topicId: 'phy-power',
    examType: 'JAMB',
    difficulty: 'medium',
    text: `Which unit measures ${id}?`,
    options: ['newton', 'watt', 'joule', 'pascal'],
    correctOption: 1,
    explanation: 'Power is measured in joules per second, called watts.',
    reasons: ['The newton measures force.', null, 'The joule measures energy.', 'The pascal measures pressure.'],
    hints: [],
    canShuffle: true,
    source: null,
    imageUrl: null,
    ...changes,
  }
}

/** A ready session of so many questions (`q1`, `q2`, …) for tests. */
export function aSession(length: number, changes: Partial<PracticeSession> = {}): PracticeSession {
  const session = startSession({
    id: '0190b5a0-0000-7000-8000-000000000001',
    kind: 'practice',
    filter: everything,
    questions: Array.from({ length }, (_, index) => aQuestion(`q${index + 1}`)),
    at: startOfTime,
    random: seededRandom('test'),
  })
  if (session === null) throw new RangeError('A session needs a question')
  return { ...session, ...changes }
}
