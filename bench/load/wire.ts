// What sends requests in numbers: it must cost little beside the server that is measured on the same machine.
import { Agent, request } from 'node:http'

export interface Sending {
  method: 'GET' | 'POST'
  path: string
  /** Of the session, as a cookie would bring it. */
  token?: string
  /** JSON that is written already. */
  body?: string
}

interface Reply {
  status: number
  /** 0 where the reply does not say. */
  retryAfterMs: number
}

/** What became of a request that no reply came to. */
export const noReply = 0

const connections = 256

/** Sends over kept connections, as a proxy in front of the server does, and looks at nothing of a reply but its status. */
export class Wire {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: connections })
  readonly #home: URL
  readonly #encodings: string

  /** `encodings` are those of browsers, unless others are named. */
  constructor(url: string, { encodings = 'gzip, br' } = {}) {
    this.#home = new URL(url)
    this.#encodings = encodings
  }

  /** The status of the whole reply. */
  async send(sending: Sending): Promise<number> {
    return (await this.ask(sending)).status
  }

  /** The same, and when to come back where the reply says so. */
  async ask({ method, path, token, body }: Sending): Promise<Reply> {
    const headers: Record<string, string> = { 'Accept-Encoding': this.#encodings }
    if (token !== undefined) headers['Authorization'] = `Bearer ${token}`
    if (body !== undefined) {
      headers['Content-Type'] = 'application/json'
      headers['Content-Length'] = String(Buffer.byteLength(body))
    }
    return new Promise((resolve) => {
      const { hostname, port } = this.#home
      const sent = request({ agent: this.#agent, hostname, port, method, path, headers }, (reply) => {
        const retryAfterMs = Number(reply.headers['retry-after'] ?? 0) * 1000
        reply.once('end', () => resolve({ status: reply.statusCode ?? noReply, retryAfterMs }))
        reply.once('error', () => resolve({ status: noReply, retryAfterMs }))
        reply.resume()
      })
      sent.once('error', () => resolve({ status: noReply, retryAfterMs: 0 }))
      sent.end(body)
    })
  }

  /** Opens all its connections, as they stand already between a proxy and a server. */
  async open(): Promise<void> {
    await Promise.all(Array.from({ length: connections }, () => this.send({ method: 'GET', path: '/healthz' })))
  }

  close(): void {
    this.#agent.destroy()
  }
}
