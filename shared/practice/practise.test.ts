import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SyncedAnswer, SyncedSession } from '../sync/calls.ts'
import { toSyncedAnswer, toSyncedSession } from './answer-log.ts'
import { aQuestion, aSession, everything, startOfTime } from './builders.ts'
import { batchLength, isCheckpointDue, longestVisitMs, practise, type PracticeAction } from './practise.ts'
import { seededRandom } from './random.ts'
import { askedIn } from './score.ts'
import { paperOf, PracticeSession, restartSession, startSession, timeSpentMs } from './session.ts'

const answerId = '0190b5a0-0000-7000-8000-00000000000a'

type Step = PracticeAction | ((session: PracticeSession) => PracticeAction)

/** Chooses an option of the question on the screen. */
function choose(option: number, at = startOfTime) {
  return ({ questions, position }: PracticeSession): PracticeAction => {
    const questionId = questions[position]?.question.id ?? ''
    return { type: 'choose', questionId, option, answerId, tzOffset: 60, at }
  }
}

function step(session: PracticeSession, action: Step): PracticeSession {
  return practise(session, typeof action === 'function' ? action(session) : action)
}

function run(session: PracticeSession, ...steps: Step[]): PracticeSession {
  return steps.reduce(step, session)
}

const buttons = ['next', 'previous', 'continue', 'stop', 'exit', 'finish', 'reopen', 'close', 'show', 'hide'] as const
const moment = fc.integer({ min: -5000, max: 120_000 })
const anyStep: fc.Arbitrary<(at: number) => Step> = fc.oneof(
  fc.constantFrom(...buttons).map((type) => (at: number) => ({ type, at })),
  { arbitrary: fc.constant((at: number) => ({ type: 'next' as const, at })), weight: 6 },
  { arbitrary: fc.integer({ min: -1, max: 5 }).map((option) => (at: number) => choose(option, at)), weight: 4 },
  fc.integer({ min: -3, max: 120 }).map((position) => (at: number) => ({ type: 'go to' as const, position, at })),
  fc.constant(() => ({ type: 'mark' as const })),
)

function expectSound(session: PracticeSession): void {
  const { position, batchStart, questions, answers, phase } = session
  expect(position).toBeGreaterThanOrEqual(0)
  expect(position).toBeLessThan(questions.length)
  expect(batchStart % batchLength).toBe(0)
  expect(position).toBeLessThan(batchStart + batchLength)
  const optionsById = new Map(questions.map(({ question }) => [question.id, question.options]))
  for (const [id, { option }] of Object.entries(answers)) expect(optionsById.get(id)?.[option]).toBeDefined()
  if (phase === 'checkpoint') expect(isCheckpointDue(session)).toBe(true)
  if (phase === 'results') expect(session.finishedAt).not.toBeNull()
  expect(Object.values(session.elapsedMs).every((elapsed) => elapsed >= 0)).toBe(true)
}

function expectNothingLost(before: PracticeSession, after: PracticeSession, action: PracticeAction): void {
  const changed = Object.keys(after.answers).filter((id) => after.answers[id] !== before.answers[id])
  const shown = before.questions[before.position]?.question.id
  expect(Object.keys(before.answers).every((id) => id in after.answers)).toBe(true)
  expect(changed).toEqual(action.type === 'choose' && changed.length > 0 ? [shown] : [])
  expect(after.taps).toBe(before.taps + changed.length)
  if (after.ending !== null) expect(askedIn(after).length).toBeGreaterThanOrEqual(lastAnswered(after))
}

function lastAnswered({ questions, answers }: PracticeSession): number {
  return questions.map(({ question }) => question.id in answers).lastIndexOf(true) + 1
}

