import { homedir } from 'node:os'
import { join } from 'node:path'

type Surroundings = {
  platform?: NodeJS.Platform
  home?: string
  env?: Record<string, string | undefined>
  uid?: number | undefined
}

const NAME = 'sabi-prep'

/**
 * The folder for this user's data when DATA_DIR is not set. The administrator (root) gets a folder of the system,
 * since PostgreSQL then runs under a lesser account, which cannot enter root's home.
 */
export function defaultDataDir({
  platform = process.platform,
  home = homedir(),
  env = process.env,
  uid = process.getuid?.(),
}: Surroundings = {}): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), NAME)
  if (platform === 'darwin') return join(uid === 0 ? '/' : home, 'Library', 'Application Support', NAME)
  if (uid === 0) return join('/var/lib', NAME)
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), NAME)
}
