import { randomUUID } from 'node:crypto'
import type { SyncedAnswer, SyncedSession } from '@sabi/shared/sync/calls'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { withFreshSums } from '../database/kept-sums.queries.ts'
import { insertBatch } from '../sync/answer-log.queries.ts'

const questionCount = 6
const sessionCount = 4
const subjects = ['physics', 'chemistry', 'biology'] as const
const topics = ['phy-1', 'phy-2', 'che-1', 'bio-1'] as const
const now = Date.parse('2026-11-23T12:00:00Z')
const hourMs = 60 * 60 * 1000
/** Papers are counted from the real time. */
const begun = Date.now()

/** Few moments, so that answers often compete; some of them by a clock that is years ahead. */
const moment = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -40, max: 0 }).map((hours) => now + hours * hourMs) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 3 }).map((hours) => Date.parse('2098-01-01T00:00:00Z') + hours * hourMs),
  },
  { weight: 1, arbitrary: fc.constant(0) },
)

const givenAnswer = fc.record({
  session: fc.nat(sessionCount - 1),
  question: fc.nat(questionCount - 1),
  version: fc.integer({ min: 1, max: 2 }),
  option: fc.nat(3),
  at: moment,
  tzOffset: fc.constantFrom(-720, 0, 60, 840),
  durationMs: fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(499, 500, 1500, 2500, 7_200_000)),
  seq: fc.nat(5),
})

const describedSession = fc.record({
  session: fc.nat(sessionCount - 1),
  examType: fc.constantFrom('JAMB' as const, 'WAEC' as const, 'General' as const),
  subject: fc.option(fc.constantFrom(...subjects), { nil: undefined }),
  finishedAt: fc.option(moment, { nil: undefined }),
  questionCount: fc.option(fc.nat(10), { nil: undefined }),
  paperDaysAgo: fc.option(fc.constantFrom(1, 40), { nil: undefined }),
})

/** The events of a log, of the questions in it, and of the sums stored for it. */
export const logEvent = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('batch' as const),
      answers: fc.array(givenAnswer, { maxLength: 6 }),
      sessions: fc.array(describedSession, { maxLength: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('send again' as const), batch: fc.nat(20) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      question: fc.nat(questionCount - 1),
      version: fc.integer({ min: 1, max: 2 }),
      key: fc.option(fc.nat(3), { nil: null }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      question: fc.nat(questionCount - 1),
      topic: fc.constantFrom(...topics),
      subject: fc.constantFrom(...subjects),
      isPublished: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('publish again' as const), question: fc.nat(questionCount - 1) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), session: fc.nat(sessionCount - 1) }) },
)

export type LogEvent = typeof logEvent extends fc.Arbitrary<infer Event> ? Event : never
type BatchEvent = Extract<LogEvent, { kind: 'batch' }>

interface Batch {
  sessions: SyncedSession[]
  answers: SyncedAnswer[]
}

/** A student with questions that nobody else answers, so that many run in one database. */
export class LoggedStudent {
  readonly userId = randomUUID()
  readonly #database: Database
  readonly #sessions = Array.from({ length: sessionCount }, () => randomUUID())
  readonly #questions = Array.from({ length: questionCount }, () => `log-${randomUUID()}`)
  readonly #sent: Batch[] = []

  constructor(database: Database) {
    this.#database = database
  }

  /** The same student, to whom things happen within a transaction. */
  within(transaction: Database): Pick<LoggedStudent, 'undergo'> {
    return { undergo: (event) => this.#undergo(transaction, event) }
  }

  async begin(): Promise<void> {
    const { userId } = this
    await sql`insert into users (id, email, name, password_hash) values (${userId}, ${`${userId}@example.org`}, 'Ada', '-')`.execute(
      this.#database,
    )
    await sql`insert into question_versions (question_id, version, content, content_hash, correct_option, option_count)
      select id, version, '{}', '-', 1, 4 from unnest(${this.#questions}::text[]) id, generate_series(1, 2) version`.execute(
      this.#database,
    )
    await sql`insert into questions (id, version, subject, topic_id, unit, exam_type, difficulty, is_calculation, is_published,
        key_version, key_option)
      select id, 2, 'physics', 'phy-1', 1, 'JAMB', 'easy', false, true, 2, 1 from unnest(${this.#questions}::text[]) id`.execute(
      this.#database,
    )
  }

  async look(): Promise<void> {
    await withFreshSums({ primary: this.#database, reads: this.#database }, this.userId)
  }

  undergo(event: LogEvent): Promise<void> {
    return this.#undergo(this.#database, event)
  }

  async #undergo(database: Database, event: LogEvent): Promise<void> {
    if (event.kind === 'look') return this.look()
    if (event.kind === 'batch') return this.#send(database, this.#batchOf(event))
    if (event.kind === 'send again')
      return this.#send(database, this.#sent[event.batch % Math.max(1, this.#sent.length)])
    if (event.kind === 'delete') {
      const session = this.#sessions[event.session]
      // Deletes the account first, as all deletions do, so that no read happens in between.
      await sql`with held as materialized (select id from users where id = ${this.userId} for update)
        delete from answers using held where user_id = held.id and session_id = ${session}`.execute(database)
      return
    }
    const question = this.#questions[event.question]
    if (event.kind === 'correct') await this.#correct(database, { ...event, question })
    else if (event.kind === 'move')
      await sql`update questions set topic_id = ${event.topic}, subject = ${event.subject}, is_published = ${event.isPublished}
        where id = ${question}`.execute(database)
    else await sql`update questions set is_published = true where id = ${question}`.execute(database)
  }

  async #correct(
    database: Database,
    { question, version, key }: { question: string | undefined; version: number; key: number | null },
  ) {
    // A version without a right option has no copy of its key beside the question.
    if (key === null)
      await sql`update questions set key_version = null, key_option = null where id = ${question}`.execute(database)
    await sql`update question_versions set correct_option = ${key} where question_id = ${question} and version = ${version}`.execute(
      database,
    )
  }

  async #send(database: Database, batch: Batch | undefined): Promise<void> {
    if (batch !== undefined) await insertBatch(database, { userId: this.userId, deviceId: 'phone', ...batch })
  }

  #batchOf({ answers, sessions }: BatchEvent): Batch {
    const batch = {
      answers: answers.map(({ session, question, version, at, ...answer }) => ({
        ...answer,
        id: randomUUID(),
        sessionId: this.#sessions[session] ?? '',
        questionId: this.#questions[question] ?? '',
        questionVersion: version,
        answeredAt: new Date(at).toISOString(),
      })),
      sessions: [...new Map(sessions.map((described) => [described.session, described])).values()].map(
        ({ session, finishedAt, paperDaysAgo, ...described }) => ({
          ...described,
          id: this.#sessions[session] ?? '',
          ...kindOf(paperDaysAgo),
          ...(finishedAt === undefined ? {} : { finishedAt: new Date(finishedAt).toISOString() }),
        }),
      ),
    }
    this.#sent.push(batch)
    return batch
  }
}

/** Practice, or a paper that began so many days ago: it may still be sat, or is too old for that. */
function kindOf(paperDaysAgo: number | undefined) {
  return paperDaysAgo === undefined
    ? { kind: 'practice' as const, startedAt: new Date(now - 50 * hourMs).toISOString() }
    : { kind: 'exam' as const, startedAt: new Date(begun - paperDaysAgo * 24 * hourMs).toISOString() }
}
