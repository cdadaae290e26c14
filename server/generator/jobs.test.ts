import type { Question } from '@sabi/shared/content/question'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { answerMany } from '../testing/answer-many.ts'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
import { saveGenerated } from './generations.queries.ts'
import { Jobs } from './jobs.ts'
import { VariantsApart } from './variants-apart.ts'

const server = useTestServer({ GENERATIONS_A_DAY: '1' })
const twice = useTestServer({ GENERATIONS_A_DAY: '2' })
const wish = { subject: 'chemistry', examType: 'JAMB', count: 10 } as const
const nothing = { ...wish, topicIds: ['no-such-topic'] }

async function eligible(on = server): Promise<TestStudent> {
  const student = await on.newStudent()
  await answerMany(on, student)
  return student
}

const ask = (as: TestStudent, body: object, on = server) =>
  on.send('/api/question-generator/generate', { method: 'POST', as, body })

// Limits how much of the operator's money a student can spend.
test('allows four attempts for each generation of the daily limit if all of them fail or are stopped', async () => {
  const student = await eligible()
  for (let n = 0; n < 4; n++) expect((await ask(student, nothing)).status).toBe(200)
  const { status, body, headers } = await ask(student, nothing)
  expect(status).toBe(429)
  expect(body['error']).toBe('You have reached today’s limit. Please try again tomorrow.')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  const latest = await server.send('/api/question-generator/generations/latest', { as: student })
  expect(latest.body['data']).toMatchObject({ state: 'failed' })
})

test('ends the wait for a generation whose process has died', async () => {
  const student = await eligible()
  const { database } = server.connection
  await sql`insert into generations (id, user_id, subject, exam_type, topic_ids, wanted, alive_at)
    values (gen_random_uuid(), ${student.user.id}, 'chemistry', 'JAMB', '{}', 10, now() - interval '29 seconds')`.execute(
    database,
  )
  const jobs = new Jobs(server.platform, { database, variants: new VariantsApart(), provider: null })
  const { id, end } = await jobs.begin({ userId: student.user.id, network: '127.0.0.1' }, { ...wish, topicIds: [] })
  await end
  const { rows } = await sql`select state from generations where id = ${id}`.execute(database)
  expect(rows).toEqual([{ state: 'failed' }])
})

test.each([
  ['given up as silent', isGivenUp],
  ['stopped', isStopped],
] as const)('refunds a generation once if it was %s and then made nothing', async (_, isEnded) => {
  const student = await eligible(twice)
  const { database } = twice.connection
  const userId = student.user.id
  expect((await ask(student, wish, twice)).body['data']).toMatchObject({ count: 10 })
  const jobs = new Jobs(twice.platform, { database, variants: new VariantsApart(), provider: null })
  const { end } = await database.transaction().execute(async (transaction) => {
    // Stalls the work, as a machine going to sleep would.
    await sql`lock table topics in access exclusive mode`.execute(transaction)
    const work = await jobs.begin({ userId, network: '127.0.0.1' }, nothing)
    await untilWaiting(database, 1)
    await expect.poll(() => isEnded(jobs, { userId, id: work.id })).toBe(true)
    return work
  })
  await end
  expect((await ask(student, wish, twice)).body['data']).toMatchObject({ count: 10 })
  expect((await ask(student, wish, twice)).status).toBe(429)
})

/** Stops the heartbeat and checks the generation, until no heartbeat comes in between. */
async function isGivenUp(jobs: Jobs, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const { database } = twice.connection
  await sql`update generations set alive_at = now() - interval '31 seconds' where id = ${id}`.execute(database)
  await jobs.settle(userId)
  const { rows } = await sql<{ state: string }>`select state from generations where id = ${id}`.execute(database)
  return rows[0]?.state === 'failed'
}

async function isStopped(jobs: Jobs, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  await jobs.stop(userId, id)
  return true
}

test('lets an account be deleted in the middle of a generation', async () => {
  const student = await server.newStudent()
  const { database } = server.connection
  const userId = student.user.id
  const { rows } = await sql<{
    id: string
  }>`insert into generations (id, user_id, subject, exam_type, topic_ids, wanted)
    values (gen_random_uuid(), ${userId}, 'chemistry', 'JAMB', '{}', 10) returning id`.execute(database)
  const [first] = testBank.questions
  if (first === undefined) throw new Error('The test bank is empty')
  const { unit: _, contentHash: __, ...content } = first
  const question: Question = { ...content, id: 'made-while-leaving', origin: 'variant' }
  const { saved, left } = await database.transaction().execute(async (transaction) => {
    // Blocks the batch halfway, while it holds the lock on its generation.
    await sql`insert into question_versions (question_id, version, content, content_hash, correct_option, option_count)
      values (${question.id}, ${question.version}, '{}', '', 0, 4)`.execute(transaction)
    const batch = saveGenerated(database, { id: rows[0]?.id ?? '', userId, questions: [question] })
    await untilWaiting(database, 1)
    const deletion = database.deleteFrom('users').where('id', '=', userId).executeTakeFirst()
    await untilWaiting(database, 2)
    return { saved: batch, left: deletion }
  })
  expect(await saved).toBe(1)
  expect((await left).numDeletedRows).toBe(1n)
})
