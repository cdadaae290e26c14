import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
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

test('a slow line has time for a full batch of answers', () => {
  const bytesInASecond = 5 * 1024
  expect((patience.requestMs / 1000) * bytesInASecond).toBeGreaterThanOrEqual(256 * 1024)
})
