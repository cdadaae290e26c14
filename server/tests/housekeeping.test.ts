import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { purges } from '../app.ts'
import { keepHouse } from '../platform/housekeeping.ts'
import { useTestServer } from '../testing/test-server.ts'

const server = useTestServer()
const ago = (age: string) => sql<Date>`now() - ${age}::interval`
const ahead = sql<Date>`now() + interval '1 hour'`

const keepHouseTwiceAtOnce = () =>
  Promise.all([keepHouse(server.connection.database, purges), keepHouse(server.connection.database, purges)])

// AUTH-14
test('throws out sign-ins that are over or idle, links that expired, and devices long not seen; keeps the others', async () => {
  const { database } = server.connection
  const { user } = await server.newStudent()
  const [ended, idle, live] = [randomBytes(32), randomBytes(32), randomBytes(32)]
  const session = { user_id: user.id }
  await database
    .insertInto('sessions')
    .values([
      { ...session, token_hash: ended, expires_at: ago('1 second') },
      { ...session, token_hash: idle, expires_at: ahead, last_used_at: ago('31 days') },
      { ...session, token_hash: live, expires_at: ahead, last_used_at: ago('29 days') },
    ])
    .execute()
  const link = { user_id: user.id, kind: 'verify-email' as const, email: user.email }
  await database
    .insertInto('account_tokens')
    .values([
      { ...link, token_hash: ended, expires_at: ago('25 hours') },
      { ...link, token_hash: live, expires_at: ago('23 hours') },
    ])
    .execute()
  await database
    .insertInto('known_devices')
    .values([
      { user_id: user.id, token_hash: ended, last_used_at: ago('401 days') },
      { user_id: user.id, token_hash: live, last_used_at: ago('399 days') },
    ])
    .execute()
  await keepHouseTwiceAtOnce()

  const hashesIn = async (table: 'sessions' | 'account_tokens' | 'known_devices') => {
    const rows = await database.selectFrom(table).select('token_hash').where('user_id', '=', user.id).execute()
    const hashes = new Set(rows.map(({ token_hash }) => token_hash.toString('hex')))
    return [ended, idle, live].map((hash) => hashes.has(hash.toString('hex')))
  }
  expect(await hashesIn('sessions')).toEqual([false, false, true])
  expect(await hashesIn('account_tokens')).toEqual([false, false, true])
  expect(await hashesIn('known_devices')).toEqual([false, false, true])
})

// CONT-01
test('forgets messages after 180 days', async () => {
  const { database } = server.connection
  const message = { name: 'Amina', email: 'amina@example.org', subject: 'Hello', message: 'A question.' }
  const [kept, gone] = [randomUUID(), randomUUID()]
  await database
    .insertInto('messages')
    .values([
      { ...message, id: kept, sent_at: ago('179 days') },
      { ...message, id: gone, sent_at: ago('181 days') },
    ])
    .execute()
  await keepHouseTwiceAtOnce()
  expect(await database.selectFrom('messages').select('id').execute()).toEqual([{ id: kept }])
})

test('forgets mails a week after they were sent or began to wait in vain, and failed ones after 30 days', async () => {
  const { database } = server.connection
  const mail = () => ({ id: randomUUID(), kind: 'link', address: 'a@example.org', created_at: ago('40 days') })
  const kept = [
    { ...mail(), sent_at: ago('6 days') },
    { ...mail(), failed_at: ago('29 days') },
    { ...mail(), created_at: ago('6 days') },
  ]
  const gone = [
    { ...mail(), sent_at: ago('8 days') },
    { ...mail(), failed_at: ago('31 days') },
    { ...mail(), created_at: ago('8 days') },
  ]
  await database.deleteFrom('mails').execute()
  for (const row of [...kept, ...gone]) await database.insertInto('mails').values(row).execute()
  await keepHouseTwiceAtOnce()
  const left = await database.selectFrom('mails').select('id').execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted())
})

// AUTH-11
test('forgets after an hour who asked for a new password without having an account', async () => {
  const { database } = server.connection
  const { user } = await server.newStudent()
  await database.deleteFrom('mails').execute()
  const mail = { kind: 'reset-password', address: 'stranger@example.org', created_at: ago('61 minutes') }
  const kept = [
    { ...mail, id: randomUUID(), address: user.email },
    { ...mail, id: randomUUID(), created_at: ago('59 minutes') },
    { ...mail, id: randomUUID(), kind: 'contact' },
  ]
  for (const row of [...kept, { ...mail, id: randomUUID() }]) await database.insertInto('mails').values(row).execute()
  await keepHouseTwiceAtOnce()
  const left = await database.selectFrom('mails').select('id').execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted())
})
