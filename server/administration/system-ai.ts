import type { SystemInfo } from '@sabi/shared/administration/system-calls'
import { sumUsage, type Spending } from '../ai-provider/ai-usage.queries.ts'
import { hasAi } from '../ai-provider/settings.ts'
import { dayOf } from '../ai-provider/usage-book.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../platform/settings.ts'

const million = 1_000_000

/** The state and cost of the AI provider, if there is one. Shows only the host of its address. */
export async function describeAi({ database, settings, provider }: Platform): Promise<SystemInfo['ai']> {
  const { today, thisMonth } = await sumUsage(database, dayOf(new Date()))
  return {
    ...describeProvider(settings),
    pausedSince: provider?.pausedSince?.toISOString() ?? null,
    callsADay: settings.AI_CALLS_A_DAY,
    today: withCost(today, settings),
    thisMonth: withCost(thisMonth, settings),
  }
}

function describeProvider(settings: Settings) {
  if (!hasAi(settings)) return { isConfigured: false, host: null, models: [] }
  const { AI_BASE_URL, AI_MODEL, AI_MODEL_GENERATE = AI_MODEL } = settings
  return { isConfigured: true, host: new URL(AI_BASE_URL).host, models: [...new Set([AI_MODEL, AI_MODEL_GENERATE])] }
}

function withCost(spending: Spending, { AI_PRICE_INPUT, AI_PRICE_OUTPUT }: Settings) {
  const { inputTokens, outputTokens } = spending
  const hasPrice = AI_PRICE_INPUT > 0 || AI_PRICE_OUTPUT > 0
  const cost = (inputTokens * AI_PRICE_INPUT + outputTokens * AI_PRICE_OUTPUT) / million
  return { ...spending, cost: hasPrice ? cost : null }
}
