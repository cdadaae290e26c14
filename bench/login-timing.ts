// `npx tsx bench/login-timing.ts [tries]`: checks whether the time of a refused sign-in reveals that an account exists. Tries as many
// existing accounts as unknown ones over HTTP, in random order, each once. The AUC is the probability that a try at an existing account
// takes longer than one at an unknown account: 0.5 reveals nothing. Nothing else should run on the machine.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { passwords } from '../server/accounts/passwords/password-hasher.ts'
import { borrowPostgres } from '@sabi/embedded-postgres'
import { demandMeasured } from './lib/measured.ts'

const tries = Number(process.argv[2] ?? 200)
const warmUpTries = 20

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-login-'))
const server = new RealServer({ port: await freePort(), dataDir })
await server.start()
const { url: databaseUrl } = await borrowPostgres({ dataDir, log: console.log })
const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })

const known = newEmails()
const unknown = newEmails()
await pool.query(
  `insert into users (id, email, name, password_hash) select gen_random_uuid(), email, 'Bench', $2 from unnest($1::text[]) as t (email)`,
  [known, await passwords.hash('the password of all of them', 'bench')],
)
await pool.end()
for (let n = 0; n < warmUpTries; n++) await tryToSignIn(`${randomUUID()}@example.org`)

const timesByKind: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
const order = shuffle([
  ...known.map((email) => ({ email, kind: 'known' as const })),
  ...unknown.map((email) => ({ email, kind: 'unknown' as const })),
])
for (const { email, kind } of order) timesByKind[kind].push(await tryToSignIn(email))

demandMeasured({ known: timesByKind.known.length, unknown: timesByKind.unknown.length })
console.log(`AUC ${areaUnderCurve(timesByKind.known, timesByKind.unknown).toFixed(3)} (0.40 to 0.60 reveals nothing)`)
for (const kind of ['known', 'unknown'] as const)
  console.log(`  median of ${tries} ${kind}: ${median(timesByKind[kind]).toFixed(1)} ms`)

await server.stop()
await rm(dataDir, { recursive: true, force: true })

function newEmails(): string[] {
  return Array.from({ length: tries }, () => `${randomUUID()}@example.org`)
}

/** Milliseconds until a wrong password is refused. */
async function tryToSignIn(email: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'not this one' }),
  })
  await response.text()
  if (response.status !== 401) throw new Error(`A wrong password returned status ${response.status}`)
  return performance.now() - startedAt
}

/** The probability that a time from the first list exceeds one from the second (Mann–Whitney); ties count half. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let wins = 0
  for (const a of first) for (const b of second) wins += a > b ? 1 : a === b ? 0.5 : 0
  return wins / (first.length * second.length)
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

function shuffle<T>(list: readonly T[]): T[] {
  return list
    .map((entry) => ({ entry, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
}
