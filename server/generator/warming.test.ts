import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerMany } from '../testing/answer-many.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()
const started: { process: ChildProcess; firstReply: Promise<unknown[]> }[] = []

function notice(message: unknown): void {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the documented message of this diagnostics channel.
  const { process } = message as { process: ChildProcess }
  started.push({ process, firstReply: once(process, 'message') })
}

beforeAll(() => subscribe('child_process', notice))
afterAll(() => void unsubscribe('child_process', notice))

async function eligible(): Promise<TestStudent> {
  const student = await server.newStudent()
  await answerMany(server, student)
  return student
}

const askWhetherMayGenerate = (as: TestStudent) => server.send('/api/question-generator/progress', { as })

async function generate(as: TestStudent): Promise<unknown> {
  const body = { subject: 'chemistry', examType: 'JAMB', count: 3 }
  return (await server.send('/api/question-generator/generate', { method: 'POST', as, body })).body['data']
}

test('loads nothing for a student who may not generate yet', async () => {
  expect((await askWhetherMayGenerate(await server.newStudent())).status).toBe(200)
  expect(started).toEqual([])
})

// GEN-01
test('loads the families ahead of time for a student who may generate', async () => {
  const student = await eligible()
  expect((await askWhetherMayGenerate(student)).status).toBe(200)
  expect(started).toHaveLength(1)
  expect(await started[0]?.firstReply).toMatchObject([{ outcome: { loaded: true } }, undefined])
  expect(await generate(student)).toMatchObject({ state: 'done', count: 3 })
  expect(started).toHaveLength(1)
})

test('ignores a failure to load ahead of time', async () => {
  const student = await eligible()
  await end(started[0]?.process)
  expect((await askWhetherMayGenerate(student)).status).toBe(200)
  await end(started[1]?.process)
  expect(await generate(student)).toMatchObject({ state: 'done', count: 3 })
  expect(started).toHaveLength(3)
})

async function end(process: ChildProcess | undefined): Promise<void> {
  if (process === undefined) throw new Error('No process was started')
  const gone = once(process, 'exit')
  process.kill('SIGKILL')
  await gone
}
