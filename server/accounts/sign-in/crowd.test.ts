import { expect, onTestFinished, test } from 'vitest'
import { useTestServer } from '../../testing/test-server.ts'
import { passwords } from '../passwords/password-hasher.ts'

const server = useTestServer({ TRUSTED_PROXIES: 'loopback' })
const account = { email: 'amina@example.org', password: 'correct horse battery', name: 'Amina' }

const login = (headers: Record<string, string>) =>
  server.send('/api/auth/login', {
    method: 'POST',
    body: account,
    headers: { 'X-Forwarded-For': '203.0.113.9', ...headers },
  })

/** Keeps the queue of passwords full from many networks until the test ends, as guessers with many addresses do. */
function crowd(): void {
  let isOver = false
  const guess = async (network: string) => {
    while (!isOver) await passwords.verify(undefined, 'a guess', { network }).catch(() => new Promise(setImmediate))
  }
  const guesses = Array.from({ length: 60 }, (_, n) => guess(`network ${n}`))
  onTestFinished(async () => {
    isOver = true
    await Promise.all(guesses)
  })
}

// AUTH-05
test('lets owners in on known devices while guessers from many addresses fill the queue', async () => {
  const { headers } = await server.send('/api/auth/register', { method: 'POST', body: account })
  const device = /sabi_device=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''
  crowd()
  expect((await login({})).status, 'on an unknown device').toBe(503)
  const invented = await login({ Cookie: `sabi_device=${'a'.repeat(43)}` })
  expect(invented.status, 'with a mark that nobody gave').toBe(503)
  for (let n = 0; n < 5; n++) expect((await login({ Cookie: device })).status, 'on a known device').toBe(200)
})

test('gives every fourth turn to the others while owners fill their own queue', async () => {
  const order: string[] = []
  const ask = (name: string, network: string, isOwner: boolean) =>
    passwords.verify(undefined, 'a guess', { network, isOwner }).then(() => order.push(name))
  const owners = Array.from({ length: 8 }, (_, n) => ask('owner', `network ${n}`, true))
  await Promise.all([...owners, ask('other', 'elsewhere', false), ask('other', 'elsewhere', false)])
  expect(order.filter((name) => name === 'other')).toHaveLength(2)
  expect(order.indexOf('other')).toBeLessThanOrEqual(4)
  expect(order.lastIndexOf('other')).toBeLessThanOrEqual(8)
})
