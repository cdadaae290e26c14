/** A separate process that owns a data folder, for tests that kill it: `test-starter.ts FOLDER [borrow]`. */
import { closeSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { borrowPostgres } from '../borrow.ts'
import { startPostgres } from '../launcher.ts'

const [dataDir = '', mode = 'start'] = process.argv.slice(2)
const report = (kind: string, text: string) => process.stdout.write(`${JSON.stringify({ kind, text })}\n`)

try {
  const begin = mode === 'borrow' ? borrowPostgres : startPostgres
  const postgres = await begin({ dataDir, log: (message) => report('log', message), patienceMs: 1_500 })
  const staysAlive = setInterval(() => undefined, 1_000)
  const stop = async () => {
    await postgres.stop()
    clearInterval(staysAlive)
    report('stopped', '')
  }
  process.once('SIGTERM', () => {
    void stop()
  })
  process.once('SIGUSR2', () => void exhaustFiles().then(() => report('exhausted', '')))
  report('ready', postgres.url)
} catch (error) {
  report('failed', error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  process.exitCode = 1
}

/** Opens files until there is no descriptor left, for a few rounds of the watch over PostgreSQL. */
async function exhaustFiles(): Promise<void> {
  const files: number[] = []
  try {
    for (;;) files.push(openSync('/dev/null', 'r'))
  } catch {
    await pause(2_000)
  }
  for (const file of files) closeSync(file)
}
