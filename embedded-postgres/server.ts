import { rm, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { explainOutput } from './explain.ts'
import { findFreePort } from './free-port.ts'
import { openLogFile, readLogSince } from './log-file.ts'
import { servesCluster } from './logins.ts'
import { postmasterPidPath, readPostmasterNote } from './postmaster-pid.ts'
import { findCommandLine, isAlive } from './processes.ts'
import type { Programs } from './programs.ts'
import { runProgram } from './run-program.ts'
import { serverOptions, type Demands } from './server-settings.ts'
import { PostgresUnavailable } from './unavailable.ts'
import { pollUntil } from './wait.ts'

export type Server = { pid: number; port: number }

export type Site = Demands & { cluster: Cluster; programs: Programs; log: (message: string) => void }

const ATTEMPTS = 10
const START_SECONDS = 300
const SETTLE_MS = 60_000

/** Together within the ten seconds in which a server must have ended. */
const STOP_SECONDS = Object.entries({ fast: 5, immediate: 2 })

/**
 * Another program took our port, the last workers of a killed server still hold its memory, or a pg_ctl whose parent
 * was killed finished its start in this very moment: the next try may do.
 */
const PASSING_FAULT =
  /could not create any TCP\/IP sockets|pre-existing shared memory block|lock file "postmaster.pid" already exists/

/** Adopts the cluster's running server, left behind by a killed process, or starts one. */
export async function adoptOrStart(site: Site, wantedPort?: number): Promise<Server> {
  for (let attempt = 1; ; attempt++) {
    const left = await adoptOrClear(site)
    if (left && (wantedPort === undefined || left.port === wantedPort)) return left
    if (left) await stopServer(site)
    const started = await tryStart(site, wantedPort ?? (await findFreePort()))
    if (typeof started !== 'string') return started
    if (attempt === ATTEMPTS || !PASSING_FAULT.test(started)) {
      throw explainOutput({ step: 'start', output: started, folder: site.cluster.folder })
    }
    await pause(300)
  }
}

/** Ends the server in good order, or at once when that takes too long: what was committed is safe either way. */
export async function stopServer({ cluster, programs, log }: Site): Promise<void> {
  for (const [mode, seconds] of STOP_SECONDS) {
    const args = ['stop', '-D', cluster.folder, '-m', mode, '-w', '-t', String(seconds)]
    const { exitCode, output } = await runProgram(programs.pgCtl, args, programs.account)
    const pid = (await readPostmasterNote(cluster.folder))?.pid
    if (exitCode === 0 || pid === undefined || !(await isAlive(pid))) return
    log(`PostgreSQL did not stop (${mode}): ${output.trim()}`)
  }
}

/** Adopts, or removes the note of a server that is no more. Only for the owner of the folder. */
async function adoptOrClear({ cluster, log }: Site): Promise<Server | undefined> {
  const found = await pollUntil({
    everyMs: 100,
    timeoutMs: SETTLE_MS,
    check: async () => {
      const note = await readPostmasterNote(cluster.folder)
      if (!note) return 'nothing'
      if (!(await isServerOf(note.pid, cluster.folder))) return 'leftover'
      const { pid, port } = note
      return pid && port && (await servesCluster(port, cluster)) ? { pid, port } : undefined
    },
  })
  if (found === undefined) {
    const pid = (await readPostmasterNote(cluster.folder))?.pid
    throw new PostgresUnavailable(`A PostgreSQL (process ${pid}) holds ${cluster.folder} but does not answer. End it.`)
  }
  if (found === 'nothing') return undefined
  if (found !== 'leftover') {
    log(`PostgreSQL was still running (process ${found.pid}); using it.`)
    return found
  }
  log('PostgreSQL was not shut down cleanly; it is recovering.')
  await rm(postmasterPidPath(cluster.folder), { force: true })
  return undefined
}

/** The pid may belong to another process by now; if the system does not show the command, it counts as PostgreSQL. */
async function isServerOf(pid: number | undefined, folder: string): Promise<boolean> {
  // An unreadable note: a server cut off while writing its first line never opened the data.
  if (pid === undefined || !(await isAlive(pid))) return false
  const commandLine = await findCommandLine(pid)
  return commandLine === undefined || commandLine.includes(folder.replaceAll('\\', '/'))
}

/** The running server, or the words with which it refused. */
async function tryStart({ cluster, programs, ...demands }: Site, port: number): Promise<Server | string> {
  await openLogFile(cluster.logFile, programs.account)
  const { size } = await stat(cluster.logFile)
  const args = ['start', '-D', cluster.folder, '-l', cluster.logFile, '-w', '-t', String(START_SECONDS)]
  const { exitCode, output } = await runProgram(
    programs.pgCtl,
    [...args, '-o', serverOptions(port, demands)],
    programs.account,
  )
  const pid = (await readPostmasterNote(cluster.folder))?.pid
  if (exitCode === 0 && pid !== undefined) return { pid, port }
  return `${output.trim()}\n${await readLogSince(cluster.logFile, size)}`
}
