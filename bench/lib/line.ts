import { createServer, connect, type Server, type Socket } from 'node:net'
import { freePort } from '../../journeys/testing/real-server.ts'

/** A proxy address that an operator moves from one database to another, and that can stall its traffic. */
export class Line {
  readonly port: number
  readonly #listener: Server
  readonly #sockets = new Set<Socket>()
  #target: number
  #isStalled = false

  private constructor(port: number, target: number) {
    this.port = port
    this.#target = target
    this.#listener = createServer((near) => this.#join(near)).listen(port, '127.0.0.1')
  }

  static async to(target: number): Promise<Line> {
    return new Line(await freePort(), target)
  }

  /** Stalls all traffic without closing connections. */
  stall(): void {
    this.#isStalled = true
    for (const socket of this.#sockets) socket.pause()
  }

  /** Closes all connections, and directs new ones to this port. */
  turnTo(target: number): void {
    this.#target = target
    this.#isStalled = false
    this.#cut()
  }

  close(): void {
    this.#listener.close()
    this.#cut()
  }

  #cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  #join(near: Socket): void {
    const far = connect(this.#target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one)
      one.on('data', (bytes) => other.write(bytes))
      one.on('error', () => other.destroy())
      one.once('close', () => {
        this.#sockets.delete(one)
        other.destroy()
      })
      if (this.#isStalled) one.pause()
    }
  }
}
