import * as z from 'zod/mini'
import { Client } from './client.ts'
import { Deadline } from './deadline.ts'
import type { Shape } from './manner.ts'
import { garbled, mishapOf, unreadable } from './mishap.ts'
import type { ObjectRequest, Provider, ProviderMessage, ProviderRequest, Purpose } from './provider.ts'
import { readObject } from './read-object.ts'
import { tryAgain } from './retries.ts'
import type { AiSettings } from './settings.ts'

/** How long a provider is waited for. */
export interface Patience {
  /** Until the first piece of a reply, over all attempts. */
  firstPieceMs: number
  /** Between two pieces. */
  silenceMs: number
  /** For a reply that comes in one piece, over all attempts. */
  wholeMs: number
  /** After the first attempt that failed; twice as long after the next. */
  firstPauseMs: number
}

export const usualPatience: Patience = {
  firstPieceMs: 30_000,
  silenceMs: 15_000,
  wholeMs: 60_000,
  firstPauseMs: 400,
}

/** A provider that speaks OpenAI's protocol, whoever runs it. */
export class OpenAiProvider implements Provider {
  readonly #client: Client
  readonly #models: Record<Purpose, string>
  readonly #patience: Patience

  constructor(settings: AiSettings, { patience }: { patience: Patience }) {
    this.#client = new Client(settings)
    const generating = settings.AI_MODEL_GENERATE ?? settings.AI_MODEL
    this.#models = { tutor: settings.AI_MODEL, question: generating, check: generating }
    this.#patience = patience
  }

  async *speak(request: ProviderRequest): AsyncGenerator<string> {
    const { firstPieceMs, silenceMs, firstPauseMs } = this.#patience
    const deadline = new Deadline(request.signal, firstPieceMs)
    try {
      const { first, others } = await tryAgain(() => this.#begin(request, deadline.signal), { deadline, firstPauseMs })
      yield first
      for (;;) {
        deadline.set(silenceMs)
        const { value, done } = await others.next()
        deadline.clear()
        if (done === true) break
        yield value
      }
      deadline.check()
    } catch (error) {
      deadline.check()
      throw mishapOf(error)
    } finally {
      deadline.end()
    }
  }

  async answer<Schema extends z.ZodMiniType>(request: ObjectRequest<Schema>): Promise<z.output<Schema>> {
    const { wholeMs, firstPauseMs } = this.#patience
    const deadline = new Deadline(request.signal, wholeMs)
    const asking = this.#askingOf(request)
    const shape = shapeOf(request)
    const ask = (messages: readonly ProviderMessage[]) =>
      tryAgain(() => this.#client.complete({ ...asking, messages }, shape, deadline.signal), { deadline, firstPauseMs })
    try {
      const reply = await ask(request.messages)
      const object =
        readObject(reply, request.schema) ??
        readObject(await ask([...request.messages, ...askedAgain(reply)]), request.schema)
      if (object === undefined) throw unreadable('a reply that has not the shape that was asked for')
      return object
    } finally {
      deadline.end()
    }
  }

  async #begin(
    request: ProviderRequest,
    signal: AbortSignal,
  ): Promise<{ first: string; others: AsyncGenerator<string> }> {
    const others = this.#client.stream(this.#askingOf(request), signal)
    const { value, done } = await others.next()
    if (done === true) throw garbled('an empty reply')
    return { first: value, others }
  }

  #askingOf({ purpose, messages, maximumTokens }: ProviderRequest) {
    return { model: this.#models[purpose], messages, maximumTokens }
  }
}

/** What is said to a model whose reply could not be read, once. */
function askedAgain(reply: string): ProviderMessage[] {
  const request = 'That was not one JSON object of the shape that I asked for. Reply with the JSON object alone.'
  return [
    { role: 'assistant', content: reply },
    { role: 'user', content: request },
  ]
}

/** Providers take a shape only if all objects in it are closed. */
function shapeOf({ name, schema }: ObjectRequest<z.ZodMiniType>): Shape {
  const description = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'object') jsonSchema.additionalProperties = false
    },
  })
  delete description.$schema
  return { name, schema: description }
}
