import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { answerMany } from '../testing/answer-many.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()

/** Asks for a student's data five times over one connection and closes it once the first reply comes. */
async function hangUp({ token }: TestStudent): Promise<void> {
  const asked = `GET /api/account/export HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(asked.repeat(5))
  await new Promise((resolve) => socket.once('data', resolve))
  socket.destroy()
}

/** Begins a download that is never read. */
async function stall({ token }: TestStudent): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined)
  socket.write(`GET /api/account/export HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  await new Promise((resolve) => socket.once('readable', resolve))
  return socket
}

// SETT-01
test('ends a download that a student does not read when the same student asks again', async () => {
  const student = await server.newStudent()
  for (let n = 0; n < 200; n++) await answerMany(server, student)
  const stalled = await stall(student)
  const ended = new Promise((resolve) => stalled.once('close', resolve))
  const replaced = await stall(student)
  stalled.resume()
  await ended
  replaced.destroy()
  expect((await server.send('/api/account/export', { as: student })).status).toBe(200)
})

// SETT-01
test('gives back the places of downloads that were queued on a connection that closed', async () => {
  const student = await server.newStudent()
  for (let n = 0; n < 200; n++) await answerMany(server, student)
  await hangUp(student)
  const asking = await server.newStudent()
  const statusOfExport = async () => (await server.send('/api/account/export', { as: asking })).status
  await expect.poll(statusOfExport, { timeout: 5_000, interval: 700 }).toBe(200)
})
