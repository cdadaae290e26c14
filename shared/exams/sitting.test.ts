import { describe, expect, it } from 'vitest'
import { aQuestion } from '../practice/builders.ts'
import { toSyncedSession } from '../practice/answer-log.ts'
import { sessionScore } from '../practice/score.ts'
import { PracticeSession } from '../practice/session.ts'
import type { BoardPapers, PaperOrder } from './paper.ts'
import { lossesOf, lostByTopic, paperMark, slowest, subjectResults } from './result.ts'
import { isExam, resumeExam, sitExam, startExam, type ExamAction, type ExamSession } from './sitting.ts'

const start = Date.UTC(2026, 10, 27, 8)
const minute = 60_000
const section = { minutes: 27, units: [2, 1] }

const board: BoardPapers = {
  board: 'JAMB',
  year: 2026,
  name: 'JAMB UTME',
  options: 4,
  calculator: 'basic',
  scoring: 'marks',
  sections: { chemistry: section, physics: section, biology: section, mathematics: section, english: section },
  papers: [{ id: 'utme-subject', name: 'One subject', subjects: 1 }],
  facts: [],
}

function aPaper(
  changes: Partial<PaperOrder> = {},
  { allowance = 'none', mayPause = false }: { allowance?: 'none' | 'quarter'; mayPause?: boolean } = {},
): ExamSession {
  const [paper] = board.papers
  if (paper === undefined) throw new Error('No paper')
  return startExam({
    id: '0190b5a0-0000-7000-8000-000000000002',
    order: { board, paper, subjects: ['physics'], length: null, ...changes },
    allowance,
    mayPause,
    questions: ['a', 'b', 'c'].map((id) => ({ question: aQuestion(id), shownOrder: [0, 1, 2, 3] })),
    seed: 'K7F3Q',
    now: { wall: start, monotonic: 0 },
  })
}

/** The paper after actions, each so many minutes after the start. */
function sat(session: ExamSession, ...steps: readonly (readonly [number, ExamAction])[]): ExamSession {
  let before = { wall: start, monotonic: 0 }
  return steps.reduce((paper, [minutes, action]) => {
    const now = { wall: start + minutes * minute, monotonic: minutes * minute }
    const after = sitExam(paper, action, { now, before, isWatched: true })
    before = now
    return after
  }, session)
}

function choose(questionId: string, option: number, minutes: number): readonly [number, ExamAction] {
  const answerId = `0190b5a0-0000-7000-8000-0000000000${questionId.charCodeAt(0)}`
  return [minutes, { type: 'choose', questionId, option, answerId, tzOffset: 60, at: start + minutes * minute }]
}

const move = (type: 'next' | 'previous' | 'finish', minutes: number): readonly [number, ExamAction] => [
  minutes,
  { type, at: start + minutes * minute },
]

const pausing = (type: 'pause' | 'resume', minutes: number): readonly [number, ExamAction] => [
  minutes,
  { type, at: start + minutes * minute },
]

