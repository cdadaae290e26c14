import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ErrorReply } from '@sabi/shared/contract/reply'

const replyByCode: Readonly<Record<string, { status: string; text: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', text: 'This request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    text: 'The headers of this request are too large.',
  },
}
const otherwise = { status: '400 Bad Request', text: 'This request is not valid HTTP.' }

/**
 * Answers what can't be read as HTTP with the usual envelope and ends the connection: nobody knows where the next request
 * would begin, so whatever else was sent on it is read by nobody.
 */
export function answerBrokenRequest({ code }: { code: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, text } = replyByCode[code] ?? otherwise
  const requestId = randomUUID()
  const body = JSON.stringify({ success: false, error: text, message: text, requestId } satisfies ErrorReply)
  const headers = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ]
  socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
