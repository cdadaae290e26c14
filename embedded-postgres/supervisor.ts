import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from './processes.ts'
import type { Server } from './server.ts'

export type Supervisor = {
  isRunning(): boolean
  /** Ends the watch; a restart under way is finished first, so that nothing starts behind the caller's back. */
  end(): Promise<void>
}

type Duty = {
  server: Server
  restart: (port: number) => Promise<Server>
  onTick: () => Promise<void>
  log: (message: string) => void
}

const TICK_MS = 500
/** Short to the end: as soon as a full disk has room again, PostgreSQL must run within seconds. */
const BACK_OFF_MS = [0, 500, 1_000, 2_000]

/** Watches the server and starts it again, on the same port, for as long as it takes. */
export function supervise(duty: Duty): Supervisor {
  const ending = new AbortController()
  let running = true
  const hasEnded = createEndCheck(duty.log)
  const watch = async () => {
    let { server } = duty
    while (await sleep(TICK_MS, ending.signal)) {
      await duty.onTick()
      if (!(await hasEnded(server.pid))) continue
      running = false
      duty.log('PostgreSQL ended unexpectedly; starting it again …')
      server = (await restartWithBackOff(duty, ending.signal)) ?? server
      running = !ending.signal.aborted
    }
  }
  const watching = watch()
  return {
    isRunning: () => running,
    async end() {
      ending.abort()
      await watching
      running = false
    },
  }
}

/** A failed check does not mean that the server has ended. Logs the same error only once. */
function createEndCheck(log: (message: string) => void): (pid: number) => Promise<boolean> {
  let lastComplaint = ''
  return async (pid) => {
    try {
      return !(await isAlive(pid))
    } catch (error) {
      const complaint = `Cannot check whether PostgreSQL runs: ${String(error)}`
      if (complaint !== lastComplaint) log(complaint)
      lastComplaint = complaint
      return false
    }
  }
}

async function restartWithBackOff({ server, restart, log }: Duty, signal: AbortSignal): Promise<Server | undefined> {
  let lastComplaint = ''
  for (let attempt = 0; ; attempt++) {
    if (!(await sleep(BACK_OFF_MS[Math.min(attempt, BACK_OFF_MS.length - 1)] ?? 0, signal))) return undefined
    try {
      const restarted = await restart(server.port)
      log('PostgreSQL runs again.')
      return restarted
    } catch (error) {
      const complaint = `PostgreSQL did not start: ${error instanceof Error ? error.message : String(error)}`
      if (complaint !== lastComplaint) log(complaint)
      lastComplaint = complaint
    }
  }
}

/** False when woken by the end of the watch. Does not keep the process alive. */
async function sleep(ms: number, signal: AbortSignal): Promise<boolean> {
  await pause(ms, undefined, { signal, ref: false }).catch(() => undefined)
  return !signal.aborted
}
