import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { mostWrongTries, wrongAccountsOfAddress } from '@sabi/shared/accounts/sign-in-limits'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { purges } from '../../app.ts'
import { keepHouse } from '../../platform/housekeeping.ts'
import { dumpTables } from '../../testing/dump.ts'
import { useTestServer, type Answer } from '../../testing/test-server.ts'
import { insertLinkToken } from '../passwords/account-tokens.queries.ts'
import { openAddressTries } from './address-tries.ts'

const server = useTestServer({ TRUSTED_PROXIES: 'loopback' })
const password = 'correct horse battery'
/** Costs next to nothing, since thousands are verified. */
let quickHash = ''

beforeAll(async () => {
  quickHash = await hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })
})

beforeEach(async () => {
  for (const table of ['limits', 'sign_in_tries']) await sql`delete from ${sql.table(table)}`.execute(database())
})

const database = () => server.connection.database

async function newAccounts(count: number): Promise<string[]> {
  const accounts = Array.from({ length: count }, () => ({ id: randomUUID(), email: `${randomUUID()}@example.org` }))
  await database()
    .insertInto('users')
    .values(accounts.map((account) => ({ ...account, name: 'Amina', password_hash: quickHash })))
    .execute()
  return accounts.map(({ email }) => email)
}

const newAccount = async () => (await newAccounts(1))[0] ?? ''

interface From {
  tried?: string
  address?: string
  device?: string
}

const login = (email: string, { tried = 'not this one', address = '198.51.100.1', device }: From = {}) =>
  server.send('/api/auth/login', {
    method: 'POST',
    body: { email, password: tried },
    headers: { 'X-Forwarded-For': address, ...(device === undefined ? {} : { Cookie: `sabi_device=${device}` }) },
  })
const deviceOf = ({ headers }: Answer) => /sabi_device=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''

/** How many of the replies had each status. Ten at a time: more would be asked to come back later. */
async function countStatuses(emails: readonly string[], from: From = {}): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  const queue = [...emails]
  const work = async () => {
    for (let email = queue.pop(); email !== undefined; email = queue.pop()) {
      const { status } = await login(email, from)
      counts[status] = (counts[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 10 }, work))
  return counts
}

/** As if an address had been wrong on so many accounts. */
async function useUpAddress(network: string, accounts: number): Promise<void> {
  const tries = openAddressTries(server.platform)
  for (let n = 0; n < accounts; n++) await tries.count({ network, email: `${n}@example.org` })
}

/** Ends the waits, not the counts, of all accounts. */
const letTimePass = async () => {
  await sql`delete from limits`.execute(database())
  await sql`update sign_in_tries set waits_until = null`.execute(database())
}

// AUTH-05
test('tries 1,200 accounts from one address and refuses others with the time to wait', async () => {
  await useUpAddress('198.51.100.1', 1_150)
  const emails = await newAccounts(100)
  const { 401: judged = 0, 429: refusals = 0 } = await countStatuses(emails)
  expect(judged + refusals).toBe(100)
  // Ten are under way at once.
  expect(judged).toSatisfy((count: number) => count >= 50 && count < 60)
  const refused = await login(emails[0] ?? '', { tried: password })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toSatisfy((wait: number) => wait > 0 && wait <= 60 * 60)
  expect(refused.body['error']).toMatch(/^Too many sign-in attempts from your network\./)
  expect((await login(emails[0] ?? '', { tried: password, address: '198.51.100.2' })).status, 'from elsewhere').toBe(
    200,
  )
}, 240_000)

// AUTH-05
test('never refuses a school of 500 behind one address whose students all mistype their email and their password', async () => {
  const emails = await newAccounts(500)
  await useUpAddress('198.51.100.1', 500)
  expect(await countStatuses(emails)).toEqual({ 401: 500 })
  expect(await countStatuses(emails, { tried: password })).toEqual({ 200: 500 })
  // Accounts that were signed in to no longer count, so there is room for more than a second school.
  await useUpAddress('198.51.100.1', 650)
  expect(await countStatuses(await newAccounts(50))).toEqual({ 401: 50 })
}, 240_000)

test('makes an address wait longer when it continues after the hour', async () => {
  const [hour, day] = wrongAccountsOfAddress
  const tries = openAddressTries(server.platform)
  const waitOf = async () => tries.demandRoom('198.51.100.1').catch(({ retryAfterSeconds }) => retryAfterSeconds)
  await useUpAddress('198.51.100.1', hour.accounts)
  expect(await waitOf()).toSatisfy((wait: number) => wait > 0 && wait <= hour.seconds)
  await sql`delete from limits where key like ${`%-${hour.seconds}:%`} or key like '%-once:%'`.execute(database())
  expect(await waitOf()).toBeUndefined()
  await useUpAddress('198.51.100.1', day.accounts - hour.accounts)
  await sql`delete from limits where key like ${`%-${hour.seconds}:%`}`.execute(database())
  expect(await waitOf()).toSatisfy((wait: number) => wait > hour.seconds && wait <= day.seconds)
})

