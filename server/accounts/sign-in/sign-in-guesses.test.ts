import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useTestServer, type Answer } from '../../testing/test-server.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'

const server = useTestServer()
const proxiedServer = useTestServer({ TRUSTED_PROXIES: 'loopback' })
const password = 'correct horse battery'
/** One hash as costly to verify as usual, and one that takes a quarter of the time. */
let passwordHash = ''
let quickHash = ''

beforeAll(async () => {
  passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  quickHash = await hash(password, { memoryCost: 9_728, timeCost: 1, parallelism: 1 })
})

/** Accounts with the same password, without the time to hash it for each. */
async function newAccounts(count: number, password_hash = passwordHash): Promise<string[]> {
  const accounts = Array.from({ length: count }, () => ({ id: randomUUID(), email: `${randomUUID()}@example.org` }))
  await server.connection.database
    .insertInto('users')
    .values(accounts.map((account) => ({ ...account, name: 'Amina', password_hash })))
    .execute()
  return accounts.map(({ email }) => email)
}

async function newAccount(): Promise<string> {
  return (await newAccounts(1))[0] ?? ''
}

const login = (email: string, { tried = 'not this one', device = '' } = {}) =>
  server.send('/api/auth/login', {
    method: 'POST',
    body: { email, password: tried },
    headers: device === '' ? {} : { Cookie: `sabi_device=${device}` },
  })
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)
const deviceOf = ({ headers }: Answer) => /sabi_device=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''

/** Guesses until the account accepts no more from this device. */
async function useUpGuesses(email: string, device?: string): Promise<void> {
  for (let n = 0; n < 10; n++) expect((await login(email, { device })).status).toBe(401)
  expect((await login(email, { device, tried: password })).status).toBe(429)
}

// AUTH-05, AUTH-18
test('judges 10 of 300 guesses that come at once, and refuses the others with the time to wait', async () => {
  const [known, unknown] = [await newAccount(), `${randomUUID()}@example.org`]
  for (const email of [known, unknown]) {
    const answers = await Promise.all(Array.from({ length: 300 }, () => login(email)))
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(290)
    for (const { headers, body } of refused) {
      expect(Number(headers.get('retry-after'))).toSatisfy((wait: number) => wait > 0 && wait <= 15 * 60)
      expect(body['error']).toBe('Too many failed attempts. Please wait a few minutes and try again.')
    }
    expect((await login(email, { tried: password })).status, 'even the right one').toBe(429)
  }
})

test('counts no sign-in with the right password, and does not touch other accounts', async () => {
  const [email, other] = [await newAccount(), await newAccount()]
  for (let n = 0; n < 12; n++) expect((await login(email, { tried: password })).status).toBe(200)
  await useUpGuesses(email)
  expect((await login(other, { tried: password })).status).toBe(200)
})

test('lets the owner in on a known device while strangers guess, and counts what that device guesses apart', async () => {
  const email = await newAccount()
  const device = deviceOf(await login(email, { tried: password }))
  await useUpGuesses(email)
  expect((await login(email, { tried: password, device })).status).toBe(200)
  expect((await login(email, { tried: password, device: `${device.slice(0, -1)}_` })).status).toBe(429)
  await useUpGuesses(email, device)
})

test('a device is known to those who signed in on it, and to no other account', async () => {
  const [email, other] = [await newAccount(), await newAccount()]
  const device = deviceOf(await login(other, { tried: password }))
  await useUpGuesses(email)
  expect((await login(email, { tried: password, device })).status).toBe(429)
})

test('keeps no address of anyone who guesses', async () => {
  const email = `${randomUUID()}@example.org`
  await login(email)
  const { rows } = await sql<{ key: string }>`select key from limits`.execute(server.connection.database)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(email)
})

test.each([
  ['the password was changed', { password_hash: 'another' }],
  ['the second factor was turned on', { second_factor_since: new Date() }],
])('a sign-in that began before %s opens nothing', async (_, change) => {
  const email = await newAccount()
  const { database } = server.connection
  const changed = database.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set(change).where('email', '=', email).execute()
    const late = login(email, { tried: password })
    // It has judged the old password, and waits for the account.
    await untilWaiting(database, 1)
    return { late }
  })
  expect((await (await changed).late).status).toBe(401)
})

test('hashes one password at a time and turns a crowd away with 503 and Retry-After', async () => {
  const emails = await newAccounts(60)
  const answers = await Promise.all(emails.map((email) => login(email, { tried: password })))
  const refused = answers.filter(({ status }) => status === 503)
  expect(statuses(answers).filter((status) => status === 200).length).toBeGreaterThanOrEqual(20)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a flood from one place leaves a way in from others, and one caller with many addresses is one place', async () => {
  const knock = (from: string) =>
    proxiedServer.send('/api/auth/login', {
      method: 'POST',
      body: { email: `${randomUUID()}@example.org`, password },
      headers: { 'X-Forwarded-For': from },
    })
  const flood = Array.from({ length: 100 }, (_, n) => knock(`2001:db8:bad:1::${n.toString(16)}`))
  const honest = ['203.0.113.7', '203.0.113.8', '2001:db8:900d:1::1'].map(knock)
  expect(statuses(await Promise.all(honest))).toEqual([401, 401, 401])
  expect(statuses(await Promise.all(flood))).toContain(503)
})

test('500 pupils behind one address all get in when they come back as they are asked to', async () => {
  const emails = await newAccounts(500, quickHash)
  const comeIn = async (email: string, place: number): Promise<number> => {
    for (;;) {
      const { status, headers } = await login(email, { tried: password })
      if (status !== 503) return status
      // No two of them press the button in the same moment.
      await sleep(Number(headers.get('retry-after')) * 1000 + (place % 50) * 20)
    }
  }
  expect(new Set(await Promise.all(emails.map(comeIn)))).toEqual(new Set([200]))
}, 120_000)
