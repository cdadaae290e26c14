import { randomUUID } from 'node:crypto'
import { registrationsOfAddress, takenEmailsAnHour } from '@sabi/shared/accounts/sign-in-limits'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { useTestServer } from '../testing/test-server.ts'

const server = useTestServer()
const database = () => server.connection.database

beforeEach(async () => {
  await sql`delete from limits`.execute(database())
})

async function register(email = `${randomUUID()}@example.org`): Promise<number> {
  const body = { email, name: 'Amina', password: 'a word that nobody guesses' }
  return (await server.send('/api/auth/register', { method: 'POST', body })).status
}

const newTakenEmail = async () => (await server.newStudent()).user.email

// AUTH-03
test('tells from one address only of 300 emails an hour that they have an account', async () => {
  const [one, other] = [await newTakenEmail(), await newTakenEmail()]
  expect(await register(one)).toBe(409)
  await sql`update limits set points = ${takenEmailsAnHour - 1} where key like 'taken-emails-3600:%'`.execute(
    database(),
  )
  expect(await register(other)).toBe(409)
  expect(await register(one)).toBe(429)
  expect(await register()).toBe(429)
})

// AUTH-03
test('lets others behind the address register, however often someone there tries one email that is taken', async () => {
  const taken = await newTakenEmail()
  for (let n = 0; n < takenEmailsAnHour + 10; n++) expect(await register(taken)).toBe(409)
  expect(await register()).toBe(201)
  const { rows } = await sql<{
    points: number
  }>`select points from limits where key like 'registrations-600:%'`.execute(database())
  expect(rows, 'only what became an account counts').toEqual([{ points: 2 }])
})

// AUTH-06
test('lets others behind the address ask for a new password, however often someone there asks for one email', async () => {
  const ask = async (email: string) =>
    (await server.send('/api/auth/reset-password', { method: 'POST', body: { email } })).status
  const once = `${randomUUID()}@example.org`
  for (let n = 0; n < 510; n++) expect(await ask(once)).toBe(200)
  expect(await ask(`${randomUUID()}@example.org`)).toBe(200)
  await sql`update limits set points = 500 where key like 'reset-requests-600:%'`.execute(database())
  expect(await ask(`${randomUUID()}@example.org`)).toBe(429)
})

test.each(registrationsOfAddress)('takes $accounts new accounts from an address in $seconds seconds', async (rule) => {
  const { seconds, accounts } = rule
  expect(await register()).toBe(201)
  await sql`update limits set points = ${accounts - 1} where key like ${`registrations-${seconds}:%`}`.execute(
    database(),
  )
  expect([await register(), await register()]).toEqual([201, 429])
})
