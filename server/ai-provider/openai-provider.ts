import type * as z from 'zod/mini'
import type { Deadline } from '../platform/deadline.ts'
import { Breaker } from './breaker.ts'
import type { Attempt, Client } from './client.ts'
import type { Patience } from './patience.ts'
import { garbled, unreadable } from './mishap.ts'
import type { ObjectRequest, Provider, ProviderMessage, ProviderRequest, Purpose } from './provider.ts'
import { readObject } from './read-object.ts'
import { shapeOf } from './shape.ts'
import { tryAgain } from './retries.ts'
import { Watch } from './watch.ts'

interface Options {
  models: Record<Purpose, string>
  patience: Patience
  say: (line: string) => void
  now: () => number
}

/** A provider with OpenAI's protocol. */
export class OpenAiProvider implements Provider {
  readonly #client: Client
  readonly #options: Options
  /** By model: one whose name is wrong must not silence the other. */
  readonly #breakers = new Map<string, Breaker>()

  constructor(client: Client, options: Options) {
    this.#client = client
    this.#options = options
  }

  get pausedSince(): Date | null {
    const pauses = [...this.#breakers.values()].flatMap(({ pausedSince }) => pausedSince ?? [])
    return pauses.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
  }

  async *speak(request: ProviderRequest): AsyncGenerator<string> {
    const { firstPieceMs, silenceMs, speechMs, firstPauseMs } = this.#options.patience
    const watch = this.#watch(request, firstPieceMs)
    const { deadline } = watch
    const attempt = this.#attemptOf(request, deadline)
    let others: AsyncGenerator<string> | undefined
    try {
      const begun = await tryAgain(() => begin(this.#client.stream(attempt)), { deadline, firstPauseMs })
      others = begun.others
      watch.works()
      deadline.clear()
      const endsAt = performance.now() + speechMs
      yield begun.first
      for (;;) {
        deadline.set(Math.max(0, Math.min(silenceMs, endsAt - performance.now())))
        const { value, done } = await others.next()
        deadline.clear()
        if (done === true) return
        yield value
      }
    } catch (error) {
      throw watch.explain(error)
    } finally {
      // Closes the connection and records the usage so far, if nobody wants the rest.
      await others?.return(undefined)
      watch.end()
    }
  }

  async answer<Schema extends z.ZodMiniType>(request: ObjectRequest<Schema>): Promise<z.output<Schema>> {
    const { wholeMs, firstPauseMs } = this.#options.patience
    const watch = this.#watch(request, wholeMs)
    const { deadline } = watch
    const attempt = this.#attemptOf(request, deadline)
    const shape = shapeOf(request)
    const ask = async (messages: readonly ProviderMessage[]) => {
      const reply = await tryAgain(() => this.#client.complete({ ...attempt, messages }, shape), {
        deadline,
        firstPauseMs,
      })
      watch.works()
      return reply
    }
    try {
      const reply = await ask(request.messages)
      const object =
        readObject(reply, request.schema) ??
        readObject(await ask([...request.messages, ...askedAgain(reply)]), request.schema)
      if (object === undefined) throw unreadable('a reply that does not match the schema')
      return object
    } catch (error) {
      throw watch.explain(error)
    } finally {
      watch.end()
    }
  }

  #attemptOf({ purpose, payer, messages, maximumTokens }: ProviderRequest, deadline: Deadline): Attempt {
    return { purpose, payer, model: this.#options.models[purpose], messages, maximumTokens, deadline }
  }

  #watch(request: ProviderRequest, ms: number): Watch {
    const { say, now, models } = this.#options
    const model = models[request.purpose]
    const breaker = this.#breakers.get(model) ?? new Breaker(model, { now, say })
    this.#breakers.set(model, breaker)
    return new Watch(request, { breaker, ms, say })
  }
}

/** Reads up to the first piece: until then an attempt may be made again. */
async function begin(pieces: AsyncGenerator<string>): Promise<{ first: string; others: AsyncGenerator<string> }> {
  const { value, done } = await pieces.next()
  if (done === true) throw garbled('an empty reply')
  return { first: value, others: pieces }
}

/** The single retry for a reply that could not be read. */
function askedAgain(reply: string): ProviderMessage[] {
  const request = 'That was not a single JSON object that matches the schema. Reply with the JSON object only.'
  return [
    { role: 'assistant', content: reply },
    { role: 'user', content: request },
  ]
}
