import type { Settings } from '../platform/settings.ts'

/** The settings of a site that has a provider. */
export interface AiSettings extends Settings {
  AI_BASE_URL: string
  AI_MODEL: string
}

export function hasAi(settings: Settings): settings is AiSettings {
  return settings.AI_BASE_URL !== undefined && settings.AI_MODEL !== undefined
}
