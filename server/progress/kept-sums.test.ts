import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { LoggedStudent, logEvent, type LogEvent } from '../testing/random-log.ts'
import { shownSums, sumsOfLog } from '../testing/sums-of-log.ts'
import { useTestServer } from '../testing/test-server.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
import { withFreshSums } from '../database/kept-sums.queries.ts'

const server = useTestServer()
const patient = { timeout: 20_000, interval: 200 }
const today = '2026-11-23'

async function expectSumsOfLog({ userId }: LoggedStudent): Promise<void> {
  const { database } = server.connection
  expect(await shownSums(database, { userId, today })).toEqual(await sumsOfLog(database, { userId, today }))
}

test('keeps sums equal to those computed from the log, whatever happens to the log and the questions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(logEvent, { maxLength: 25 }), async (events) => {
      const student = new LoggedStudent(server.connection.database)
      await student.begin()
      for (const event of events) await student.undergo(event)
      await student.look()
      await expectSumsOfLog(student)
    }),
    { numRuns: 300 },
  )
}, 120_000)

async function newStudent(events: readonly LogEvent[] = []): Promise<LoggedStudent> {
  const student = new LoggedStudent(server.connection.database)
  await student.begin()
  for (const event of events) await student.undergo(event)
  return student
}

const someEvents = (seed: number) => fc.sample(logEvent, { seed, numRuns: 12 })

test('keeps the sums right under concurrent batches, corrections and reads', async () => {
  for (let round = 0; round < 10; round++) {
    const student = await newStudent()
    await Promise.all(
      [1, 2, 3, 4].map(async (place) => {
        for (const event of someEvents(round * 10 + place)) await student.undergo(event)
      }),
    )
    await student.look()
    await expectSumsOfLog(student)
  }
}, 60_000)

test('includes a batch in the next read if it was being written during this one', async () => {
  const { database } = server.connection
  const student = await newStudent(someEvents(1))
  await student.look()
  await database.transaction().execute(async (transaction) => {
    const writing = student.within(transaction)
    for (const event of someEvents(2)) if (event.kind === 'batch') await writing.undergo(event)
    await student.look()
  })
  await student.look()
  await expectSumsOfLog(student)
})

test('includes a corrected key in the next read if it was being corrected during this one', async () => {
  const { database } = server.connection
  const student = await newStudent(someEvents(3).filter(({ kind }) => kind === 'batch'))
  await student.look()
  await database.transaction().execute(async (transaction) => {
    const correcting = student.within(transaction)
    for (const question of [0, 1, 2, 3]) await correcting.undergo({ kind: 'correct', question, version: 1, key: 3 })
    // Starts later transactions that end before this one.
    await student.look()
    await student.undergo({ kind: 'move', question: 5, topic: 'bio-1', subject: 'biology', isPublished: true })
    await student.look()
  })
  await student.look()
  await expectSumsOfLog(student)
})

test('sums up each session once under two concurrent reads', async () => {
  const { database } = server.connection
  const student = await newStudent(someEvents(4))
  const looks = await database.transaction().execute(async (transaction) => {
    await withFreshSums({ primary: transaction, reads: transaction }, student.userId)
    const others = [student.look(), student.look()]
    await untilWaiting(database, 2)
    return { others }
  })
  await Promise.all(looks.others)
  await expectSumsOfLog(student)
})

test('makes an answer from a phone with a fast clock the latest once its time has come', async () => {
  const { database } = server.connection
  const student = await newStudent()
  const answerAt = (at: number, option: number): LogEvent => ({
    kind: 'batch',
    sessions: [],
    answers: [{ session: option, question: 0, version: 1, option, at, tzOffset: 0, durationMs: 1, seq: 1 }],
  })
  const dayMs = 24 * 60 * 60 * 1000
  await student.undergo(answerAt(Date.now(), 1))
  await student.undergo(answerAt(Date.now() + dayMs + 1500, 2))
  await student.look()
  const progress = async () => (await shownSums(database, { userId: student.userId, today })).topicProgress
  expect(await progress()).toMatchObject([{ questionsAttempted: 1, questionsCorrect: 1 }])
  for (;;) {
    await student.look()
    if ((await progress())[0]?.questionsCorrect === 0) break
    await sleep(100)
  }
  await expectSumsOfLog(student)
})

test('keeps nothing for a student who has not practised, and writes nothing on reading', async () => {
  const { database } = server.connection
  const student = await newStudent()
  await student.look()
  const { rows } = await sql`select from kept_students where user_id = ${student.userId}`.execute(database)
  expect(rows).toEqual([])
  await expectSumsOfLog(student)
  await withFreshSums({ primary: database, reads: database }, randomUUID())
})

test('writes nothing when sums that are up to date are read', async () => {
  const { database } = server.connection
  const student = await newStudent(someEvents(5))
  // Changes of questions before a running transaction may be examined again while another transaction of the cluster is open.
  await vi.waitFor(async () => {
    await student.look()
    await database.transaction().execute(async (transaction) => {
      await sql`set transaction read only`.execute(transaction)
      await withFreshSums({ primary: transaction, reads: transaction }, student.userId)
    })
  }, patient)
})

test('rebuilds the sums if they are deleted', async () => {
  const { database } = server.connection
  const student = await newStudent(someEvents(6))
  await student.look()
  await database.deleteFrom('kept_students').where('user_id', '=', student.userId).execute()
  await student.look()
  await expectSumsOfLog(student)
})

test('reads from a standby if it has all of a student’s sums, otherwise from the primary', async () => {
  const { database } = server.connection
  const student = await newStudent(someEvents(7))
  // Imitates a standby, which refuses writes.
  await database.transaction().execute(async (reads) => {
    await sql`set transaction read only`.execute(reads)
    expect(await withFreshSums({ primary: database, reads }, student.userId)).toBe(database)
    await vi.waitFor(
      async () => expect(await withFreshSums({ primary: database, reads }, student.userId)).toBe(reads),
      patient,
    )
  })
})
