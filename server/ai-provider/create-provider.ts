import type { Settings } from '../platform/settings.ts'
import type { Surroundings } from './open-provider.ts'
import type { Provider } from './provider.ts'
import { hasAi } from './settings.ts'

/** The provider of the settings; null where they name none. Its client, which is large, is loaded only where it is needed. */
export async function createProvider(settings: Settings, surroundings: Surroundings): Promise<Provider | null> {
  if (!hasAi(settings)) return null
  const { openProvider } = await import('./open-provider.ts')
  return openProvider(settings, surroundings)
}
