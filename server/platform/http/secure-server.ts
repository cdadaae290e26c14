import { createServer, type Server } from 'node:https'
import type { FastifyInstance } from 'fastify'
import { answerBrokenRequest } from './broken-requests.ts'
import { boundConnections, ifConnected } from './connections.ts'
import { patiently, pipelined } from './http.ts'
import type { Capacity } from './open-files.ts'
import { closeSlowClients, patience } from './slow-clients.ts'

interface Place {
  port: number
  host: string
  backlog: number
}

interface Credentials {
  /** The private key with its certificate, as PEM. */
  pem: string
  capacity: Capacity
}

/** Answers the same requests as the app with https, and ends with it. Call its `listen` before that of the app. */
export class SecureServer {
  readonly #server: Server

  constructor(app: FastifyInstance, { pem, capacity }: Credentials) {
    const options = { ...patiently, key: pem, cert: pem, handshakeTimeout: patience.headersMs }
    const server = createServer(options, ifConnected(app.routing))
    closeSlowClients(server)
    const connections = boundConnections(server, { ...capacity, pipelined, checkEveryMs: patience.checkEveryMs })
    server.on('clientError', answerBrokenRequest)
    // Strangers and phones that don't trust the certificate break off the handshake.
    server.on('tlsClientError', (_, socket) => socket.destroy())
    app.addHook('preClose', async () => {
      connections.closeSilent()
      if (!server.listening) return
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      await closed
    })
    this.#server = server
  }

  /** Listens, and gives the port. Rejects if another program has it. */
  async listen(place: Place): Promise<number> {
    const server = this.#server
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(place, () => {
        server.off('error', reject)
        resolve()
      })
    })
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : place.port
  }

  /** Closes the connections that outlive their requests. */
  closeAllConnections(): void {
    this.#server.closeAllConnections()
  }
}
