import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { User } from '@sabi/shared/accounts/account'
import { contentsOf, createApp } from '../app.ts'
import { createProvider } from '../ai-provider/create-provider.ts'
import { connect, type Connection } from '../database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { parseSettings } from '../platform/settings.ts'
import { Shell } from '../platform/pages/shell.ts'
import { openStandby } from '../database/standby.ts'
import { createDatabase } from './databases.ts'

/** What came back: the status, the parsed body, the headers. */
export interface Answer {
  status: number
  body: Record<string, unknown>
  headers: Headers
}

export interface TestStudent {
  user: User & { email: string }
  password: string
  /** The session's token, good as cookie and as bearer. */
  token: string
}

interface Sending {
  method?: string
  body?: unknown
  as?: TestStudent | undefined
  headers?: Record<string, string>
}

/** With a key, so that no test creates one in the developer's data folder. */
const testEnvironment = { LOG_LEVEL: 'silent', SECRET_KEY: 'a key of the tests, of 32 characters or more' }

/** Short, so that a provider that fails does not hold the tests up. */
export const testPatience = { firstPieceMs: 3_000, silenceMs: 1_500, speechMs: 20_000, wholeMs: 5_000, firstPauseMs: 5 }

/**
 * A separate server over a fresh copy of the loaded database, for the tests of one file; over another with
 * DATABASE_URL. Whether a standby follows is checked when a test does so.
 */
export class TestServer {
  url = ''
  readonly #environment: Record<string, string>
  #platform: Platform | undefined

  /** The settings by the names of their environment variables; what is not given has its default. */
  constructor(environment: Record<string, string> = {}) {
    this.#environment = environment
  }

  /** The platform of this server's features. */
  get platform(): Platform {
    if (this.#platform === undefined) throw new Error('The test server has not been started')
    return this.#platform
  }

  get connection(): Connection {
    return this.platform
  }

  async start(): Promise<() => Promise<void>> {
    const settings = parseSettings({ ...testEnvironment, ...this.#environment })
    const connection = connect(settings.DATABASE_URL ?? (await newDatabase()), { onError: () => undefined, max: 5 })
    const standby = openStandby(settings.DATABASE_REPLICA_URL, {
      primary: connection.database,
      max: 5,
      say: () => undefined,
    })
    const surroundings = { ...connection, say: () => undefined, patience: testPatience }
    const platform = { ...connection, settings, provider: await createProvider(settings, surroundings), standby }
    this.#platform = platform
    const app = await createApp(platform, {
      shell: new Shell(inject('webRoot'), platform, contentsOf(platform)),
      packsRoot: inject('packsRoot'),
      readiness: async () => ({ database: true, migrations: true, bank: true }),
      hasStarted: () => true,
    })
    this.url = await app.listen({ port: 0, host: '127.0.0.1' })
    return async () => {
      await app.close()
      await standby?.stop()
      await connection.database.destroy()
    }
  }

  /** Sends a request as a client without a browser would: with a bearer token where a student is given. */
  async send(path: string, { method = 'GET', body, as, headers = {} }: Sending = {}): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(as === undefined ? {} : { Authorization: `Bearer ${as.token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, body: isJson ? JSON.parse(text) : { text }, headers: response.headers }
  }

  /** A new student, signed in. */
  async newStudent({ name = 'Amina Bello' }: { name?: string } = {}): Promise<TestStudent> {
    const password = 'correct horse battery'
    const email = `${randomUUID()}@example.org`
    const answer = await this.send('/api/auth/register', { method: 'POST', body: { email, name, password } })
    return { user: { ...userOf(answer), email }, password, token: tokenOf(answer) }
  }

  async newAdministrator(): Promise<TestStudent> {
    const student = await this.newStudent()
    await this.connection.database
      .updateTable('users')
      .set({ account_type: 'admin' })
      .where('id', '=', student.user.id)
      .execute()
    return student
  }
}

async function newDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  return createDatabase(inject('clusterUrl'), { name, template: 'template_loaded' })
}

/** Starts a server before the tests of the file and stops it after them. */
export function useTestServer(environment: Record<string, string> = {}): TestServer {
  const server = new TestServer(environment)
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    stop = await server.start()
  })
  afterAll(async () => stop?.())
  return server
}

/** The session token that a reply sets, or '' where it sets none. */
export function tokenOf({ headers }: Answer): string {
  return /sabi_session=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
}

export function userOf({ body }: Answer): User {
  return User.parse(body['user'])
}
