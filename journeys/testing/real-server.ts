import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..')

interface RealServerOptions {
  port: number
  dataDir: string
  settings?: NodeJS.ProcessEnv
  tree?: string
  openFiles?: number
}

/** The real server as `npm start` runs it, with a separate database, which a journey may kill and restart. */
export class RealServer {
  readonly url: string
  readonly #environment: NodeJS.ProcessEnv
  readonly #tree: string
  readonly #openFiles: number | undefined
  #process: ChildProcess | undefined

  /** `settings` are further settings (docs/settings.md); `tree` is the folder of another version of the server; `openFiles` limits its files. */
  constructor({ port, dataDir, settings = {}, tree = repository, openFiles }: RealServerOptions) {
    this.#tree = tree
    this.#openFiles = openFiles
    this.url = `http://localhost:${port}`
    const own = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', BASE_URL: this.url }
    this.#environment = { ...process.env, ...own, ...settings }
  }

  /** Starts it and waits for its `Ready on` line. Fails with what it said instead. */
  async start(): Promise<void> {
    const limit = this.#openFiles === undefined ? '' : `ulimit -n ${this.#openFiles} && `
    // Earlier versions were not compiled.
    const program = existsSync(join(this.#tree, 'server/start.mjs'))
      ? ['server/start.mjs']
      : ['--import', 'tsx', 'server/main.ts']
    const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, process.execPath, ...program], {
      cwd: this.#tree,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    await new Promise<void>((resolve, reject) => {
      let said = ''
      const listen = (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('Ready on ')) resolve()
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${said}`)))
    })
  }

  /** The pid of the process started last. */
  get pid(): number {
    return this.#process?.pid ?? 0
  }

  /** Runs `npm run admin -- …` while the server is running. */
  async administer(...words: readonly string[]): Promise<void> {
    const program = ['--import', 'tsx', 'server/admin.ts', ...words]
    await promisify(execFile)(process.execPath, program, { cwd: this.#tree, env: this.#environment })
  }

  /** Ends it: politely, or with `kill -9`, as a power cut would. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