describe('any buttons in any order', () => {
  it('keep the position in range, every answer, one answer a question, and the same state through a reload', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.array(fc.tuple(anyStep, moment), { maxLength: 120 }),
        (length, steps) => {
          let session = aSession(length)
          let at = startOfTime
          for (const [stepAt, passed] of steps) {
            at += passed
            const wish = stepAt(at)
            const action = typeof wish === 'function' ? wish(session) : wish
            const after = practise(session, action)
            expectSound(after)
            expectNothingLost(session, after, action)
            expect(PracticeSession.parse(JSON.parse(JSON.stringify(after)))).toEqual(after)
            session = after
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('stop at exactly every 20th question that has more behind it, at every length (PRAC-09)', () => {
    for (let length = 1; length <= 100; length++) {
      const stops: number[] = []
      let session = aSession(length)
      while (session.phase !== 'results') {
        session = practise(session, { type: 'next', at: startOfTime })
        if (session.phase !== 'checkpoint') continue
        stops.push(session.position + 1)
        session = practise(session, { type: 'continue', at: startOfTime })
      }
      expect(stops).toEqual([20, 40, 60, 80].filter((stop) => stop < length))
      expect(session.ending).toBe('finished')
    }
  })
})

describe('a practice session', () => {
  it('moves on and back, and stays on the first question (PRAC-07)', () => {
    const at = startOfTime
    expect(run(aSession(3), { type: 'previous', at }).position).toBe(0)
    expect(run(aSession(3), { type: 'next', at }).position).toBe(1)
    expect(run(aSession(3), { type: 'next', at }, { type: 'next', at }, { type: 'previous', at }).position).toBe(1)
  })

  it('keeps an answer by question id and lets it change at any time (PRAC-07)', () => {
    const at = startOfTime
    const session = run(aSession(3), choose(0), { type: 'next', at }, choose(2), { type: 'previous', at }, choose(1))
    expect(session.answers).toMatchObject({ q1: { option: 1, seq: 2 }, q2: { option: 2, seq: 1 } })
  })

  // GEN-03
  it.each(['generated', 'review'] as const)('of kind %s takes the first answer to a question as final', (kind) => {
    const session = run(aSession(3, { kind }), choose(0))
    expect(run(session, choose(1))).toBe(session)
    expect(session.answers).toMatchObject({ q1: { option: 0 } })
  })

  it('takes the option that is already chosen for no new answer', () => {
    const session = run(aSession(3), choose(2))
    expect(run(session, choose(2))).toBe(session)
  })

  it('takes a tap on a question that is no longer on the screen for nothing', () => {
    const session = run(aSession(3), { type: 'next', at: startOfTime })
    const late: PracticeAction = {
      type: 'choose',
      questionId: 'q1',
      option: 1,
      answerId,
      tzOffset: 60,
      at: startOfTime,
    }
    expect(run(session, late)).toBe(session)
  })

  it('takes a batch along when the student jumps past its end, so that the next checkpoint still comes', () => {
    const at = startOfTime
    const session = run(aSession(60), { type: 'go to', position: 39, at }, { type: 'next', at })
    expect(session).toMatchObject({ phase: 'checkpoint', batchStart: 20, position: 39 })
  })

  it('ends at a checkpoint only by the choice of the student (PRAC-09)', () => {
    const at = startOfTime
    const checkpoint = run(aSession(21, { position: 19 }), { type: 'next', at })
    expect(run(checkpoint, { type: 'next', at }, { type: 'exit', at }, choose(1))).toEqual(checkpoint)
    expect(run(checkpoint, { type: 'stop', at })).toMatchObject({ phase: 'results', ending: 'stopped' })
    expect(run(checkpoint, { type: 'continue', at })).toMatchObject({ phase: 'quiz', position: 20, batchStart: 20 })
  })

  it('can be resumed after Exit Quiz, where it was left (PRAC-11)', () => {
    const left = run(
      aSession(5),
      choose(1),
      { type: 'next', at: startOfTime },
      { type: 'exit', at: startOfTime + 1000 },
    )
    expect(left).toMatchObject({ ending: 'exited', finishedAt: new Date(startOfTime + 1000).toISOString() })
    const again = run(left, { type: 'reopen', at: startOfTime + 60_000 })
    expect(again).toMatchObject({ phase: 'quiz', position: 1, ending: null, finishedAt: null })
  })

  it('can be ended for good where it was left, at the time it was left', () => {
    const left = run(aSession(5), choose(1), { type: 'exit', at: startOfTime + 1000 })
    const closed = run(left, { type: 'close', at: startOfTime + 60_000 })
    expect(closed).toMatchObject({ phase: 'results', ending: 'exited', finishedAt: left.finishedAt })
    expect(run(aSession(5), { type: 'close', at: startOfTime })).toMatchObject({ phase: 'results', ending: 'exited' })
  })

  it('starts again at the first question with answers cleared, as a separate session (PRAC-11)', () => {
    const finished = run(aSession(2), choose(1), { type: 'mark' }, { type: 'finish', at: startOfTime })
    const again = restartSession(finished, { id: '0190b5a0-0000-7000-8000-000000000002', at: startOfTime + 5000 })
    expect(again).toMatchObject({ position: 0, answers: {}, marked: [], phase: 'quiz', ending: null, taps: 0 })
    expect(again.id).not.toBe(finished.id)
    expect(again.questions).toBe(finished.questions)
  })

  it('marks and unmarks a question for review', () => {
    const marked = run(aSession(2), { type: 'mark' })
    expect(marked.marked).toEqual(['q1'])
    expect(run(marked, { type: 'mark' }).marked).toEqual([])
  })
})

describe('the measured time (PRAC-12)', () => {
  it('adds up the visits to a question and leaves out the time out of sight', () => {
    const session = run(
      aSession(2),
      { type: 'hide', at: startOfTime + 4000 },
      { type: 'show', at: startOfTime + 64_000 },
      choose(1, startOfTime + 65_000),
      { type: 'next', at: startOfTime + 66_000 },
      { type: 'previous', at: startOfTime + 76_000 },
      choose(0, startOfTime + 78_000),
    )
    expect(session.answers['q1']?.durationMs).toBe(8000)
    expect(session.elapsedMs).toEqual({ q1: 8000, q2: 10_000 })
    expect(timeSpentMs(session)).toBe(18_000)
  })

  it('counts a visit for half an hour at most: the clock was set ahead, or the phone slept', () => {
    const aYearLater = startOfTime + 365 * 24 * 60 * 60 * 1000
    expect(run(aSession(1), choose(1, aYearLater)).answers['q1']?.durationMs).toBe(longestVisitMs)
  })

  it('adds nothing when the clock is set back', () => {
    expect(run(aSession(1), choose(1, startOfTime - 9000)).answers['q1']?.durationMs).toBe(0)
  })
})

describe('an answer', () => {
  it.each([-1, 0, Date.UTC(2099, 11, 31, 23, 59, 59, 999), Date.UTC(2150, 0), Date.UTC(12_000, 0)])(
    'can be resumed and sent with its session where the clock says %s',
    (at) => {
      const begun = restartSession(aSession(1), { id: aSession(1).id, at })
      const session = run(begun, choose(0, at), { type: 'finish', at })
      expect(PracticeSession.safeParse(session).success).toBe(true)
      expect(SyncedAnswer.safeParse(toSyncedAnswer(session)).success).toBe(true)
      expect(SyncedSession.safeParse(toSyncedSession(session)).success).toBe(true)
    },
  )

  it('tells how many hints were open when it was given', () => {
    const hinted = aSession(2, { questions: paperOf([aQuestion('q1', { hints: ['One', 'Two'] })], seededRandom('')) })
    const alone = run(hinted, choose(0))
    expect(alone.answers['q1']).not.toHaveProperty('hints')
    expect(run(alone, { type: 'hint' }).answers['q1']).not.toHaveProperty('hints')
    const changed = run(alone, { type: 'hint' }, { type: 'hint' }, choose(1))
    expect(changed.answers['q1']).toMatchObject({ option: 1, hints: 2 })
    expect(toSyncedAnswer(changed)).toMatchObject({ hints: 2 })
  })
})

describe('the shown order of options (decision 22)', () => {
  it('is shuffled only where the order carries no meaning, and holds every stored index once', () => {
    const questions = [
      ...Array.from({ length: 30 }, (_, index) => aQuestion(`s${index}`)),
      aQuestion('sorted', { canShuffle: false }),
    ]
    const start = { id: answerId, kind: 'practice' as const, filter: everything, questions, at: startOfTime }
    const session = startSession({ ...start, random: seededRandom('order') })
    const orders = session?.questions.map(({ shownOrder }) => shownOrder) ?? []
    expect(orders[30]).toEqual([0, 1, 2, 3])
    expect(new Set(orders.map(String)).size).toBeGreaterThan(5)
    for (const order of orders) expect([...order].sort()).toEqual([0, 1, 2, 3])
  })
})

describe('the start of a session (PRAC-08)', () => {
  const start = {
    id: answerId,
    kind: 'practice' as const,
    filter: everything,
    at: startOfTime,
    random: seededRandom(''),
  }

  it('holds at most 100 questions and each once', () => {
    const questions = Array.from({ length: 130 }, (_, index) => aQuestion(`q${index % 120}`))
    expect(startSession({ ...start, questions })?.questions).toHaveLength(100)
    expect(startSession({ ...start, questions: [aQuestion('a'), aQuestion('a')] })?.questions).toHaveLength(1)
  })

  it('is refused without a question', () => {
    expect(startSession({ ...start, questions: [] })).toBeNull()
  })
})
