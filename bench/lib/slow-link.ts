import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '../../journeys/testing/real-server.ts'

export interface Speed {
  downKbit: number
  upKbit: number
  roundTripMs: number
}

/** A packet of Ethernet without its headers. */
const packetBytes = 1460

/**
 * A slow link in front of a server, for pages and service workers alike: connections share its bandwidth packet by packet, every
 * packet takes half a round trip, and opening a connection takes one. It is fast until it is given a speed.
 */
export class SlowLink {
  readonly url: string
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #down = new Direction()
  readonly #up = new Direction()
  #roundTripMs = 0

  static async to(target: string): Promise<SlowLink> {
    const link = new SlowLink(await freePort(), Number(new URL(target).port))
    await new Promise<void>((resolve) => link.#server.once('listening', resolve))
    return link
  }

  private constructor(port: number, target: number) {
    this.url = `http://localhost:${port}`
    this.#server = createServer((near) => this.#join(near, connect(target, '127.0.0.1'))).listen(port, '127.0.0.1')
  }

  /** The bytes that went through so far, heads included: up from the browser, down to it. */
  get bytes(): { up: number; down: number } {
    return { up: this.#up.bytes, down: this.#down.bytes }
  }

  setSpeed({ downKbit, upKbit, roundTripMs }: Speed): void {
    this.#roundTripMs = roundTripMs
    this.#down.setSpeed(downKbit, roundTripMs / 2)
    this.#up.setSpeed(upKbit, roundTripMs / 2)
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  #join(near: Socket, far: Socket): void {
    for (const socket of [near, far]) {
      this.#sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => socket.destroy())
      socket.once('close', () => this.#sockets.delete(socket))
    }
    this.#down.carry(far, near)
    near.pause()
    setTimeout(() => this.#up.carry(near, far), this.#roundTripMs)
  }
}

/** One direction of the link. */
class Direction {
  bytes = 0
  #kbit = Infinity
  #delayMs = 0
  #isSending = false
  /** What waits to be sent, a queue for each connection; `null` ends it. */
  readonly #queues = new Map<Socket, (Buffer | null)[]>()

  setSpeed(kbit: number, delayMs: number): void {
    this.#kbit = kbit
    this.#delayMs = delayMs
  }

  carry(from: Socket, to: Socket): void {
    from.on('data', (data: Buffer) => {
      this.bytes += data.length
      for (let start = 0; start < data.length; start += packetBytes)
        this.#add(to, data.subarray(start, start + packetBytes))
    })
    from.once('close', () => this.#add(to, null))
    from.resume()
  }

  #add(to: Socket, packet: Buffer | null): void {
    const queue = this.#queues.get(to) ?? []
    queue.push(packet)
    this.#queues.set(to, queue)
    if (!this.#isSending) void this.#send()
  }

  /** Sends one packet of each connection in turn. */
  async #send(): Promise<void> {
    this.#isSending = true
    let freeAt = performance.now()
    while (this.#queues.size > 0) {
      for (const [to, queue] of this.#queues) {
        const packet = queue.shift()
        if (queue.length === 0) this.#queues.delete(to)
        if (packet === undefined) continue
        freeAt += ((packet?.length ?? 0) * 8) / this.#kbit
        await until(freeAt)
        setTimeout(() => deliver(to, packet), this.#delayMs)
      }
    }
    this.#isSending = false
  }
}

function deliver(to: Socket, packet: Buffer | null): void {
  if (packet === null) to.end()
  else if (to.writable) to.write(packet)
}

async function until(time: number): Promise<void> {
  const ms = time - performance.now()
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}
