import type { OpenAI } from 'openai'
import type { Deadline } from '../platform/deadline.ts'
import type { Budget } from './budget.ts'
import { bestManner, concede, objectBody, speechBody, type Asking, type Manner } from './manner.ts'
import { declined, garbled, isNotUnderstood, mishapOf, unreadable } from './mishap.ts'
import type { Purpose } from './provider.ts'
import type { Payer } from './shares.ts'
import type { Shape } from './shape.ts'
import { tokensOf, type UsageBook } from './usage-book.ts'
import { Chunk, Completion } from './wire.ts'

/** In characters: far more than any limit of tokens lets a model write. */
const longestObject = 200_000

/** One attempt: what is asked, what for, and the time that there is. */
export interface Attempt extends Asking {
  purpose: Purpose
  payer: Payer
  deadline: Deadline
}

/** The state of an attempt. */
interface Course {
  replyLength: number
  /** As the provider tells it, unread. */
  usage: unknown
  isFailure: boolean
}

interface Accounts {
  budget: Budget
  usageBook: UsageBook
}

/** One attempt at a time: asks in the manner that the provider understands, reads what comes, and writes down what it took. */
export class Client {
  readonly #openai: OpenAI
  readonly #accounts: Accounts
  /** How each kind of request is to be made, as far as that was found out. */
  readonly #manners = new Map<string, Manner>()

  constructor(openai: OpenAI, accounts: Accounts) {
    this.#openai = openai
    this.#accounts = accounts
  }

  /** The pieces of a reply in words. Throws a mishap where none comes, or the end is missing. */
  async *stream(attempt: Attempt): AsyncGenerator<string> {
    const chunks = await this.#ask(attempt, { kind: attempt.model, best: bestManner.speech }, (manner) =>
      this.#openai.chat.completions.create(speechBody(attempt, manner), { signal: attempt.deadline.signal }),
    )
    const course: Course = { replyLength: 0, usage: undefined, isFailure: false }
    try {
      yield* readPieces(chunks, course)
    } catch (error) {
      course.isFailure = !attempt.deadline.isAbandoned
      throw mishapOf(error)
    } finally {
      this.#note(attempt, course)
    }
  }

  /** A reply in one piece, which should be an object of the shape. */
  async complete(attempt: Attempt, shape: Shape): Promise<string> {
    const kind = `${attempt.model} ${shape.name}`
    const reply = await this.#ask(attempt, { kind, best: bestManner.object }, (manner) =>
      this.#openai.chat.completions.create(objectBody(attempt, shape, manner), { signal: attempt.deadline.signal }),
    )
    const parsed = Completion.safeParse(reply)
    const [choice] = parsed.data?.choices ?? []
    const content = choice?.message.content ?? ''
    this.#note(attempt, { replyLength: content.length, usage: parsed.data?.usage, isFailure: !parsed.success })
    if (!parsed.success) throw garbled('a reply that does not follow the protocol')
    if (choice?.message.refusal || choice?.finish_reason === 'content_filter') throw declined()
    if (content.length > longestObject) throw unreadable('a reply over the size limit')
    return content
  }

  /** Asks in the best manner that the provider is known to understand, and in a humbler one where it does not. */
  async #ask<T>(
    attempt: Attempt,
    { kind, best }: { kind: string; best: Manner },
    send: (manner: Manner) => PromiseLike<T>,
  ): Promise<T> {
    let manner = this.#manners.get(kind) ?? best
    for (;;) {
      await this.#accounts.budget.take(attempt.payer)
      try {
        const reply = await send(manner)
        this.#manners.set(kind, manner)
        return reply
      } catch (error) {
        this.#noteUnanswered(attempt)
        const humbler = isNotUnderstood(error) ? concede(manner, error) : null
        if (humbler === null) throw mishapOf(error)
        manner = humbler
      }
    }
  }

  #note({ purpose, model, messages }: Attempt, { replyLength, usage, isFailure }: Course): void {
    this.#accounts.usageBook.note({ purpose, model, isFailure, ...tokensOf(usage, { messages, replyLength }) })
  }

  /** A refused or lost request costs no tokens; one that nobody waited for does. */
  #noteUnanswered(attempt: Attempt): void {
    const { purpose, model, deadline } = attempt
    const isFailure = !deadline.isAbandoned
    if (deadline.signal.aborted) this.#note(attempt, { replyLength: 0, usage: undefined, isFailure })
    else this.#accounts.usageBook.note({ purpose, model, isFailure, inputTokens: 0, outputTokens: 0 })
  }
}

async function* readPieces(chunks: AsyncIterable<unknown>, course: Course): AsyncGenerator<string> {
  let finish: string | null = null
  for await (const chunk of chunks) {
    const parsed = Chunk.safeParse(chunk)
    if (!parsed.success) throw garbled('a piece that does not follow the protocol')
    const [choice] = parsed.data.choices
    if (choice?.delta?.refusal) throw declined()
    finish = choice?.finish_reason ?? finish
    course.usage = parsed.data.usage ?? course.usage
    const piece = choice?.delta?.content ?? ''
    course.replyLength += piece.length
    if (piece !== '') yield piece
  }
  checkEnd(finish)
  if (course.replyLength === 0) throw garbled('an empty reply')
}

function checkEnd(finish: string | null): void {
  if (finish === null) throw garbled('an interrupted stream')
  if (finish === 'content_filter') throw declined()
  if (finish === 'length') throw unreadable('a reply over the size limit')
}
