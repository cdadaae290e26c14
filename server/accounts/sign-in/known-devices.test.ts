import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { mostWrongTries } from '@sabi/shared/accounts/sign-in-limits'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { tokenOf, useTestServer, type Answer } from '../../testing/test-server.ts'

const server = useTestServer({ TRUSTED_PROXIES: 'loopback' })
const password = 'correct horse battery'
let passwordHash = ''

beforeAll(async () => {
  passwordHash = await hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })
})

const database = () => server.connection.database

async function newAccount(): Promise<string> {
  const email = `${randomUUID()}@example.org`
  const account = { id: randomUUID(), email, name: 'Amina', password_hash: passwordHash }
  await database().insertInto('users').values(account).execute()
  return email
}

interface From {
  tried?: string
  cookie?: string
  address?: string
}

const login = (email: string, { tried = 'not this one', cookie = '', address = '198.51.100.1' }: From = {}) =>
  server.send('/api/auth/login', {
    method: 'POST',
    body: { email, password: tried },
    headers: { 'X-Forwarded-For': address, ...(cookie === '' ? {} : { Cookie: `sabi_device=${cookie}` }) },
  })

const cookieOf = ({ headers }: Answer) => /sabi_device=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''

/** Signs in as the owner, and returns the device's cookie. */
async function signIn(email: string, cookie = ''): Promise<string> {
  const reply = await login(email, { tried: password, cookie })
  expect(reply.status).toBe(200)
  return cookieOf(reply)
}

async function guess(email: string, times: number, from: From = {}): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let n = 0; n < times; n++) statuses.add((await login(email, from)).status)
  return statuses
}

/** As if strangers had closed the account to unknown devices. */
async function closeToStrangers(email: string): Promise<void> {
  await guess(email, 1, { address: '203.0.113.77' })
  await sql`update sign_in_tries set taken = ${mostWrongTries} where user_id = (select id from users where email = ${email})`.execute(
    database(),
  )
}

const status = async (reply: Promise<Answer>) => (await reply).status

// AUTH-05
test('gives each account on a device a separate mark, which lets none of the others in', async () => {
  const [sister, brother] = [await newAccount(), await newAccount()]
  const first = await signIn(sister)
  const both = await signIn(brother, first)
  for (const email of [sister, brother]) await closeToStrangers(email)
  expect(await status(login(brother, { tried: password, cookie: first })), 'with the sister’s mark').toBe(429)
  expect(await status(login(brother, { tried: password, cookie: both }))).toBe(200)
  expect(await status(login(sister, { tried: password, cookie: both }))).toBe(200)
})

// AUTH-05
test('takes no mark that someone left in the browser before the owner came', async () => {
  const planted = 'A'.repeat(43)
  const owner = await newAccount()
  const cookie = await signIn(owner, planted)
  await closeToStrangers(owner)
  expect(await status(login(owner, { tried: password, cookie: planted }))).toBe(429)
  expect(await status(login(owner, { tried: password, cookie }))).toBe(200)
})

// AUTH-05
test.each([
  ['from elsewhere', '203.0.113.9'],
  ['from the same network', '198.51.100.1'],
])('lets the owner in while someone guesses with a copy of the cookie %s', async (_, address) => {
  const owner = await newAccount()
  const cookie = await signIn(owner)
  expect(await guess(owner, 10, { cookie, address })).toEqual(new Set([401]))
  expect(await status(login(owner, { tried: password, cookie }))).toBe(200)
})

// AUTH-05
test('counts wrong tries on a known device towards what the account takes from anywhere', async () => {
  const owner = await newAccount()
  const cookie = await signIn(owner)
  for (let n = 0; n < mostWrongTries / 10; n++) {
    await guess(owner, 9, { cookie, address: `203.0.113.${n}` })
    await guess(owner, 1, { address: `203.0.113.${n}` })
  }
  expect(await status(login(owner, { tried: password, address: '203.0.113.200' }))).toBe(429)
  expect(await status(login(owner, { tried: password, cookie, address: '203.0.113.201' }))).toBe(200)
  expect(await status(login(owner, { tried: password, address: '203.0.113.9' })), 'once the owner was in').toBe(200)
})

// AUTH-05
test('forgets a device after 100 wrong tries in a row, wherever they come from', async () => {
  const owner = await newAccount()
  const cookie = await signIn(owner)
  for (let n = 0; n < mostWrongTries / 10; n++)
    expect(await guess(owner, 10, { cookie, address: `203.0.113.${n}` })).toEqual(new Set([401]))
  expect(await guess(owner, 1, { cookie, address: '203.0.113.200' })).toEqual(new Set([429]))
})

test('starts to count a device again once its owner has signed in on it', async () => {
  const owner = await newAccount()
  const cookie = await signIn(owner)
  await guess(owner, 5, { cookie })
  await signIn(owner, cookie)
  const { wrong_tries } = await database()
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'user_id')
    .select('wrong_tries')
    .where('email', '=', owner)
    .executeTakeFirstOrThrow()
  expect(wrong_tries).toBe(0)
})

test('knows the eight who signed in on a device last, in a cookie that does not grow', async () => {
  const owners: string[] = []
  let cookie = ''
  for (let n = 0; n < 10; n++) {
    const owner = await newAccount()
    owners.push(owner)
    cookie = await signIn(owner, cookie)
  }
  expect(cookie.length).toBeLessThan(400)
  for (const owner of owners) await closeToStrangers(owner)
  const statuses: number[] = []
  for (const owner of owners) statuses.push(await status(login(owner, { tried: password, cookie })))
  expect(statuses).toEqual([429, 429, ...Array.from({ length: 8 }, () => 200)])
})

const deleteWith = (token: string, tried: string) =>
  server.send('/api/account/delete', {
    method: 'POST',
    body: { password: tried },
    headers: { Authorization: `Bearer ${token}` },
  })

// AUTH-05
test('lets the owner delete the account while someone guesses in another of its sessions, which counts as well', async () => {
  const owner = await newAccount()
  const [copied, own] = [
    tokenOf(await login(owner, { tried: password })),
    tokenOf(await login(owner, { tried: password })),
  ]
  for (let n = 0; n < 10; n++) expect((await deleteWith(copied, 'not this one')).status).toBe(403)
  expect((await deleteWith(copied, password)).status).toBe(429)
  const tries = database().selectFrom('sign_in_tries').innerJoin('users', 'users.id', 'user_id')
  expect(await tries.select(['taken', 'wrong']).where('email', '=', owner).execute()).toEqual([
    { taken: 10, wrong: 10 },
  ])
  expect((await deleteWith(own, password)).status).toBe(200)
})

test('a session that was wrong 100 times in a week tries no more', async () => {
  const owner = await newAccount()
  const token = tokenOf(await login(owner, { tried: password }))
  await deleteWith(token, 'not this one')
  await sql`update limits set points = ${mostWrongTries} where key like 'session-guesses:%'`.execute(database())
  expect((await deleteWith(token, password)).status).toBe(429)
})
