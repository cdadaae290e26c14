import { holdLock } from '../../platform/locks.ts'

let held: { id: string; release: Promise<(() => void) | null> } | null = null

interface Wish {
  /** Takes the session from the tab that has it. */
  steal?: boolean
  /** Called when another tab takes it. */
  onLost: () => void
}

/** Makes this tab the only one that may change the session; false if another tab has it. */
export async function holdSession(id: string, { steal = false, onLost }: Wish): Promise<boolean> {
  if (held?.id !== id || steal) {
    letGoOfSession()
    held = { id, release: holdLock({ name: `sabi-session-${id}`, steal, onLost }) }
  }
  const { release } = held
  if ((await release) !== null) return true
  if (held?.release === release) held = null
  return false
}

/** Releases the session for other tabs. */
export function letGoOfSession(): void {
  void held?.release.then((release) => release?.())
  held = null
}
