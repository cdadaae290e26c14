import { connect } from 'node:net'
import { ErrorReply } from '@sabi/shared/contract/reply'
import { expect, test } from 'vitest'
import { useTestServer } from '../../testing/test-server.ts'

const server = useTestServer()
const smuggled = 'GET /api/topics HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Sends raw bytes and returns everything until the server ends the connection. */
async function sendRaw(...pieces: string[]): Promise<string> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) })
    let received = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => (received += text))
    socket.on('error', reject)
    socket.on('close', () => resolve(received))
    for (const piece of pieces) socket.write(piece, 'latin1')
  })
}

function repliesIn(received: string): { statuses: number[]; lastBody: string } {
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
  return { statuses, lastBody: received.slice(received.lastIndexOf('\r\n\r\n') + 4) }
}

function post(headers: readonly string[], body: string): string {
  return `POST /api/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers.join('\r\n')}\r\n\r\n${body}`
}

test.each([
  ['a length and chunks', post(['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`)],
  ['chunks and a length', post(['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${smuggled}`)],
  ['two lengths', post(['Content-Length: 0', `Content-Length: ${smuggled.length}`], smuggled)],
  ['two lengths in one', post([`Content-Length: 0, ${smuggled.length}`], smuggled)],
  ['a length with a sign', post(['Content-Length: +0'], smuggled)],
  ['a negative length', post(['Content-Length: -1'], smuggled)],
  ['a length in hexadecimal', post(['Content-Length: 0x0'], smuggled)],
  ['an endless length', post([`Content-Length: ${'9'.repeat(30)}`], smuggled)],
  ['chunks that are not the last coding', post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${smuggled}`)],
  ['chunks by another name', post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${smuggled}`)],
  ['chunks in a folded header', post(['X-A: b', ' Transfer-Encoding: chunked', 'Content-Length : 0'], smuggled)],
  ['a space before the colon', post(['Content-Length : 0'], smuggled)],
  ['a size of a chunk that is no number', post(['Transfer-Encoding: chunked'], `0x0\r\n\r\n${smuggled}`)],
  ['a size of a chunk with a sign', post(['Transfer-Encoding: chunked'], `-0\r\n\r\n${smuggled}`)],
  [
    'a chunk that ends otherwise than it says',
    post(['Transfer-Encoding: chunked'], `1\r\nabc\r\n0\r\n\r\n${smuggled}`),
  ],
  [
    'a line that ends without a return',
    post(['Content-Length: 0\nTransfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`),
  ],
  ['a return without a line end', post(['X-A: b\rContent-Length: 0'], smuggled)],
  ['a zero byte in a header', post(['X-A: b\0c', 'Content-Length: 0'], smuggled)],
  ['no version', `GET /api/topics\r\n\r\n${smuggled}`],
  ['another protocol', `SSH-2.0-x\r\n${smuggled}`],
  ['no host', `GET /api/topics HTTP/1.1\r\n\r\n`],
])('a request with %s is refused, and nothing behind it is read as another one', async (_, bytes) => {
  const received = await sendRaw(bytes)
  const { statuses, lastBody } = repliesIn(received)
  expect(statuses).toEqual([400])
  if (!bytes.includes('HTTP/1.1\r\n\r\n')) expect(ErrorReply.parse(JSON.parse(lastBody)).success).toBe(false)
})

test('two requests that are sent in one go get two replies, in their order', async () => {
  const last = 'GET /api/nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  expect(repliesIn(await sendRaw(smuggled, last)).statuses).toEqual([200, 404])
})

test('a flood of headers is refused in the usual form', async () => {
  const flood = Array.from({ length: 2000 }, (_, n) => `X-${n}: ${n}\r\n`).join('')
  const { statuses, lastBody } = repliesIn(await sendRaw(`GET / HTTP/1.1\r\nHost: localhost\r\n${flood}\r\n`))
  expect(statuses).toEqual([431])
  expect(ErrorReply.parse(JSON.parse(lastBody)).error).toBe('The headers of this request are too large.')
})

test.each([
  [
    'the oldest protocol, without a host',
    'POST /api/auth/logout HTTP/1.0\r\nOrigin: http://undefined\r\nContent-Length: 0\r\n\r\n',
  ],
  [
    'an address of another site',
    'GET http://evil.example/api/nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  ],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
  [
    'another protocol to go on with',
    'GET /api/nothing HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
  ],
  [
    'an expectation that nobody has',
    'GET /api/nothing HTTP/1.1\r\nHost: localhost\r\nExpect: money\r\nConnection: close\r\n\r\n',
  ],
])('a request with %s is no way in and no fault', async (_, bytes) => {
  for (const status of repliesIn(await sendRaw(bytes)).statuses) expect([403, 404, 417]).toContain(status)
})
