import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { onConnection } from './connections.ts'

/** Timeouts for clients. */
export const patience = {
  /** For all headers of a request, and for the first byte of a new connection. */
  headersMs: 10_000,
  /** For the whole request: 256 KB of answers must arrive over a slow connection too. */
  requestMs: 60_000,
  /** Between two requests of a connection; longer than proxies keep theirs, so that it is they who close it. */
  idleMs: 72_000,
  checkEveryMs: 5_000,
  /** A reply must move at least so many bytes in so long. */
  leastBytes: 1_024,
  drainMs: 20_000,
  requestsOfConnection: 10_000,
}
export type Patience = typeof patience

/** Sets the timeouts of a server, and closes the connections of clients that do not read their replies. */
export function closeSlowClients(server: Server, terms: Patience = patience): void {
  server.headersTimeout = terms.headersMs
  server.requestTimeout = terms.requestMs
  server.keepAliveTimeout = terms.idleMs
  server.maxRequestsPerSocket = terms.requestsOfConnection
  closeSlowReaders(server, terms)
}

interface Reader {
  takenBytes: number
  sinceMs: number
}

function closeSlowReaders(server: Server, { checkEveryMs, drainMs, leastBytes }: Patience): void {
  const readers = new Map<Socket, Reader>()
  onConnection(server, (socket) => {
    readers.set(socket, { takenBytes: 0, sinceMs: performance.now() })
    socket.once('close', () => readers.delete(socket))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, reader] of readers) {
      const takenBytes = socket.bytesWritten - socket.writableLength
      const isMoving = socket.writableLength === 0 || takenBytes - reader.takenBytes >= leastBytes
      if (isMoving) readers.set(socket, { takenBytes, sinceMs: now })
      else if (now - reader.sinceMs > drainMs) socket.destroy()
    }
  }, checkEveryMs).unref()
  server.once('close', () => clearInterval(timer))
}