describe('a paper that is sat', () => {
  it('gives a question no time for a clock that was set forward in sight', () => {
    const paper = aPaper()
    const at = (wallMinutes: number, minutes: number) => ({
      wall: start + wallMinutes * minute,
      monotonic: minutes * minute,
    })
    const begun = sitExam(paper, { type: 'tick' }, { now: at(1, 1), before: at(0, 0), isWatched: true })
    const set = sitExam(begun, { type: 'tick' }, { now: at(61, 1), before: at(1, 1), isWatched: true })
    const step = { type: 'next', at: start + 62 * minute } as const
    const moved = sitExam(set, step, { now: at(62, 2), before: at(61, 1), isWatched: true })
    expect(moved.elapsedMs).toEqual({ a: 2 * minute })
    expect(moved.exam.leftMs).toBe(paper.exam.leftMs - 2 * minute)
  })

  it('is a session of the answer log, of the kind and the exam of its board', () => {
    const paper = aPaper()
    expect(PracticeSession.safeParse(paper).data).toEqual(paper)
    expect(toSyncedSession(paper)).toMatchObject({
      kind: 'exam',
      examType: 'JAMB',
      subject: 'physics',
      questionCount: 3,
    })
  })

  it('takes a changed answer, and the last one counts', () => {
    const paper = sat(aPaper(), choose('a', 0, 1), choose('a', 1, 2), move('finish', 3))
    expect(paper.answers.a).toMatchObject({ option: 1, seq: 1 })
    expect(sessionScore(paper)).toMatchObject({ correct: 1, total: 3, attempted: 1 })
  })

  it('is not handed in by Next on the last question', () => {
    const paper = sat(aPaper(), move('next', 1), move('next', 2), move('next', 3), move('next', 4))
    expect(paper).toMatchObject({ position: 2, phase: 'quiz', ending: null })
    expect(sat(paper, move('previous', 5)).position).toBe(1)
  })

  it('is handed in once, and nothing changes it afterwards', () => {
    const paper = sat(aPaper(), choose('a', 1, 1), move('finish', 2))
    expect(paper).toMatchObject({ phase: 'results', ending: 'finished' })
    expect(sat(paper, choose('a', 0, 3), move('finish', 4))).toBe(paper)
  })

  it('is handed in as it stands when the time is over, at its end', () => {
    const paper = sat(aPaper(), choose('a', 1, 1), choose('a', 0, 27.5))
    expect(paper.answers.a?.option).toBe(1)
    expect(paper).toMatchObject({ phase: 'results', finishedAt: new Date(start + 27 * minute).toISOString() })
  })

  it('has the extra time that was granted', () => {
    expect(aPaper({}, { allowance: 'quarter' }).exam).toMatchObject({
      minutes: 34,
      leftMs: 34 * minute,
      allowance: 'quarter',
    })
  })

  it('stands still in a pause that was granted, also over days, and goes on with the time that was left', () => {
    const paused = sat(aPaper({}, { mayPause: true }), choose('a', 1, 5), pausing('pause', 7))
    expect(paused.exam).toMatchObject({ isPaused: true, pauses: 1, leftMs: 20 * minute })
    expect(sat(paused, choose('a', 0, 8), move('next', 9), move('finish', 10))).toBe(paused)
    const later = resumeExam(paused, { wall: start + 5000 * minute, monotonic: 0 })
    expect(later).toMatchObject({ phase: 'quiz', exam: { leftMs: 20 * minute } })
    const resumed = sat(later, pausing('resume', 5001), [5003, { type: 'tick' }])
    expect(resumed.exam.leftMs).toBe(18 * minute)
    expect(resumed.elapsedMs.a).toBe(7 * minute)
  })

  it('takes no pause that was not granted', () => {
    expect(sat(aPaper(), pausing('pause', 7)).exam.isPaused).toBeUndefined()
  })

  it('resumes at the same question with the right time', () => {
    const left = sat(aPaper(), choose('a', 1, 1), move('next', 2))
    const resumed = resumeExam(left, { wall: start + 12 * minute, monotonic: 0 })
    expect(resumed).toMatchObject({ position: 1, phase: 'quiz', shownAt: start + 12 * minute })
    expect(resumed.exam.leftMs).toBe(15 * minute)
    expect(resumed.elapsedMs.b).toBeUndefined()
  })

  it('is handed in at its end by a phone that comes back days later', () => {
    const left = sat(aPaper(), choose('a', 1, 1))
    const resumed = resumeExam(left, { wall: start + 3 * 24 * 60 * minute, monotonic: 0 })
    expect(resumed).toMatchObject({ phase: 'results', ending: 'finished' })
    expect(resumed.finishedAt).toBe(new Date(start + 27 * minute).toISOString())
    expect(isExam(resumed)).toBe(true)
  })
})

describe('the result of a paper', () => {
  const questions = [
    { question: aQuestion('a', { subject: 'physics' }), shownOrder: [0, 1, 2, 3] },
    { question: aQuestion('b', { subject: 'physics', topicId: 'phy-energy' }), shownOrder: [0, 1, 2, 3] },
    { question: aQuestion('c', { subject: 'biology', topicId: 'bio-cell' }), shownOrder: [0, 1, 2, 3] },
  ]
  const done = { ...sat(aPaper(), choose('a', 1, 4), move('finish', 5)), questions }

  it('marks each subject out of 100 and adds the rounded marks', () => {
    const results = subjectResults(done)
    expect(results).toMatchObject([
      { subject: 'physics', correct: 1, total: 2, answered: 1, marks: 50 },
      { subject: 'biology', correct: 0, total: 1, answered: 0, marks: 0 },
    ])
    expect(paperMark(results, 'marks')).toEqual({ value: 50, outOf: 200, grade: null })
  })

  it.each([
    [75, 'A1'],
    [74, 'B2'],
    [40, 'E8'],
    [39, 'F9'],
  ])('gives %i per cent the grade %s', (correct, grade) => {
    const result = { subject: 'physics' as const, correct, total: 100, answered: 100, marks: correct, spentMs: 0 }
    expect(paperMark([result], 'percent')).toEqual({ value: correct, outOf: 100, grade })
  })

  it('says how marks were lost: known but careless, hardly read, not known, not answered, not reached', () => {
    const ids = ['m01-1-01', 'm02-1-01', 'm03-1-01', 'd', 'e', 'f']
    const answers = Object.fromEntries(
      ids
        .slice(0, 4)
        .map((id, seq) => [
          id,
          { id: `a${seq}`, option: id === 'd' ? 1 : 0, seq, answeredAt: '', tzOffset: 0, durationMs: 0 },
        ]),
    )
    const lost = lossesOf(
      {
        answers,
        questions: ids.map((id) => ({ question: aQuestion(id), shownOrder: [0, 1, 2, 3] })),
        elapsedMs: { 'm01-1-01': 50_000, 'm02-1-01': 10_000, 'm03-1-01': 70_000, d: 9000, e: 4000 },
      },
      {
        minutes: 6,
        rightBefore: new Map([
          ['m01', 2],
          ['m03', 5],
        ]),
      },
    )
    expect(Object.fromEntries(lost)).toEqual({
      careless: 1,
      hasty: 1,
      'not known': 1,
      'not answered': 1,
      'not reached': 1,
    })
  })

  it('says which topics cost marks, and which questions time', () => {
    expect(lostByTopic(done)).toEqual([
      { topicId: 'phy-energy', wrong: 0, open: 1, total: 1 },
      { topicId: 'bio-cell', wrong: 0, open: 1, total: 1 },
    ])
    expect(slowest(done, 6)).toMatchObject([{ number: 1, spentMs: 5 * minute }])
  })
})
