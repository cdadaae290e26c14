import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { boundConnections, ifConnected } from './connections.ts'
import { createHttpServer } from './http.ts'
import { parseSettings } from '../settings.ts'

const patient = { timeout: 20_000 }
const terms = { connections: 3, pipelined: 2, checkEveryMs: 50 }

/** A server that replies on command. */
async function serve({ connections = terms.connections, isWorker = false } = {}) {
  const server = createServer()
  boundConnections(server, { ...terms, connections })
  // In a cluster it is the first process that drops connections, and the worker is not told.
  if (isWorker) server.maxConnections = Number.POSITIVE_INFINITY
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server.address())
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  /** Opens a connection that says this much. */
  const open = async (words: string) => {
    const connected = once(server, 'connection')
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    const isClosed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(words)
    await connected
    return { socket, isClosed }
  }
  /** Sends a request and waits until it has arrived. */
  const ask = async () => {
    const asked = once(server, 'request')
    const opened = await open('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const [, reply] = await asked
    return { ...opened, reply }
  }
  return { open, ask, server }
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function sendTo({ socket, reply }: { socket: Socket; reply: ServerResponse }): Promise<void> {
  const arrived = once(socket, 'data')
  reply.end('here')
  await arrived
}

test('a worker closes idle connections when its last place is taken', async () => {
  const { ask } = await serve({ isWorker: true })
  const [first, second] = [await ask(), await ask()]
  await Promise.all([sendTo(first), sendTo(second)])
  const third = await ask()
  await Promise.all([first.isClosed, second.isClosed])
  await sendTo(third)
})

test('a full worker closes connections once they are idle', async () => {
  const { ask } = await serve({ isWorker: true })
  const callers = [await ask(), await ask(), await ask()]
  await Promise.all(callers.map(sendTo))
  await Promise.all(callers.map(({ isClosed }) => isClosed))
})

test('closes the oldest silent connections for the next caller, however often they come back', async () => {
  const { open, ask } = await serve({ connections: 20 })
  const busy = await ask()
  for (let round = 0; round < 5; round++) {
    // Nothing, and a request that never ends: neither is a request in progress.
    const silent: Awaited<ReturnType<typeof open>>[] = []
    for (let n = 0; n < 30; n++) silent.push(await open(n % 2 === 0 ? '' : 'GET / HT'))
    await Promise.all(silent.slice(0, 5).map(({ isClosed }) => isClosed))
    await sendTo(await ask())
  }
  await sendTo(busy)
})

test('closes a connection with one request too many in progress, and hands on none of those behind it', async () => {
  const { open, server } = await serve()
  const handled: ServerResponse[] = []
  server.on(
    'request',
    ifConnected((_, reply) => handled.push(reply)),
  )
  const patientCaller = await open('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(terms.pipelined))
  await expect.poll(() => handled.length, patient).toBe(terms.pipelined)
  for (const reply of handled) reply.end()
  for (const reply of handled) await expect.poll(() => reply.closed, patient).toBe(true)
  // Those that were answered do not count.
  patientCaller.socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => handled.length, patient).toBe(terms.pipelined + 1)
  const flood = await open('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1000))
  await flood.isClosed
  expect(handled).toHaveLength(2 * terms.pipelined + 1)
})

async function listen() {
  const app = await createHttpServer(parseSettings({ LOG_LEVEL: 'silent' }), {
    inline: { inlineScriptHashes: [], inlineStyleHashes: [] },
    capacity: { connections: 100, pages: 10 },
  })
  onTestFinished(() => app.close())
  let handled = 0
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  app.get('/wait', async () => {
    handled++
    await isReleased
    return {}
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return { app, port: Number(port), release, handled: () => handled }
}

test('ends a connection that pipelines without reading, and handles no more of its requests', async () => {
  const { port, handled, release } = await listen()
  onTestFinished(release)
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write('GET /wait HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(300))
  await closed
  expect(handled()).toBeLessThanOrEqual(16)
})

test('a server that stops does not wait for connections on which nothing was said', async () => {
  const { app, port } = await listen()
  const connected = once(app.server, 'connection')
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  await connected
  const closed = once(socket.resume(), 'close')
  await app.close()
  await closed
})

test('a server that stops asks callers to come back, in the words of all its refusals', async () => {
  const { app, port, release } = await listen()
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  let said = ''
  socket.on('data', (bytes) => (said += bytes.toString()))
  socket.write('GET /wait HTTP/1.1\r\nHost: a\r\n\r\n')
  const closed = once(socket, 'close')
  await once(app.server, 'request')
  const closing = app.close()
  await expect.poll(() => app.server.listening, patient).toBe(false)
  socket.write('GET /wait HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(app.server, 'request')
  release()
  await Promise.all([closing, closed])
  const [, first = '', second = ''] = said.split('HTTP/1.1 ')
  expect(first).toMatch(/^200 /)
  expect(second).toMatch(/^503 /)
  expect(second.toLowerCase()).toMatch(/\r\nretry-after: \d+\r\n/)
  expect(second.toLowerCase()).toContain('\r\nconnection: close\r\n')
  expect(second).toContain('"message":"The server is restarting. Please try again in a moment."')
})
