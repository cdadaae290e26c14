import { request } from 'node:http'
import { expect, test } from 'vitest'
import { useTestServer, type TestServer } from '../../testing/test-server.ts'

const server = useTestServer()
const namedServer = useTestServer({ BASE_URL: 'http://prep.example.org', TRUSTED_PROXIES: 'loopback' })
const guardedServer = useTestServer({ ADMIN_SECOND_FACTOR: 'required' })
const refusal = 'This request did not come from our own pages.'

/** The status of a sign-out with these headers; `fetch` would not allow choosing the host. */
async function signOut(to: TestServer, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${to.url}/api/auth/logout`, { method: 'POST', headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end()
  })
}

test('refuses a call that changes something and comes from another site, or with a cookie and from nowhere', async () => {
  const student = await server.newStudent()
  const cookie = { Cookie: `sabi_session=${student.token}` }
  const logout = (headers: Record<string, string>) => server.send('/api/auth/logout', { method: 'POST', headers })
  const refused = await logout(cookie)
  expect(refused).toMatchObject({ status: 403, body: { error: refusal } })
  expect((await logout({ ...cookie, Origin: 'https://evil.example' })).status).toBe(403)
  expect((await logout({ ...cookie, Origin: 'null' })).status).toBe(403)
  expect((await logout({ ...cookie, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await logout({ ...cookie, 'Sec-Fetch-Site': 'same-site' })).status).toBe(403)
  expect((await logout({ Origin: 'https://evil.example' })).status).toBe(403)
  expect((await server.send('/api/auth/session', { headers: cookie })).body['success']).toBe(true)
  expect((await logout({ ...cookie, Origin: server.url })).status).toBe(200)
})

test.each([
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '192.168.43.1:3000',
  'school-server:3000',
  'prep.local',
  'prep.localhost:3000',
])('without an address of its own the site may be called %s', async (host) => {
  expect(await signOut(server, { Host: host, Origin: `http://${host}` })).toBe(200)
})

test.each(['evil.example', 'evil.example:3000', '127.0.0.1.evil.example', 'localhost.evil.example:3000', 'localhost.'])(
  'a name that was made to lead here is not ours: %s',
  async (host) => {
    expect(await signOut(server, { Host: host, Origin: `http://${host}` })).toBe(403)
    expect(await signOut(server, { 'X-Forwarded-Host': host, Origin: `http://${host}` })).toBe(403)
  },
)

test('where the site has an address that one is ours and no other, whatever a request says of its host', async () => {
  expect(await signOut(namedServer, { Origin: 'http://prep.example.org' })).toBe(200)
  expect(await signOut(namedServer, { Host: 'evil.example', Origin: 'http://prep.example.org' })).toBe(200)
  for (const host of ['evil.example', 'localhost:3000', 'prep.example.org.evil.example', 'prep.example.org:8080']) {
    expect(await signOut(namedServer, { Host: host, Origin: `http://${host}` })).toBe(403)
    expect(await signOut(namedServer, { 'X-Forwarded-Host': host, Origin: `http://${host}` })).toBe(403)
  }
  expect(await signOut(namedServer, { Origin: 'https://prep.example.org' })).toBe(403)
})

// AUTH-15, AUTH-18
test('where a second factor is required an administrator without one acts as none, but may turn it on', async () => {
  const [administrator, student] = [await guardedServer.newAdministrator(), await guardedServer.newStudent()]
  const send = (path: string, method = 'GET', body?: unknown) =>
    guardedServer.send(path, { method, body, as: administrator })
  for (const path of ['/api/imports', `/api/progress/${student.user.id}`])
    expect(await send(path)).toMatchObject({ status: 403, body: { error: 'Turn on the second factor first.' } })
  expect((await send(`/api/progress/${administrator.user.id}`)).status, 'of oneself').toBe(200)
  expect((await send('/api/auth/sessions')).status).toBe(200)
  expect((await send('/api/account/second-factor', 'POST', { password: administrator.password })).status).toBe(200)

  const { database } = guardedServer.connection
  await database
    .updateTable('sessions')
    .set({ has_second_factor: true })
    .where('user_id', '=', administrator.user.id)
    .execute()
  for (const path of ['/api/imports', `/api/progress/${student.user.id}`]) expect((await send(path)).status).toBe(200)
})

// AUTH-18
test('a student learns nothing of second factors: the refusal is the same as ever', async () => {
  const student = await guardedServer.newStudent()
  const { status, body } = await guardedServer.send('/api/imports', { as: student })
  expect(status).toBe(403)
  expect(body['error']).toBe("You don't have permission to do this.")
})
