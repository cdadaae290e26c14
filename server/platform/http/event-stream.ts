import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A reply that comes event by event. */
export class EventStream<Event> {
  readonly events: AsyncIterable<Event>

  constructor(events: AsyncIterable<Event>) {
    this.events = events
  }
}

/** Sends the events as they come, each as `asSent` makes it. A caller who goes ends the iteration. */
export function sendEvents(
  reply: FastifyReply,
  { events }: EventStream<unknown>,
  asSent: (event: unknown) => unknown,
): FastifyReply {
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      // Proxies that gather replies would hold the pieces back.
      .header('X-Accel-Buffering', 'no')
      .send(Readable.from(lines(events, asSent)))
  )
}

async function* lines(events: AsyncIterable<unknown>, asSent: (event: unknown) => unknown): AsyncGenerator<string> {
  for await (const event of events) yield `data: ${JSON.stringify(asSent(event))}\n\n`
}
