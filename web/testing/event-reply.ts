/** A reply of server-sent events, which a test sends one by one. */
export class EventReply {
  readonly headers = { 'Content-Type': 'text/event-stream; charset=utf-8' }
  readonly stream: ReadableStream<Uint8Array>
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined

  constructor() {
    this.stream = new ReadableStream({ start: (controller) => void (this.#controller = controller) })
  }

  send(event: object): this {
    return this.sendText(`data: ${JSON.stringify(event)}\n\n`)
  }

  /** Sends part of an event, or several. */
  sendText(text: string): this {
    this.#controller?.enqueue(new TextEncoder().encode(text))
    return this
  }

  end(): this {
    this.#controller?.close()
    return this
  }

  /** The connection dies in the middle. */
  breakOff(): this {
    this.#controller?.error(new TypeError('network error'))
    return this
  }
}
