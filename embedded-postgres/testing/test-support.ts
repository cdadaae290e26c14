import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { clusterFolder } from '../cluster.ts'
import { startPostgres, type EmbeddedPostgres } from '../launcher.ts'
import { readPostmasterNote } from '../postmaster-pid.ts'
import { isAlive } from '../processes.ts'
import { pollUntil } from '../wait.ts'

export { isAlive, pollUntil }

type Line = { kind: string; text: string }

const lineSchema = z.object({ kind: z.string(), text: z.string() })
const repository = fileURLToPath(new URL('../../', import.meta.url))

export const isLinux = process.platform === 'linux'
export const isRoot = process.getuid?.() === 0

/** A folder that is gone after the test, together with a server that the test left running in it. */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-postgres-'))
  onTestFinished(async () => {
    await killPostmaster(folder)
    await killPostmaster(join(folder, 'data'))
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  })
  return folder
}

/** A data folder that does not exist yet, in a folder that everyone may enter. */
export async function makeNewDataDir(): Promise<string> {
  const parent = await makeTemporaryFolder()
  await chmod(parent, 0o755)
  return join(parent, 'data')
}

/** Starts in this process; what it says is collected, and it is stopped after the test. */
export async function startHere(dataDir: string, patienceMs = 0): Promise<EmbeddedPostgres & { said: string[] }> {
  const said: string[] = []
  const postgres = await startPostgres({ dataDir, patienceMs, log: (message) => said.push(message) })
  onTestFinished(() => postgres.stop())
  return { ...postgres, said }
}

/** Starts in a separate process that a test may kill; ends with the test. */
export function startElsewhere(
  dataDir: string,
  { uid, mode = 'start', openFiles }: { uid?: number; mode?: string; openFiles?: number } = {},
) {
  const script = fileURLToPath(new URL('test-starter.ts', import.meta.url))
  const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles} && `
  const program = [process.execPath, '--import', 'tsx', script, dataDir, mode]
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, ...program], {
    cwd: repository,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid !== undefined && { uid, gid: uid }),
  })
  const lines: Line[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(lineSchema.parse(JSON.parse(line))))
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, lines, outcome: () => waitForLine(lines, ['ready', 'failed']) }
}

/** Waits until a process started with `startElsewhere` has said one of these kinds. */
export async function waitForLine(lines: Line[], kinds: string[]): Promise<Line> {
  const check = async () => lines.find(({ kind }) => kinds.includes(kind))
  const line = await pollUntil({ check, everyMs: 20, timeoutMs: 20_000 })
  if (line) return line
  throw new Error(`None of ${kinds.join(', ')} was said, but ${JSON.stringify(lines)}`)
}

/** Sends a signal and waits for the end of our child. */
export async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** The pid of the server that runs in a data folder; undefined when none does. */
export async function findPostmaster(dataDir: string): Promise<number | undefined> {
  const pid = (await readPostmasterNote(clusterFolder(dataDir)))?.pid
  return pid !== undefined && (await isPostgres(pid)) ? pid : undefined
}

/** Kills the server that runs in a data folder, if one does. */
export async function killPostmaster(dataDir: string): Promise<void> {
  const pid = await findPostmaster(dataDir)
  if (pid !== undefined) await killAndWait(pid)
}

/** As `findPostmaster`, but fails without one. */
export async function getPostmaster(dataDir: string): Promise<number> {
  const pid = await findPostmaster(dataDir)
  if (pid !== undefined) return pid
  throw new Error(`No PostgreSQL runs in ${dataDir}`)
}

/** Kills a process the hard way and waits until it is gone. */
export async function killAndWait(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  const gone = await pollUntil({
    check: async () => ((await isAlive(pid)) ? undefined : true),
    everyMs: 20,
    timeoutMs: 10_000,
  })
  if (!gone) throw new Error(`Process ${pid} survives SIGKILL`)
}

/** Runs one query over a separate connection. */
export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(text)
    return rows.map((row) => Object.values(row)[0])
  } finally {
    await client.end()
  }
}

/** Prints a measurement under the running test. */
export async function measure<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const result = await work()
  process.stdout.write(`${what}: ${Math.round(performance.now() - startedAt)} ms\n`)
  return result
}

async function isPostgres(pid: number): Promise<boolean> {
  if (!(await isAlive(pid))) return false
  if (process.platform !== 'linux') return true
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('postgres')
}
