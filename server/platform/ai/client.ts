import { OpenAI } from 'openai'
import type { AiSettings } from './settings.ts'
import { bestManner, concede, objectBody, speechBody, type Asking, type Manner, type Shape } from './manner.ts'
import { garbled, isNotUnderstood, Mishap, unreadable } from './mishap.ts'
import { Chunk, Completion } from './wire.ts'

/** One attempt at a time: asks in the manner that the provider understands, and reads what comes. */
export class Client {
  readonly #openai: OpenAI
  /** How each kind of request is to be made, as far as that was found out. */
  readonly #manners = new Map<string, Manner>()

  constructor(settings: AiSettings) {
    this.#openai = createOpenAi(settings)
  }

  /** The pieces of a reply in words. Throws a mishap where none comes, or the end is missing. */
  async *stream(asking: Asking, signal: AbortSignal): AsyncGenerator<string> {
    const chunks = await this.#ask(asking.model, bestManner.speech, (manner) =>
      this.#openai.chat.completions.create(speechBody(asking, manner), { signal }),
    )
    let finish: string | null = null
    let length = 0
    for await (const chunk of chunks) {
      const { choices } = parseOrThrow(Chunk, chunk)
      const [choice] = choices
      finish = choice?.finish_reason ?? finish
      if (choice?.delta?.refusal) throw declined()
      const piece = choice?.delta?.content ?? ''
      length += piece.length
      if (piece !== '') yield piece
    }
    checkEnd(finish)
    if (length === 0) throw garbled('an empty reply')
  }

  /** A reply in one piece, which should be an object of the shape. */
  async complete(asking: Asking, shape: Shape, signal: AbortSignal): Promise<string> {
    const reply = await this.#ask(`${asking.model} ${shape.name}`, bestManner.object, (manner) =>
      this.#openai.chat.completions.create(objectBody(asking, shape, manner), { signal }),
    )
    const { choices } = parseOrThrow(Completion, reply)
    const [choice] = choices
    if (choice?.message.refusal || choice?.finish_reason === 'content_filter') throw declined()
    return choice?.message.content ?? ''
  }

  /** Asks in the best manner that the provider is known to understand, and in a humbler one where it does not. */
  async #ask<T>(kind: string, best: Manner, send: (manner: Manner) => PromiseLike<T>): Promise<T> {
    let manner = this.#manners.get(kind) ?? best
    for (;;) {
      try {
        const reply = await send(manner)
        this.#manners.set(kind, manner)
        return reply
      } catch (error) {
        const humbler = isNotUnderstood(error) ? concede(manner, error) : null
        if (humbler === null) throw error
        manner = humbler
      }
    }
  }
}

function createOpenAi({ AI_BASE_URL, AI_API_KEY }: AiSettings): OpenAI {
  const url = new URL(AI_BASE_URL)
  const { username, password, searchParams } = url
  const query = Object.fromEntries(searchParams)
  // A browser's fetch, which Node has, takes no address with a password in it.
  const signIn =
    username === ''
      ? null
      : `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`
  return new OpenAI({
    baseURL: `${url.origin}${url.pathname}`,
    apiKey: AI_API_KEY ?? 'none',
    ...(AI_API_KEY === undefined ? { defaultHeaders: { Authorization: signIn } } : {}),
    defaultQuery: query,
    // Else it takes them from variables of other programs.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    // What it logs holds the words of students.
    logLevel: 'off',
    // We try again ourselves, within one deadline.
    maxRetries: 0,
    // Neither the key nor a student's words go to an address that the operator did not name.
    fetchOptions: { redirect: 'error' },
  })
}

function parseOrThrow<T>(
  schema: { safeParse: (value: unknown) => { success: true; data: T } | { success: false } },
  value: unknown,
): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw garbled('a reply that is not of the protocol')
  return parsed.data
}

function checkEnd(finish: string | null): void {
  if (finish === null) throw garbled('a stream that breaks off')
  if (finish === 'content_filter') throw declined()
  if (finish === 'length') throw unreadable('a reply that is longer than it may be')
}

/** The model would not say it. To ask for the same again would be no use. */
function declined(): Mishap {
  return new Mishap('refused', { words: 'the model declined', isWorthRetrying: false, isSymptom: false })
}
