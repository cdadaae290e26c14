import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { useTestServer } from '../../testing/test-server.ts'
import { EmailsOfAddress } from './emails-of-address.ts'
import { networkLimitOfCall, NetworkLimit } from './network-limit.ts'

const server = useTestServer()
const newLimit = () =>
  new NetworkLimit(server.connection.pool, { name: 'tries', points: 2, windowSeconds: 60, message: 'Too many.' })
const networkOf48 = (part: number) => `2001:db8:1:${part}::/64`

beforeEach(async () => void (await sql`delete from limits`.execute(server.connection.database)))

async function pointsByKey(): Promise<Record<string, number>> {
  const rows = await server.connection.pool.query<{ key: string; points: number }>('select key, points from limits')
  return Object.fromEntries(rows.rows.map(({ key, points }) => [key, points]))
}

test('lets the networks of a /48 do four times as much together as one of them, and no others less', async () => {
  const limit = newLimit()
  for (let n = 0; n < 8; n++) await limit.count(networkOf48(n))
  await expect(limit.count(networkOf48(8))).rejects.toMatchObject({ status: 429, message: 'Too many.' })
  await expect(limit.count('2001:db8:2:0::/64')).resolves.toBeUndefined()
  expect(await pointsByKey()).toMatchObject({ 'tries:2001:db8:1:8::/64': 0, 'tries-wider:2001:db8:1::/48': 8 })
})

test('lets all networks of a site do twenty times as much together as one of them, where a call limits its networks', async () => {
  const limit = networkLimitOfCall(
    server.connection.pool,
    { times: 2, per: 'hour', of: 'network of visitors' },
    { name: 'tries', message: 'Too many.' },
  )
  for (let n = 0; n < 40; n++) await limit.count(`198.51.100.${n}`)
  await expect(limit.count('203.0.113.1')).rejects.toMatchObject({ status: 429, message: 'Too many.' })
  await expect(limit.count('2001:db8:1:1::/64')).rejects.toMatchObject({ status: 429 })
  expect(await pointsByKey(), 'what the site refused counts for no network').toMatchObject({ 'tries:203.0.113.1': 0 })
})

test('counts an address of IPv4 for itself only', async () => {
  const limit = newLimit()
  for (let n = 0; n < 20; n++) await limit.count(`198.51.100.${n}`)
  expect(Object.keys(await pointsByKey()).filter((key) => key.includes('wider'))).toEqual([])
})

test('counts in neither what the network’s own limit refuses or what was free', async () => {
  const limit = newLimit()
  await limit.count(networkOf48(1))
  await limit.spend(
    networkOf48(1),
    async () => 'free',
    () => true,
  )
  await limit.count(networkOf48(1))
  await expect(limit.count(networkOf48(1))).rejects.toThrow('Too many.')
  expect(await pointsByKey()).toMatchObject({ 'tries-wider:2001:db8:1::/48': 2 })
})

test('counts the emails of a /48, and takes back there what it forgives', async () => {
  const windows = [{ seconds: 60, emails: 1 }]
  const emails = new EmailsOfAddress(server.connection, {
    name: 'mails',
    windows,
    onceSeconds: 60,
    message: 'Too many.',
  })
  for (let n = 0; n < 4; n++) await emails.count({ network: networkOf48(n), email: `${n}@example.org` })
  await expect(emails.demandRoom(networkOf48(9))).rejects.toMatchObject({ status: 429 })
  await expect(emails.demandRoom('2001:db8:2:0::/64')).resolves.toBeUndefined()
  await emails.forgive({ network: networkOf48(0), email: '0@example.org' })
  await expect(emails.demandRoom(networkOf48(9))).resolves.toBeUndefined()
})
