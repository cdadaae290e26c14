import type { Settings } from '../settings.ts'
import type { Patience } from './openai-provider.ts'
import type { Provider } from './provider.ts'
import { hasAi } from './settings.ts'

interface Options {
  /** Waits of one's own, for tests. */
  patience?: Partial<Patience>
}

/** The provider of the settings; null where they name none. Its client is loaded only where it is needed. */
export async function createProvider(settings: Settings, { patience = {} }: Options = {}): Promise<Provider | null> {
  if (!hasAi(settings)) return null
  const { OpenAiProvider, usualPatience } = await import('./openai-provider.ts')
  return new OpenAiProvider(settings, { patience: { ...usualPatience, ...patience } })
}
