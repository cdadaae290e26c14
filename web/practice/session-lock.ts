import { holdLock } from '../platform/locks.ts'

let held: { id: string; release: Promise<(() => void) | null> } | null = null

interface Wish {
  /** Takes the session away from the tab that has it. */
  steal?: boolean
  /** Called when another tab takes it away. */
  onLost: () => void
}

/** Makes this tab the only one that may change the session; false when another tab has it. */
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

/** Lets another tab have the session. */
export function letGoOfSession(): void {
  void held?.release.then((release) => release?.())
  held = null
}