test('takes nothing back from a window that began after an account was tried in vain', async () => {
  const [hour, day] = wrongAccountsOfAddress
  const tries = openAddressTries(server.platform)
  const mistyped = { network: '198.51.100.1', email: 'mistyped@example.org' }
  await tries.count(mistyped)
  await sql`update limits set expire = expire - 3000000`.execute(database())
  await sql`update limits set expire = 0 where key like ${`%-${hour.seconds}:%`}`.execute(database())
  await useUpAddress('198.51.100.1', 3)
  await tries.forgive(mistyped)
  const pointsOf = async (seconds: number) =>
    (
      await sql<{ points: number }>`select points from limits where key like ${`%-${seconds}:%`}`.execute(database())
    ).rows
      .map(({ points }) => points)
      .at(0)
  expect(await pointsOf(hour.seconds), 'in the new hour').toBe(3)
  expect(await pointsOf(day.seconds), 'on the same day').toBe(3)
})

test('counts all addresses of an IPv6 network of 64 bits as one', async () => {
  await useUpAddress('2001:db8:1:2::/64', 1_200)
  const email = await newAccount()
  expect((await login(email, { address: '2001:db8:1:2:aaaa::7', tried: password })).status).toBe(429)
  expect((await login(email, { address: '2001:db8:1:3::7', tried: password })).status).toBe(200)
})

test('lets the owner in on a known device at an address that is refused, and counts nothing there', async () => {
  const email = await newAccount()
  const device = deviceOf(await login(email, { tried: password }))
  await useUpAddress('198.51.100.1', 1_200)
  expect((await login(email, { tried: password, device })).status).toBe(200)
})

async function guessUntilClosed(email: string): Promise<Answer> {
  for (let round = 0; round < mostWrongTries / 10; round++) {
    expect(await countStatuses(Array.from({ length: 10 }, () => email))).toEqual({ 401: 10 })
    // The first quarter of an hour is over.
    await sql`delete from limits`.execute(database())
    const wait = Number((await login(email, { tried: password })).headers.get('retry-after'))
    if (round === 0) expect(wait).toBeLessThanOrEqual(15 * 60)
    if (round === 1) expect(wait).toBeGreaterThan(15 * 60)
    await letTimePass()
  }
  return login(email, { tried: password, address: '203.0.113.9' })
}

// AUTH-05
test.each(['known', 'unknown'])(
  'closes an account (%s) to new devices after 100 wrong tries, whatever is sent',
  async (kind) => {
    const email = kind === 'known' ? await newAccount() : `${randomUUID()}@example.org`
    const closed = await guessUntilClosed(email)
    expect(closed.status).toBe(429)
    expect(closed.body['error']).toBe(
      'Too many wrong passwords were entered for this account. Sign in on a device that you have used before, or reset your password.',
    )
  },
  120_000,
)

test('judges no more than 100 wrong tries of one account that come at once from many addresses', async () => {
  const email = await newAccount()
  await sql`insert into sign_in_tries (subject, user_id, taken) select id::text, id, 95 from users where email = ${email}`.execute(
    database(),
  )
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => login(email, { address: `203.0.113.${n}` })))
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5)
  expect(answers.filter(({ status }) => status === 200)).toEqual([])
})

test('a closed account lets its owner in on a known device, and that opens it for new devices again', async () => {
  const email = await newAccount()
  const device = deviceOf(await login(email, { tried: password }))
  await guessUntilClosed(email)
  expect((await login(email, { tried: password, device })).status).toBe(200)
  expect((await login(email, { tried: password })).status).toBe(200)
}, 120_000)

test('a reset of the password opens a closed account for new devices', async () => {
  const email = await newAccount()
  await guessUntilClosed(email)
  const { id: userId } = await database()
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const token = await insertLinkToken(database(), { kind: 'reset-password', userId, email })
  const reset = { method: 'POST', body: { token, password: 'another horse battery' } }
  expect((await server.send('/api/auth/update-password', reset)).status).toBe(200)
  expect((await login(email, { tried: 'another horse battery' })).status).toBe(200)
}, 120_000)

test('forgets after 30 days what was tried on addresses without an account, and of accounts nothing', async () => {
  const [known, unknown] = [await newAccount(), `${randomUUID()}@example.org`]
  for (const email of [known, unknown]) await login(email)
  await keepHouse(database(), purges)
  await sql`update sign_in_tries set tried_at = now() - interval '29 days'`.execute(database())
  await keepHouse(database(), purges)
  const left = async () => database().selectFrom('sign_in_tries').select(['user_id', 'wrong']).execute()
  expect(await left()).toHaveLength(2)
  await sql`update sign_in_tries set tried_at = now() - interval '31 days'`.execute(database())
  await keepHouse(database(), purges)
  expect(await left()).toEqual([{ user_id: expect.any(String), wrong: 1 }])
  expect(JSON.stringify(await dumpTables(database()))).not.toContain(unknown)
})
