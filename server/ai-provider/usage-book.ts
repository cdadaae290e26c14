import type { Database } from '../database/database.ts'
import { addUsage, type UsageEntry } from './ai-usage.queries.ts'
import type { ProviderMessage } from './provider.ts'
import { Usage } from './wire.ts'

/** Of English, what a token comes to about. */
const charactersOfToken = 4

/** One call as it ended. */
export type Call = Omit<UsageEntry, 'day'>

/** Writes down what calls took. Nobody waits for it, and no reply fails where it cannot be written. */
export class UsageBook {
  readonly #database: Database
  readonly #say: (line: string) => void
  #isBroken = false

  constructor(database: Database, say: (line: string) => void) {
    this.#database = database
    this.#say = say
  }

  note(call: Call): void {
    void this.#write({ ...call, day: dayOf(new Date()) })
  }

  /** Reports a failure once, until an entry could be written again. */
  async #write(entry: UsageEntry): Promise<void> {
    try {
      await addUsage(this.#database, entry)
      this.#isBroken = false
    } catch (error) {
      if (!this.#isBroken) this.#say(`Cannot record the AI usage: ${String(error)}`)
      this.#isBroken = true
    }
  }
}

/** The day as all processes count it, wherever they stand. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** The tokens of a call as the provider counts them; about as many as there must be where it does not, or makes no sense. */
export function tokensOf(
  counted: unknown,
  { messages, replyLength }: { messages: readonly ProviderMessage[]; replyLength: number },
): { inputTokens: number; outputTokens: number } {
  const usage = Usage.safeParse(counted)
  if (usage.success) return { inputTokens: usage.data.prompt_tokens, outputTokens: usage.data.completion_tokens }
  const sentLength = messages.reduce((length, { content }) => length + content.length, 0)
  return {
    inputTokens: Math.ceil(sentLength / charactersOfToken),
    outputTokens: Math.ceil(replyLength / charactersOfToken),
  }
}
