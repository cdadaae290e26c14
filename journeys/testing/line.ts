import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import type { Socket } from 'node:net'
import { freePort } from './real-server.ts'

const builtAssets = new URL('../../web/dist/assets/', import.meta.url)
const hashedName = /(-[\w-]{7})[\w-](\.(?:js|css))\b/g

/**
 * What the proxy does to a request instead of forwarding it: its own reply, no reply, or a connection reset. Or to the
 * reply: 'half' truncates it, 'lost' withholds it although the server has acted.
 */
export type Meddling =
  | { status?: number; type: string; body: string; retryAfter?: number }
  | 'silence'
  | 'reset'
  | 'half'
  | 'lost'
  | undefined

/**
 * A proxy between a browser and the real server. It can go silent, replace replies, disconnect, and make the build look
 * like a later release in which all files have other names and the old ones are gone.
 */
export class Line {
  /** Decides what to do with a request by its path and body size. The request waits for the decision. */
  meddle: (path: string, length: number) => Meddling | Promise<Meddling> = () => undefined
  /** A letter or digit; undefined for the unchanged build. */
  release: string | undefined
  /** The bytes of all bodies that came through. */
  bytes = 0
  /** The bytes that closed connections carried, heads included. */
  readonly #carried = { up: 0, down: 0 }
  readonly url: string
  readonly #target: URL
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  static async to(target: string): Promise<Line> {
    const line = new Line(target, await freePort())
    await once(line.#server.listen(Number(new URL(line.url).port), '127.0.0.1'), 'listening')
    return line
  }

  private constructor(target: string, port: number) {
    this.url = `http://localhost:${port}`
    this.#target = new URL(target)
    this.#server = createServer((asked, reply) => void this.#pass(asked, reply))
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => {
        this.#sockets.delete(socket)
        this.#carried.up += socket.bytesRead
        this.#carried.down += socket.bytesWritten
      })
    })
  }

  /** The bytes that went over the wire so far, heads included: up from the browser, down to it. */
  wireBytes(): { up: number; down: number } {
    const open = [...this.#sockets]
    return {
      up: open.reduce((sum, { bytesRead }) => sum + bytesRead, this.#carried.up),
      down: open.reduce((sum, { bytesWritten }) => sum + bytesWritten, this.#carried.down),
    }
  }

  async stop(): Promise<void> {
    this.#sockets.forEach((socket) => socket.destroy())
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #pass(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const path = asked.url ?? '/'
    const meddling = await this.meddle(path, Number(asked.headers['content-length'] ?? 0))
    if (meddling === 'silence') return
    if (meddling === 'reset') return void asked.socket.resetAndDestroy()
    if (typeof meddling === 'object') return sayInstead(reply, meddling)
    const builtPath = this.#builtPath(path)
    if (builtPath === undefined) return void reply.writeHead(404).end()
    const came = await this.#ask(asked, builtPath)
    if (came === undefined || meddling === 'lost') return void reply.destroy()
    const renamed = this.#renamed(came)
    // Half a file looks like a whole one.
    const body = meddling === 'half' ? renamed.subarray(0, renamed.length / 2) : renamed
    this.bytes += body.length
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = came.headers
    // A build that looks like another is another to the browser's cache too.
    if (this.release !== undefined) delete headers.etag
    // Renames the preloaded files too.
    if (typeof headers.link === 'string') headers.link = this.#inRelease(headers.link)
    reply.writeHead(came.status, { ...headers, 'Content-Length': body.length }).end(body)
  }

  /** The server's reply; undefined if it is dead. */
  async #ask(asked: IncomingMessage, path: string) {
    const { 'if-none-match': _tag, 'if-modified-since': _time, 'accept-encoding': _encodings, ...plain } = asked.headers
    const { hostname, port } = this.#target
    const headers = this.release === undefined ? asked.headers : plain
    const passedOn = asked.pipe(request({ hostname, port, path, method: asked.method, headers }))
    try {
      const came = await new Promise<IncomingMessage>((resolve, reject) => {
        passedOn.on('response', resolve).on('error', reject)
      })
      const parts: Buffer[] = []
      for await (const part of came) parts.push(Buffer.from(part))
      return { status: came.statusCode ?? 0, headers: came.headers, body: Buffer.concat(parts) }
    } catch {
      return undefined
    }
  }

  #renamed({ headers, body }: { headers: IncomingMessage['headers']; body: Buffer }): Buffer {
    const isText = /html|javascript|css/.test(headers['content-type'] ?? '')
    // Without a release the body is as compressed as it came.
    return isText && this.release !== undefined ? Buffer.from(this.#inRelease(body.toString())) : body
  }

  #inRelease(text: string): string {
    return this.release === undefined ? text : text.replace(hashedName, `$1${this.release}$2`)
  }

  /** The server's path for a name in the release; undefined for a name of another release. */
  #builtPath(path: string): string | undefined {
    if (this.release === undefined || !path.startsWith('/assets/')) return path
    const name = readdirSync(builtAssets).find((file) => `/assets/${this.#inRelease(file)}` === path)
    return name === undefined ? undefined : `/assets/${name}`
  }
}

function sayInstead(
  reply: ServerResponse,
  { status = 200, type, body, retryAfter }: Exclude<Meddling, string | undefined>,
) {
  if (retryAfter !== undefined) reply.setHeader('Retry-After', retryAfter)
  reply.writeHead(status, { 'Content-Type': type }).end(body)
}
