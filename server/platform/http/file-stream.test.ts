import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { FileStream, sendFileStream } from './file-stream.ts'

const megabyte = 1024 * 1024
const whole = 1_000

async function serveEndless() {
  const app = fastify({ forceCloseConnections: true })
  onTestFinished(() => app.close())
  let made = 0
  let close = () => {}
  const isClosed = new Promise<void>((resolve) => (close = resolve))
  async function* chunks() {
    for (; made < whole; made++) yield new Uint8Array(megabyte)
  }
  app.get('/', (_, reply) =>
    sendFileStream(
      reply,
      new FileStream({ name: 'a b.zip', type: 'application/zip', chunks: chunks(), onClose: close }),
    ),
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, isClosed, made: () => made }
}

test('makes a file no faster than the caller reads it, and stops when the caller goes', async () => {
  const { url, isClosed, made } = await serveEndless()
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(socket, 'readable')
  // Until what lies between us and the caller is full.
  let before = -1
  await expect
    .poll(() => [before, (before = made())], { interval: 200, timeout: 20_000 })
    .toSatisfy(([a, b]) => a === b)
  expect(made()).toBeLessThan(whole / 4)
  socket.destroy()
  await isClosed
})

test('sends the whole file under its name', async () => {
  const { url, isClosed } = await serveEndless()
  const reply = await fetch(url)
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="a-b.zip"')
  let bytes = 0
  for await (const chunk of reply.body ?? []) bytes += chunk.length
  expect(bytes).toBe(whole * megabyte)
  await isClosed
})
