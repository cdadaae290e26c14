// `npx tsx bench/spray.ts [accounts] [addresses] [at once]`: guesses passwords of 5,000 accounts from 500 addresses, 60 guesses at once, while
// 20 owners sign in on devices they have used before, 20 on new ones, and 5 strangers open accounts; each repeats a 503 as the app does.
// Prints how many got in and how long that took. Fails if an owner on a known device is refused or if a guess gets in.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { borrowPostgres } from '@sabi/embedded-postgres'
import pg from 'pg'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { passwords } from '../server/accounts/passwords/password-hasher.ts'
import { pause } from './lib/client.ts'
import { demandMeasured } from './lib/measured.ts'
import { quantile } from './load/arrivals.ts'

const accounts = Number(process.argv[2] ?? 5_000)
const addresses = Number(process.argv[3] ?? 500)
const atOnce = Number(process.argv[4] ?? 60)
const [owners, strangers] = [20, 5]
const [home, elsewhere] = ['203.0.113.1', '203.0.113.2']
const password = 'green mango tree'
/** As `web/accounts/retry-while-busy.ts`. */
const mostRepeats = 15

interface Reply {
  status: number
  waitSeconds: number
  /** The cookie of the device, if the reply sets one. */
  device: string
}

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-spray-'))
const server = new RealServer({ port: await freePort(), dataDir, settings: { TRUSTED_PROXIES: 'loopback' } })
await server.start()
const agent = new Agent({ keepAlive: true })
const guesses = new Map<number, number>()
try {
  const emails = await fill()
  const devices = await Promise.all(emails.slice(0, owners).map((email) => signIn({ email, address: home })))
  let isOver = false
  const guessOn = async (_: unknown, first: number) => {
    for (let n = first; !isOver; n += atOnce) {
      const email = emails[n % emails.length] ?? ''
      const { status } = await post('/api/auth/login', { email, password: 'not this one' }, addressOf(n % addresses))
      guesses.set(status, (guesses.get(status) ?? 0) + 1)
    }
  }
  const attack = Promise.all(Array.from({ length: atOnce }, guessOn))
  await pause(2_000)
  const known = await measure('owners on known devices', emails.slice(0, owners), (email, n) =>
    signIn({ email, address: home, device: devices[n]?.device ?? '' }),
  )
  await measure('owners on new devices', emails.slice(owners, 2 * owners), (email) =>
    signIn({ email, address: elsewhere }),
  )
  const newcomers = Array.from({ length: strangers }, () => `${randomUUID()}@example.org`)
  await measure('registrations', newcomers, (email) =>
    retry('/api/auth/register', { email, password, name: 'Amina' }, elsewhere),
  )
  isOver = true
  await attack
  console.log('guesses by status:', Object.fromEntries(guesses))
  demandMeasured({ owners: known.length, guesses: guesses.get(401) ?? 0 })
  if (known.some(({ status }) => status !== 200) || guesses.has(200)) process.exitCode = 1
} finally {
  agent.destroy()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Opens the accounts in the database, and returns their emails. */
async function fill(): Promise<string[]> {
  const emails = Array.from({ length: accounts }, () => `${randomUUID()}@example.org`)
  const { url } = await borrowPostgres({ dataDir, log: () => undefined })
  const client = new pg.Client(url)
  await client.connect()
  await client.query(
    `insert into users (id, email, name, password_hash) select gen_random_uuid(), email, 'Bench', $2 from unnest($1::text[]) as t (email)`,
    [emails, await passwords.hash(password, 'bench')],
  )
  await client.end()
  return emails
}

async function measure(
  name: string,
  emails: readonly string[],
  work: (email: string, n: number) => Promise<Reply>,
): Promise<Reply[]> {
  const seconds: number[] = []
  const replies = await Promise.all(
    emails.map(async (email, n) => {
      const began = performance.now()
      const reply = await work(email, n)
      seconds.push((performance.now() - began) / 1000)
      return reply
    }),
  )
  const admitted = replies.filter(({ status }) => status < 300).length
  console.log(
    `${name}: ${admitted} of ${emails.length} got in, ${quantile(seconds, 0.5).toFixed(1)} s in the median, ${quantile(seconds, 1).toFixed(1)} s at most`,
  )
  return replies
}

function signIn({ email, address, device }: { email: string; address: string; device?: string }): Promise<Reply> {
  return retry('/api/auth/login', { email, password }, address, device)
}

async function retry(path: string, body: object, address: string, device?: string): Promise<Reply> {
  for (let repeats = 0; ; repeats++) {
    const reply = await post(path, body, address, device)
    if (reply.status !== 503 || repeats === mostRepeats) return reply
    await pause(1000 * reply.waitSeconds * (1 + Math.random()))
  }
}

function addressOf(n: number): string {
  return `100.64.${n >> 8}.${n & 255}`
}

function post(path: string, body: object, address: string, cookie = ''): Promise<Reply> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address, Cookie: cookie }
  return new Promise((resolve, reject) => {
    const sent = request(server.url + path, { agent, method: 'POST', headers }, (reply) => {
      const device = /sabi_device=[^;]+/.exec(String(reply.headers['set-cookie']))?.[0] ?? ''
      const waitSeconds = Number(reply.headers['retry-after'] ?? 1)
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, waitSeconds, device }))
      reply.resume()
    })
    sent.once('error', reject)
    sent.end(JSON.stringify(body))
  })
}
