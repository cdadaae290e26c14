/** Browsers have no locks on pages without https. */
function lockManager(): LockManager | null {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ?? null
}

/**
 * Does the work while no other tab holds the lock. Without locks it is done all the same: the server counts an answer once
 * however often it comes.
 */
export async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  const locks = lockManager()
  if (locks === null) return work()
  await locks.request(name, work)
}

/**
 * Holds a lock together with any other tab that shares it. `work` runs once the lock is granted, which is released when its
 * promise settles. Does nothing without locks, or where the browser refuses them.
 */
export function shareLock(name: string, work: () => Promise<void> | undefined): void {
  lockManager()
    ?.request(name, { mode: 'shared' }, work)
    .catch(() => undefined)
}

interface Hold {
  name: string
  /** Takes the lock away from the tab that has it. */
  steal: boolean
  /** Called when another tab takes the lock away. */
  onLost: () => void
}

/**
 * Holds a lock until the returned function is called; null when another tab has it. Without locks every tab gets it.
 */
export function holdLock({ name, steal, onLost }: Hold): Promise<(() => void) | null> {
  const locks = lockManager()
  if (locks === null) return Promise.resolve(() => {})
  return new Promise((answer) => {
    const keep = (lock: Lock | null) => {
      if (lock === null) return answer(null)
      return new Promise<void>((release) => answer(() => release()))
    }
    locks.request(name, steal ? { steal } : { ifAvailable: true }, keep).catch(onLost)
  })
}
