// Sends requests in large numbers. It must use little processor time, because it runs on the same machine as the measured server.
import { Agent, request } from 'node:http'

export interface Sending {
  method: 'GET' | 'POST'
  path: string
  /** Session token, sent as a cookie. */
  token?: string
  /** A body that is already serialised to JSON. */
  body?: string
}

interface Reply {
  status: number
  /** 0 if the reply has no Retry-After header. */
  retryAfterMs: number
}

/** The status of a request that got no reply. */
export const noReply = 0

const connections = 256

/** Sends requests over keep-alive connections, like a reverse proxy, and reads only the status of each reply. */
export class Wire {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: connections })
  readonly #home: URL
  readonly #encodings: string

  /** `encodings` defaults to those of browsers. */
  constructor(url: string, { encodings = 'gzip, br' } = {}) {
    this.#home = new URL(url)
    this.#encodings = encodings
  }

  /** Sends a request and returns the status once the whole reply has arrived. */
  async send(sending: Sending): Promise<number> {
    return (await this.ask(sending)).status
  }

  /** Like `send`, but also returns when to retry. */
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

  /** Opens all connections in advance, as between a proxy and a server. */
  async open(): Promise<void> {
    await Promise.all(Array.from({ length: connections }, () => this.send({ method: 'GET', path: '/healthz' })))
  }

  close(): void {
    this.#agent.destroy()
  }
}
