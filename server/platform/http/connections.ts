import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Server as TlsServer } from 'node:tls'

export interface ConnectionTerms {
  connections: number
  /** How many requests of one connection may be in progress at once. Browsers and proxies send the next one after the reply. */
  pipelined: number
  checkEveryMs: number
}

/** This share of the connections is freed at once, so that the search for them costs little per connection. */
const shedShare = 0.1

/** The connections of a server, bounded in number and in what each may ask for at once. */
export interface Connections {
  /** Closes the connections that have not sent a whole request, for which a stopping server would wait: they do not count as idle. */
  closeSilent(): void
}

/**
 * Bounds the connections of a server. One with more requests in progress than it may have is closed: Node.js still reads the rest of
 * what has arrived, so the handler must be wrapped in `ifConnected`. Once the last place is taken, those that only hold a place make room for the next caller: idle
 * ones, then the oldest of those that have not sent a whole request yet. Checks regularly too, because in a cluster the server does
 * not learn of connections that were dropped.
 */
export function boundConnections(
  server: Server,
  { connections, pipelined, checkEveryMs }: ConnectionTerms,
): Connections {
  server.maxConnections = connections
  let open = 0
  // A Set iterates in the order of insertion: the oldest first.
  const silent = new Set<Socket>()
  const inProgress = new WeakMap<Socket, number>()
  const makeRoom = () => {
    if (open < connections) return
    server.closeIdleConnections()
    shedOldest(silent, Math.ceil(connections * shedShare))
  }
  onConnection(server, (socket) => {
    open++
    // As many replies as a connection may queue listen to its socket.
    socket.setMaxListeners(0)
    socket.once('close', () => {
      open--
      silent.delete(socket)
    })
    makeRoom()
    silent.add(socket)
  })
  server.on('drop', makeRoom)
  // Before the handler, so that it does not see the request that is one too many.
  server.prependListener('request', ({ socket }, reply) => {
    if (socket.destroyed) return
    silent.delete(socket)
    const requests = (inProgress.get(socket) ?? 0) + 1
    inProgress.set(socket, requests)
    closeWithSocket(reply, socket)
    reply.once('close', () => inProgress.set(socket, (inProgress.get(socket) ?? 1) - 1))
    if (requests > pipelined) socket.destroy()
  })
  const timer = setInterval(makeRoom, checkEveryMs).unref()
  server.once('close', () => clearInterval(timer))
  return { closeSilent: () => shedOldest(silent, silent.size) }
}

/** Passes on each new connection: a secure one when its handshake is over, as the socket that carries the requests. */
export function onConnection(server: Server, use: (socket: Socket) => void): void {
  if (server instanceof TlsServer) server.on('secureConnection', use)
  else server.on('connection', use)
}

/** A handler that does nothing for requests whose connection is closed already, as the server does not reply to them. */
export function ifConnected(handler: RequestListener): RequestListener {
  return (request, reply) => {
    if (!request.socket.destroyed) handler(request, reply)
  }
}

/**
 * Closes a reply when its connection closes. Node.js does so only for the reply that is being written: those queued behind it in a
 * pipeline would keep their places and files, and what makes them would never learn that nobody waits.
 */
function closeWithSocket(reply: ServerResponse, socket: Socket): void {
  const close = () => {
    if (reply.closed) return
    reply.destroy()
    if (!reply.closed) reply.emit('close')
  }
  // Everything that handles a reply adds a listener: files, compression, the log.
  reply.setMaxListeners(0)
  socket.once('close', close)
  reply.once('close', () => socket.off('close', close))
}

function shedOldest(silent: ReadonlySet<Socket>, count: number): void {
  let left = count
  for (const socket of silent) {
    if (left-- <= 0) return
    socket.destroy()
  }
}
