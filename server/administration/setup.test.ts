import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dumpTables } from '../testing/dump.ts'
import { tokenOf, useTestServer } from '../testing/test-server.ts'
import { runCommand } from './commands.ts'
import { welcome } from './welcome.ts'

const server = useTestServer({ BASE_URL: 'https://prep.school.example' })

const invalid = 'This link is no longer valid.'
const newLink = invalidates('Restart the server to get a new one.')
const setUpAlready = invalidates('The site is already set up.')

function invalidates(advice: string): object {
  return { status: 403, body: { error: `${invalid} ${advice}` } }
}

/** The lines a server prints at startup. */
const start = async () => welcome(server.platform, { port: 3000, startedAtMs: performance.now() })
const newToken = async () => /token=([\w-]+)/.exec((await start())[0] ?? '')?.[1] ?? ''

function setUp(token: string, { email = `${randomUUID()}@example.org`, password = 'green mango tree' } = {}) {
  const site = { name: 'Kings Prep', supportEmail: 'Office@School.example' }
  return server.send('/api/setup', { method: 'POST', body: { token, name: 'Ngozi Eze', email, password, site } })
}

async function countAdministrators(): Promise<number> {
  const administrators = await server.connection.database
    .selectFrom('users')
    .select('id')
    .where('account_type', '=', 'admin')
    .execute()
  return administrators.length
}

const forgiveGuesses = async () => sql`delete from limits`.execute(server.connection.database)

beforeEach(async () => {
  const { database } = server.connection
  await database.updateTable('users').set({ account_type: 'student' }).execute()
  await sql`update site set name = null, support_email = null, setup_token_hash = null, setup_expires_at = null`.execute(
    database,
  )
  await forgiveGuesses()
})

// AUTH-15
test('creates one administrator from the printed link, signs them in and names the site', async () => {
  const [line = '', ...others] = await start()
  expect(others).toEqual([])
  expect(line).toMatch(
    /^No administrator yet\. Set this site up: https:\/\/prep\.school\.example\/setup\?token=[\w-]{43}$/,
  )
  const email = `${randomUUID()}@example.org`
  const answer = await setUp(line.split('token=')[1] ?? '', { email })
  expect(answer).toMatchObject({ status: 201, body: { user: { email, name: 'Ngozi Eze', accountType: 'admin' } } })
  const headers = { Cookie: `sabi_session=${tokenOf(answer)}` }
  expect((await server.send('/api/admin/system', { headers })).status).toBe(200)
  expect((await server.send('/api/site')).body).toMatchObject({
    data: { name: 'Kings Prep', supportEmail: 'office@school.example' },
  })
  expect((await server.send('/')).body['text']).toContain('<title>Kings Prep</title>')
  expect(await runCommand({ ...server.platform, letters: {} }, ['audit'])).toContain(`set-up`)
})

// AUTH-13, AUTH-19
test('requires the first administrator to verify the email like everyone else', async () => {
  const email = `${randomUUID()}@example.org`
  await setUp(await newToken(), { email })
  const { database } = server.connection
  expect(
    await database.selectFrom('users').select('email_verified_at').where('email', '=', email).executeTakeFirst(),
  ).toEqual({ email_verified_at: null })
  expect(await database.selectFrom('mails').select('kind').where('address', '=', email).execute()).toEqual([
    { kind: 'verify-email' },
  ])
})

test('creates one administrator if twenty people open the link at once', async () => {
  const token = await newToken()
  const answers = await Promise.all(Array.from({ length: 20 }, () => setUp(token)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await countAdministrators()).toBe(1)
  expect(await setUp(token)).toMatchObject(setUpAlready)
})

test('keeps the link valid and creates nothing if the password is refused or the email is taken', async () => {
  const token = await newToken()
  const { email } = (await server.newStudent()).user
  expect(await setUp(token, { password: 'password123' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'body.password' }] },
  })
  const taken = await setUp(token, { email: email.toUpperCase() })
  expect(taken).toMatchObject({ status: 409, body: { fields: [{ path: 'body.email' }] } })
  expect(taken.body['error']).toContain(`npm run admin -- grant ${email}`)
  expect(await countAdministrators()).toBe(0)
  expect((await server.send('/api/site')).body).toMatchObject({ data: { name: 'Sabi Prep' } })
  expect((await setUp(token)).status).toBe(201)
})

test('refuses a wrong link, one from an earlier start and an expired one', async () => {
  const earlier = await newToken()
  const token = await newToken()
  expect(await setUp('A'.repeat(43))).toMatchObject(newLink)
  expect(await setUp(earlier)).toMatchObject(newLink)
  await sql`update site set setup_expires_at = now()`.execute(server.connection.database)
  expect(await setUp(token)).toMatchObject(newLink)
})

test('invalidates the link when an administrator is created another way', async () => {
  const token = await newToken()
  const { email } = (await server.newStudent()).user
  await runCommand({ ...server.platform, letters: {} }, ['grant', email])
  expect(await setUp(token)).toMatchObject(setUpAlready)
  await server.connection.database.updateTable('users').set({ account_type: 'student' }).execute()
  expect(await setUp(token)).toMatchObject(newLink)
})

test('limits guesses to twenty, and keeps the right link valid', async () => {
  const token = await newToken()
  for (let tries = 0; tries < 20; tries++) expect((await setUp('A'.repeat(43))).status).toBe(403)
  const { status, headers } = await setUp('A'.repeat(43))
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  await forgiveGuesses()
  expect((await setUp(token)).status).toBe(201)
})

test('never stores the link itself in the database', async () => {
  const token = await newToken()
  const dump = JSON.stringify(await dumpTables(server.connection.database))
  expect(dump).not.toContain(token)
  expect(dump).not.toContain(Buffer.from(token).toString('hex'))
})

test('prints one link for processes that start together, and one at each later start', async () => {
  const startedAtMs = performance.now() - 1_000
  const together = await Promise.all(
    Array.from({ length: 4 }, () => welcome(server.platform, { port: 3000, startedAtMs })),
  )
  expect(together.flat()).toHaveLength(1)
  expect(await start()).toHaveLength(1)
})

// AUTH-15
test('mentions ADMIN_EMAIL, and makes that account an administrator once its address is verified', async () => {
  const { id, email } = (await server.newStudent()).user
  const platform = { ...server.platform, settings: { ...server.platform.settings, ADMIN_EMAIL: email } }
  const begin = async () => welcome(platform, { port: 3000, startedAtMs: performance.now() })
  expect(await begin()).toEqual([
    expect.stringContaining('No administrator yet.'),
    `Or register as ${email} and open the link sent to that address.`,
  ])
  expect(await countAdministrators()).toBe(0)
  await server.connection.database
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', id)
    .execute()
  expect(await begin()).toEqual([`${email} is now an administrator.`])
  expect(await begin()).toEqual([])
})
