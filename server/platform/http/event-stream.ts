import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'

/** A reply that comes event by event. */
export class EventStream<Event> {
  readonly events: AsyncIterable<Event>

  constructor(events: AsyncIterable<Event>) {
    this.events = events
  }
}

/** Sends the events as they come, with nothing but what their schema names. A caller who goes ends the iteration. */
export function sendEvents(
  reply: FastifyReply,
  { events }: EventStream<unknown>,
  schema: z.ZodMiniType | undefined,
): FastifyReply {
  if (schema === undefined) throw new Error('A handler answered with events that its call does not describe')
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      // Proxies that gather replies would hold the pieces back.
      .header('X-Accel-Buffering', 'no')
      .send(Readable.from(lines(events, schema)))
  )
}

async function* lines(events: AsyncIterable<unknown>, schema: z.ZodMiniType): AsyncGenerator<string> {
  for await (const event of events) yield `data: ${JSON.stringify(schema.parse(event))}\n\n`
}
