import { once } from 'node:events'
import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { useTestServer } from '../../testing/test-server.ts'
import { parseSettings } from '../settings.ts'
import { createHttpServer } from './http.ts'
import { Refusal } from './refusal.ts'

const server = useTestServer()

test('names every reply and the version of the contract', async () => {
  const { headers } = await server.send('/api/topics')
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(headers.get('x-contract-version')).toBe('2')
})

test('compresses the questions of a session in one step, so the reply says its length, and a longer reply as it goes', async () => {
  const headersOf = async (path: string) => {
    const { status, headers } = await server.send(path, { headers: { 'Accept-Encoding': 'br' } })
    const length = headers.get('content-length')
    return [status, headers.get('content-encoding'), headers.get('vary'), length === null ? null : Number(length)]
  }
  const session = '/api/questions?random=true&subject=chemistry&limit=20'
  expect(await headersOf(session)).toEqual([200, 'br', 'accept-encoding', expect.any(Number)])
  expect(await headersOf('/api/openapi.json')).toEqual([200, 'br', 'accept-encoding', null])
})

test('lets no cache keep the reply to a call, refused or not', async () => {
  for (const path of ['/api/topics', '/api/auth/session', '/api/auth/stats'])
    expect([path, (await server.send(path)).headers.get('cache-control')]).toEqual([path, 'no-store'])
})

test('answers an unknown call with 404 as JSON', async () => {
  const { status, body } = await server.send('/api/nothing')
  expect(status).toBe(404)
  expect(body).toEqual({ success: false, error: 'Not found.', message: 'Not found.', requestId: expect.any(String) })
})

test('answers a path that cannot be decoded with 400, one that no file can have with 404', async () => {
  for (const [path, policy] of [
    ['/api/questions/%zz', "default-src 'none'"],
    ['/topics/%zz', "default-src 'self'"],
  ] as const) {
    const { status, body, headers } = await server.send(path)
    expect([path, status]).toEqual([path, 400])
    expect(body).toMatchObject({ success: false, error: 'This address is not valid.', requestId: expect.any(String) })
    expect(headers.get('x-request-id')).toBe(body['requestId'])
    expect(headers.get('content-security-policy')).toContain(policy)
  }
  for (const path of ['/api/%00', '/api/questions/'.padEnd(5000, 'x'), '/packs/%00', '/%00'])
    expect([path, (await server.send(path)).status]).toEqual([path, 404])
})

test('tells a browser that opens a page in words what is wrong, with a way to try again', async () => {
  const reply = await fetch(`${server.url}/topics/%zz`, { headers: { accept: 'text/html,*/*;q=0.8' } })
  expect([reply.status, reply.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
  const page = await reply.text()
  expect(page).toContain('<p>This address is not valid.</p>')
  expect(page).toContain('<a href="">Try again</a>')
})

test.each([
  ['is tried again after the time that a busy server names', 503, '<meta http-equiv="refresh" content="4">'],
  ['waits for its reader after too many requests', 429, '<a href="">Try again</a>'],
] as const)('a refused page %s', async (_, status, part) => {
  const app = await createHttpServer(parseSettings({ LOG_LEVEL: 'silent' }), {
    inline: { inlineScriptHashes: [], inlineStyleHashes: [] },
    capacity: { connections: 10, pages: 10 },
  })
  onTestFinished(() => app.close())
  app.get('/subjects', async () => Promise.reject(new Refusal(status, 'Later, please.', { retryAfterSeconds: 4 })))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const open = (accept: string) => fetch(`${url}/subjects`, { headers: { accept } })
  const page = await (await open('text/html')).text()
  expect(page).toContain(part)
  expect(page.includes('refresh')).toBe(status === 503)
  expect(await (await open('application/json')).json()).toMatchObject({ message: 'Later, please.' })
})

test('answers 400 to a body that is not JSON, 413 to one that is too large', async () => {
  const post = (body: string, type = 'application/json') =>
    server.send('/api/auth/login', { method: 'POST', body, headers: { 'Content-Type': type } })
  expect((await post('{"email":')).body).toMatchObject({ success: false, error: 'This request is not valid JSON.' })
  expect((await post('email=a', 'application/x-www-form-urlencoded')).status).toBe(400)
  expect((await post('{"__proto__":{"x":1}}')).status).toBe(400)
  expect((await post(`"${'x'.repeat(17_000)}"`)).status).toBe(413)
})

test('lets what is fetched for a page do nothing when it is opened by itself, in few words', async () => {
  for (const path of [
    '/api/auth/session',
    '/api/nothing',
    '/assets/nothing.js',
    '/fonts/nothing.woff2',
    '/packs/nothing',
  ]) {
    const { headers } = await server.send(path)
    expect([path, headers.get('content-security-policy')]).toEqual([path, "default-src 'none';frame-ancestors 'none'"])
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    expect([path, headers.get('cross-origin-resource-policy')]).toEqual([path, 'same-origin'])
    // Students pay for them with each of some sixty files.
    const words = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    expect(words.length, words).toBeLessThan(600)
  }
})

test('lets scripts and styles come from nowhere but here, without inline code', async () => {
  const { headers } = await server.send('/')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+(;|$)/)
  expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/=]+')+(;|$)/)
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script';trusted-types ours")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

// NAV-01, NAV-09
test('serves the app at its pages, and with 404 anywhere else', async () => {
  for (const path of ['/', '/login', '/topics/che-1', '/topics/phy-2/', '/dashboard?x=1', '/practice/'])
    expect([path, (await server.send(path)).status]).toEqual([path, 200])
  for (const path of [
    '/nowhere',
    '/topics/latin',
    '/topics/a/b',
    '/index.html',
    '/.pages/help.html',
    '/404',
    '/login/x',
    '/../etc/passwd',
    '/.vite/early-files.json',
    '/packs/static-questions.json.br',
  ])
    expect([path, (await server.send(path)).status]).toEqual([path, 404])
  const missing = await server.send('/nowhere')
  expect(missing.headers.get('content-type')).toContain('text/html')
  expect((await server.send('/assets/missing.js')).headers.get('content-type')).toContain('json')
})

test('describes every call in OpenAPI, with who may make it', async () => {
  const { body } = await server.send('/api/openapi.json')
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/sync/answers': { post: { security: [{ session: [] }, { bearer: [] }] } },
      '/api/scores/streak/{userId}': { get: { parameters: [{ name: 'userId', in: 'path' }, { name: 'tzOffset' }] } },
    },
  })
})

test('is alive and ready', async () => {
  expect(await server.send('/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } })
  expect(await server.send('/readyz')).toMatchObject({ status: 200, body: { status: 'ready', database: true } })
})

test('refuses a request that names two hosts', async () => {
  const { hostname, port } = new URL(server.url)
  const asked = request({ hostname, port, path: '/', headers: ['Host', 'a.example', 'Host', 'b.example'] }).end()
  const [reply] = await once(asked, 'response')
  expect(reply.statusCode).toBe(400)
  reply.resume()
})
