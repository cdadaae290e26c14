import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test as base, type Page } from '@playwright/test'

const repository = dirname(dirname(fileURLToPath(import.meta.url)))

/** The real server as `npm start` runs it, with a database of its own, which a journey may kill and start again. */
export class RealServer {
  readonly url: string
  readonly #environment: NodeJS.ProcessEnv
  #process: ChildProcess | undefined

  constructor({ port, dataDir }: { port: number; dataDir: string }) {
    this.url = `http://localhost:${port}`
    this.#environment = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', BASE_URL: this.url }
  }

  /** Starts it and waits for its `Ready on` line. Fails with what it said instead. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: repository,
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

  /** Ends it: politely, or with `kill -9`, as a power cut would. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
}

/** What every journey has: one real server a worker, and a page that knows its address. */
export const test = base.extend<object, { server: RealServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures wanted from this pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'sabi-journey-'))
      const server = new RealServer({ port: await freePort(), dataDir })
      await server.start()
      await use(server)
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

export { expect }

export interface Student {
  name: string
  email: string
  password: string
}

let made = 0

/** Details of a student whom nobody has registered yet. */
export function someStudent(): Student {
  made++
  return { name: 'Amina Bello', email: `amina.${Date.now()}.${made}@example.org`, password: 'green mango tree' }
}

/** Registers by the screen, as a newcomer does, and arrives at the dashboard. */
export async function register(page: Page, student: Student = someStudent()): Promise<Student> {
  await page.goto('/register')
  await page.getByLabel('Full Name').fill(student.name)
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByLabel('Confirm Password').fill(student.password)
  await page.getByRole('button', { name: /create account/i }).click()
  await page.waitForURL('**/dashboard')
  return student
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
