import type { Provider } from '../ai-provider/provider.ts'
import type { Connection } from '../database/database.ts'
import type { Settings } from './settings.ts'
import type { Standby } from '../database/standby.ts'

/** What every feature may use. */
export interface Platform extends Connection {
  settings: Settings
  /** Null where the settings name none. */
  provider: Provider | null
  /** Null if none is configured. Features read from it only through `reads` of their context. */
  standby: Standby | null
}
