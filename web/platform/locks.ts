/** Browsers have no locks on pages without https. */
function lockManager(): LockManager | null {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ?? null
}

/**
 * Runs the work while no other tab holds the lock. Without locks it runs anyway: the server counts each answer once.
 */
export async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  const locks = lockManager()
  if (locks === null) return work()
  await locks.request(name, work)
}

/**
 * Holds a lock that other tabs can share. `work` runs once it is granted; the lock is released when its promise
 * settles. Does nothing without locks, or if the browser refuses them.
 */
export function shareLock(name: string, work: () => Promise<void> | undefined): void {
  lockManager()
    ?.request(name, { mode: 'shared' }, work)
    .catch(() => undefined)
}

interface Hold {
  name: string
  /** Takes the lock from the tab that has it. */
  steal: boolean
  /** Called when another tab takes the lock. */
  onLost: () => void
}

/** Holds a lock until the returned function is called; null if another tab has it. Without locks every tab gets it. */
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
