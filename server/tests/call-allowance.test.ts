import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { User } from '@sabi/shared/accounts/account'
import { allowance } from '@sabi/shared/contract/allowance'
import type { Call } from '@sabi/shared/contract/call'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { routesOf } from '../app.ts'
import { CallRunner, type Gatekeeper } from '../platform/calls/call-runner.ts'
import { mount } from '../platform/calls/mount.ts'
import type { Viewer } from '../platform/calls/serve.ts'
import { createHttpServer } from '../platform/http/http.ts'
import { CallAllowance, pointsOf } from '../platform/limits/call-allowance.ts'
import { Gate } from '../platform/limits/gate.ts'
import { parseSettings } from '../platform/settings.ts'
import { sampleInputs, unknownBelongings } from '../testing/sample-inputs.ts'
import { useTestServer } from '../testing/test-server.ts'

const server = useTestServer()
const network = '127.0.0.1'
/** A reply of more rows is a heavy one. */
const fewRows = 100
let calls: Call[] = []
let viewer: Viewer

beforeAll(async () => {
  calls = routesOf(server.platform).map(({ call }) => call)
  const { user } = await server.newStudent()
  viewer = { user, sessionId: 's', hasSecondFactor: false, isShared: false, isEmailVerified: true }
})

const asUser = (user: Partial<User>): Viewer => ({ ...viewer, user: { ...viewer.user, ...user } })
const newAllowance = () => new CallAllowance({ isNewcomer: ({ user }) => user.name === 'Newcomer' })

/** Every route, with handlers that only say that they ran. */
async function mountAll(viewing: Viewer | null, used: CallAllowance) {
  const ran: string[] = []
  const gatekeeper: Gatekeeper = {
    needsSecondFactor: false,
    identify: async () => viewing,
    isInClass: async () => true,
    noteReach: async () => undefined,
    noteLook: async () => undefined,
    withReads: (_, __, run) => run(server.connection.database),
    context: () => ({
      network,
      networkMark: () => null,
      userAgent: '',
      cookies: { turn: null, names: () => [], get: () => undefined, set: () => undefined, clear: () => undefined },
    }),
  }
  const app = await createHttpServer(parseSettings({ LOG_LEVEL: 'silent' }), {
    inline: { inlineScriptHashes: [], inlineStyleHashes: [] },
    capacity: { connections: 10, pages: 10 },
  })
  onTestFinished(() => app.close())
  const routes = calls.map((call) => ({ call, run: async () => void ran.push(call.path) }))
  mount(app, routes, new CallRunner({ gatekeeper, gate: new Gate({ places: 1 }), allowance: used }))
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), ran }
}

async function statusOf(url: string, call: Call) {
  const { params = {}, body } = sampleInputs[`${call.method} ${call.path}`]?.(unknownBelongings()) ?? {}
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? randomUUID())
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  const reply = await fetch(url + path, { method: call.method, ...sent })
  return { status: reply.status, retryAfter: Number(reply.headers.get('Retry-After')) }
}

test.each([
  ['a visitor', () => null],
  ['an account', () => viewer],
  ['an administrator', () => asUser({ accountType: 'admin' })],
])('refuses every call of the contract to %s whose allowance is used up', async (_, viewing) => {
  const used = newAllowance()
  used.take(allowance.ofNetwork, { viewer: viewing(), network })
  const { url, ran } = await mountAll(viewing(), used)
  for (const call of calls) {
    const { status, retryAfter } = await statusOf(url, call)
    expect([call.path, status]).toEqual([call.path, 429])
    expect(retryAfter).toBeGreaterThan(0)
  }
  expect(ran).toEqual([])
})

/** The most rows for which the query of a call can ask. */
function mostRowsOf({ query }: Call): number {
  if (query === undefined) return 0
  const { limit } = z.toJSONSchema(query, { io: 'output', unrepresentable: 'any' }).properties ?? {}
  return typeof limit === 'object' ? (limit.maximum ?? 0) : 0
}

test('weighs more than one point: a call that reads the log of a student, gives a file, or gives many rows', () => {
  const heavy = calls.filter((call) => call.isOfLog === true || call.givesFile === true || mostRowsOf(call) > fewRows)
  expect(heavy.length).toBeGreaterThan(15)
  expect(
    heavy
      .filter((call) => pointsOf(call, { limit: mostRowsOf(call) }) <= 1)
      .map(({ method, path }) => `${method} ${path}`),
  ).toEqual([])
})

test('lets 500 phones of newcomers behind one address practise for ten minutes', () => {
  const used = newAllowance()
  // Three sessions of 20 questions: 60 batches, 3 draws of 6, 9 counts of 31, the plan 3 times 60, the score 70, the mistakes 40, and 50 others.
  const pointsOfPhone = 60 + 3 * 6 + 9 * 31 + 3 * 60 + 70 + 40 + 50
  for (let phone = 0; phone < 500; phone++)
    used.take(pointsOfPhone, { viewer: asUser({ id: randomUUID(), name: 'Newcomer' }), network })
  const next = { viewer: asUser({ id: randomUUID(), name: 'Newcomer' }), network }
  expect(() => used.take(1, next)).not.toThrow()
})

test('takes nothing from an established account for what newcomers and visitors of its network did', () => {
  const used = newAllowance()
  used.take(allowance.ofNetwork, { viewer: null, network })
  used.take(allowance.ofNetwork, { viewer: asUser({ id: randomUUID(), name: 'Newcomer' }), network })
  expect(() => used.take(1, { viewer: null, network })).toThrow('Too many requests came from this network.')
  expect(() => used.take(1, { viewer: asUser({ id: randomUUID(), name: 'Newcomer' }), network })).toThrow(
    'this network',
  )
  expect(() => used.take(1, { viewer, network })).not.toThrow()
})

test('counts the networks of a /48 together, at four times the allowance of one', () => {
  const used = newAllowance()
  for (const own of ['1', '2', '3', '4'])
    used.take(allowance.ofNetwork, { viewer: null, network: `2001:db8:1:${own}::/64` })
  expect(() => used.take(1, { viewer: null, network: '2001:db8:1:5::/64' })).toThrow('Too many requests')
  expect(() => used.take(1, { viewer: null, network: '2001:db8:2:5::/64' })).not.toThrow()
})

test('docs/security.md names the points of each call that takes more than one', async () => {
  const document = await readFile(new URL('../../docs/security.md', import.meta.url), 'utf8')
  const weighty = calls.filter(({ weight = 1 }) => weight > 1)
  expect(weighty.length).toBeGreaterThan(15)
  for (const { method, path, weight } of weighty)
    expect(document).toMatch(new RegExp(`\\| \`${method} ${path}\` +\\| ${weight} +\\|`))
  const named = [...document.matchAll(/\| `((?:GET|POST) \S+)` +\| (\d+) +\|/g)]
  expect(named.map(([, name]) => name).toSorted()).toEqual(
    weighty.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
})

test('takes more points for more rows and for flags that ask for more work', () => {
  const call = { weight: 2, rowsOfPoint: 60, pointsOfFlag: { random: 5, standings: 30 } }
  expect(pointsOf(call, {})).toBe(2)
  expect(pointsOf(call, { limit: '500', random: 'true' })).toBe(2 + 8 + 5)
  expect(pointsOf(call, { random: 'false', standings: 'true' })).toBe(32)
  expect(pointsOf({}, { random: 'true', limit: '500' })).toBe(1)
})
