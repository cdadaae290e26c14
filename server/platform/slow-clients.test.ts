import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from './http.ts'
import { parseSettings } from './settings.ts'
import { closeSlowClients, patience } from './slow-clients.ts'

const hasty = { ...patience, headersMs: 200, requestMs: 400, checkEveryMs: 50, drainMs: 300 }

async function serveTo(request: string, { reads = true } = {}) {
  const server = createServer({ connectionsCheckingInterval: 50 }, (incoming, reply) => {
    incoming.resume()
    if (incoming.method === 'GET') reply.end(Buffer.alloc(64 * 1024 * 1024))
  })
  closeSlowClients(server, hasty)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? (address satisfies AddressInfo).port : 0
  const served = once(server, 'connection')
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => {
    socket.destroy()
    server.closeAllConnections()
    server.close()
  })
  if (reads) socket.resume()
  socket.write(request)
  const [connection] = await served
  return { isClosed: new Promise((resolve) => connection.once('close', resolve)) }
}

test('closes a connection that says nothing, or never ends its headers', async () => {
  await (
    await serveTo('')
  ).isClosed
  await (
    await serveTo('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
  ).isClosed
})

test('closes a connection whose body does not come', async () => {
  await (
    await serveTo('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{')
  ).isClosed
})

test('closes a connection whose reply nobody takes', async () => {
  await (
    await serveTo('GET / HTTP/1.1\r\nHost: a\r\n\r\n', { reads: false })
  ).isClosed
})

test('a server that stops does not wait for connections on which nothing was said', async () => {
  const app = await createHttpServer(parseSettings({ LOG_LEVEL: 'silent' }), {
    inlineScriptHashes: [],
    inlineStyleHashes: [],
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const connected = once(app.server, 'connection')
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
  await connected
  const closed = once(socket.resume(), 'close')
  await app.close()
  await closed
})

/** A server of three connections that drops none by itself, as one of several workers; it replies when it is told to. */
async function serveThree() {
  const server = createServer()
  closeSlowClients(server, { ...hasty, connections: 3 })
  server.maxConnections = Number.POSITIVE_INFINITY
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? (address satisfies AddressInfo).port : 0
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  /** A caller whose request has arrived. */
  const ask = async () => {
    const asked = once(server, 'request')
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    const isClosed = new Promise((resolve) => socket.once('close', resolve))
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const [, reply] = await asked
    return { socket, reply, isClosed }
  }
  return ask
}

async function sendTo({ socket, reply }: { socket: Socket; reply: ServerResponse }): Promise<void> {
  const arrived = once(socket, 'data')
  reply.end('here')
  await arrived
}

test('who takes the last place of a worker sends those away who only hold a connection', async () => {
  const ask = await serveThree()
  const [first, second] = [await ask(), await ask()]
  await Promise.all([sendTo(first), sendTo(second)])
  const third = await ask()
  await Promise.all([first.isClosed, second.isClosed])
  await sendTo(third)
})

test('a full worker sends those away who hold their connection once they have their reply', async () => {
  const ask = await serveThree()
  const callers = [await ask(), await ask(), await ask()]
  await Promise.all(callers.map(sendTo))
  await Promise.all(callers.map(({ isClosed }) => isClosed))
})

test('a slow line has time for a full batch of answers', () => {
  const bytesInASecond = 5 * 1024
  expect((patience.requestMs / 1000) * bytesInASecond).toBeGreaterThanOrEqual(256 * 1024)
})
