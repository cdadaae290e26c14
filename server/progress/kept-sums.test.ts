import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { LoggedStudent, logEvent, type LogEvent } from '../testing/random-log.ts'
import { shownSums, sumsOfLog } from '../testing/sums-of-log.ts'
import { useTestServer } from '../testing/test-server.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
import { withFreshSums } from '../platform/kept-sums.queries.ts'

const server = useTestServer()
const patient = { timeout: 20_000, interval: 200 }
const today = '2026-11-23'

async function expectSumsOfLog({ userId }: LoggedStudent): Promise<void> {
  const { database } = server.connection
  expect(await shownSums(database, { userId, today })).toEqual(await sumsOfLog(database, { userId, today }))
}

test('what is kept of a log is what the log says, whatever happens to it and to its questions', async () => {
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

test('what is kept is right after batches, corrections and looks at the same moment', async () => {
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

test('a look while a batch is being written misses nothing: the batch is in the next one', async () => {
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

test('a look while a key is being corrected misses nothing: the correction is in the next one', async () => {
  const { database } = server.connection
  const student = await newStudent(someEvents(3).filter(({ kind }) => kind === 'batch'))
  await student.look()
  await database.transaction().execute(async (transaction) => {
    const correcting = student.within(transaction)
    for (const question of [0, 1, 2, 3]) await correcting.undergo({ kind: 'correct', question, version: 1, key: 3 })
    // Later transactions end before this one does.
    await student.look()
    await student.undergo({ kind: 'move', question: 5, topic: 'bio-1', subject: 'biology', isPublished: true })
    await student.look()
  })
  await student.look()
  await expectSumsOfLog(student)
})

test('two looks at once sum up each session once', async () => {
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

test('an answer from a phone whose clock is ahead becomes the latest once its moment has come', async () => {
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

test('whoever has practised nothing has nothing kept, and a look writes nothing', async () => {
  const { database } = server.connection
  const student = await newStudent()
  await student.look()
  const { rows } = await sql`select from kept_students where user_id = ${student.userId}`.execute(database)
  expect(rows).toEqual([])
  await expectSumsOfLog(student)
  await withFreshSums({ primary: database, reads: database }, randomUUID())
})

test('a look at sums that are up to date writes nothing', async () => {
  const { database } = server.connection
  const student = await newStudent(someEvents(5))
  // While another transaction of the cluster is under way, a change of the questions before it may still be looked at again.
  await vi.waitFor(async () => {
    await student.look()
    await database.transaction().execute(async (transaction) => {
      await sql`set transaction read only`.execute(transaction)
      await withFreshSums({ primary: transaction, reads: transaction }, student.userId)
    })
  }, patient)
})

test('what is kept may be deleted at any time, and is made anew', async () => {
  const { database } = server.connection
  const student = await newStudent(someEvents(6))
  await student.look()
  await database.deleteFrom('kept_students').where('user_id', '=', student.userId).execute()
  await student.look()
  await expectSumsOfLog(student)
})

test('reads from a standby that has all of a student’s sums, and else from the primary', async () => {
  const { database } = server.connection
  const student = await newStudent(someEvents(7))
  // A standby refuses to be written to.
  await database.transaction().execute(async (reads) => {
    await sql`set transaction read only`.execute(reads)
    expect(await withFreshSums({ primary: database, reads }, student.userId)).toBe(database)
    await vi.waitFor(
      async () => expect(await withFreshSums({ primary: database, reads }, student.userId)).toBe(reads),
      patient,
    )
  })
})
