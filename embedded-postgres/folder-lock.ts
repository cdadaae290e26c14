import { truncate, utimes } from 'node:fs/promises'
import { claimPath, readNewestClaim, sweepOlderClaims, tryClaim, type Claim } from './claim.ts'
import { errorCode, orMissing } from '@sabi/shared/errors/error-code'
import { findPidRealm, findStartMark, isAlive } from './processes.ts'
import { DataFolderInUse } from './unavailable.ts'
import { pollUntil } from './wait.ts'

export type FolderLock = { release(): Promise<void> }

type Wish = { folder: string; patienceMs: number; log: (message: string) => void }

const BEAT_MS = 2_000
const SILENCE_MEANS_DEAD_MS = 10_000
const LEFT_FOR_GOOD_MS = 60_000

/** Long enough for an owner that is just stopping, and for a heartbeat from another container to prove silent. */
export const DEFAULT_PATIENCE_MS = 20_000

/** Makes this process the one owner of the folder, waits for one that is just leaving, throws DataFolderInUse otherwise. */
export async function lockFolder({ folder, patienceMs, log }: Wish): Promise<FolderLock> {
  const isHeld = createHolderCheck()
  let ownerPid: number | undefined
  const number = await pollUntil({
    everyMs: 200,
    timeoutMs: patienceMs,
    check: async () => {
      const newest = await readNewestClaim(folder)
      if (!(await isHeld(newest))) return (await tryClaim(folder, newest.number + 1)) ? newest.number + 1 : undefined
      if (ownerPid === undefined) log(announceWait(patienceMs, newest))
      ownerPid = newest.holder?.pid
      return undefined
    },
  })
  if (number === undefined) throw new DataFolderInUse(folder, ownerPid ?? 0)
  await sweepOlderClaims(folder, number)
  return holdLock(claimPath(folder, number), log)
}

function announceWait(patienceMs: number, { holder }: Claim): string {
  const seconds = Math.ceil(patienceMs / 1_000)
  return `Waiting up to ${seconds} s for another Sabi Prep (process ${holder?.pid}) to leave the data folder …`
}

/** Returns whether a living process holds the folder at this moment. */
export async function isFolderHeld(folder: string): Promise<boolean> {
  return createHolderCheck()(await readNewestClaim(folder))
}

/** Returns whether nobody will come back to the folder: its owner died, or gave it back a while ago. */
export async function isAbandoned(folder: string): Promise<boolean> {
  try {
    const newest = await readNewestClaim(folder)
    if (newest.number === 0 || (await createHolderCheck()(newest))) return false
    return newest.holder !== undefined || Date.now() - newest.beatAt > LEFT_FOR_GOOD_MS
  } catch (error) {
    // A folder we may not look into, or that its owner removes at this moment.
    const code = errorCode(error)
    if (code === 'EACCES' || code === 'ENOENT') return false
    throw error
  }
}

/**
 * A holder in our own pid realm is judged by its process, mark included, so a reused pid does not count. One that we
 * cannot see (another container, before a reboot) is judged by its heartbeat, since its pid means nothing here.
 */
function createHolderCheck(): (claim: Claim) => Promise<boolean> {
  const isBeating = createBeatCheck()
  return async ({ holder, beatAt }) => {
    if (holder === undefined) return false
    if (holder.realm === (await findPidRealm())) {
      if (!(await isAlive(holder.pid))) return false
      const startMark = await findStartMark(holder.pid)
      if (startMark !== undefined && holder.startMark !== undefined) return startMark === holder.startMark
    }
    return isBeating(beatAt)
  }
}

/** Silent is what the wall clock calls old, or what did not move while we watched: a clock may have jumped back. */
function createBeatCheck(): (beatAt: number) => boolean {
  let lastBeatAt: number | undefined
  let lastMove = 0
  return (beatAt) => {
    if (beatAt !== lastBeatAt) lastMove = performance.now()
    lastBeatAt = beatAt
    return Date.now() - beatAt < SILENCE_MEANS_DEAD_MS && performance.now() - lastMove < SILENCE_MEANS_DEAD_MS
  }
}

function holdLock(path: string, log: (message: string) => void): FolderLock {
  const beat = async () => {
    const now = new Date()
    await utimes(path, now, now)
  }
  const timer = setInterval(() => {
    beat().catch((error: unknown) => log(`Cannot renew the lock on the data folder: ${String(error)}`))
  }, BEAT_MS)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      // Emptied, not removed: the number must never be given a second time (see tryClaim).
      await orMissing(truncate(path))
    },
  }
}
