import type { Connection } from '../database/database.ts'
import { Budget } from './budget.ts'
import { Client } from './client.ts'
import { createOpenAi } from './openai.ts'
import { OpenAiProvider } from './openai-provider.ts'
import { usualPatience, type Patience } from './patience.ts'
import { isEstablished } from './established.queries.ts'
import type { Provider } from './provider.ts'
import type { AiSettings } from './settings.ts'
import { UsageBook } from './usage-book.ts'

/** What a provider needs from its process. */
export interface Surroundings extends Connection {
  /** Takes a line for the log. */
  say: (line: string) => void
  /** Timeouts and a clock for tests. */
  patience?: Partial<Patience>
  now?: () => number
  /** Replaces the database in deciding whether an account is established. */
  isEstablished?: (userId: string) => Promise<boolean>
}

export function openProvider(
  settings: AiSettings,
  { database, pool, say, patience, now = Date.now, ...surroundings }: Surroundings,
): Provider {
  const canMail = settings.SMTP_URL !== undefined
  const budget = new Budget(pool, {
    callsADay: settings.AI_CALLS_A_DAY,
    percentOfAddress: settings.AI_ADDRESS_PERCENT,
    isEstablished: surroundings.isEstablished ?? ((userId) => isEstablished(database, { userId, canMail })),
    say,
  })
  const client = new Client(createOpenAi(settings), { budget, usageBook: new UsageBook(database, say) })
  const { AI_MODEL, AI_MODEL_GENERATE = AI_MODEL } = settings
  return new OpenAiProvider(client, {
    models: { tutor: AI_MODEL, question: AI_MODEL_GENERATE, check: AI_MODEL_GENERATE },
    patience: { ...usualPatience, ...patience },
    say,
    now,
  })
}
