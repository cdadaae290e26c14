import { readFileSync } from 'node:fs'
import { SystemInfo } from '@sabi/shared/administration/system-calls'
import { expect, test } from 'vitest'
import { insertMail } from '../mail/outbox.queries.ts'
import { useTestServer } from '../testing/test-server.ts'

const server = useTestServer({
  APP_NAME: 'Our Prep',
  CONTACT_EMAIL: 'help@school.example',
  DATA_DIR: '/nowhere/at/all',
})
const reachable = useTestServer({ BASE_URL: 'https://prep.school.example', SETTINGS_ENABLED: 'false', DATA_DIR: '/' })

async function systemInfo(of: typeof server): Promise<SystemInfo> {
  const { body } = await of.send('/api/admin/system', { as: await of.newAdministrator() })
  return SystemInfo.parse(body['data'])
}

// ADMIN-02
test('shows in System Info what exists, and nothing else', async () => {
  const info = await systemInfo(server)
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  expect(info).toMatchObject({
    environment: 'development',
    appVersion: version,
    nodeVersion: process.versions.node,
    mail: { isConfigured: false, waiting: expect.any(Number), failed: 0, lastError: null },
    ai: { isConfigured: false, host: null, models: [], pausedSince: null, today: { calls: 0, cost: null } },
    disk: null,
    lastBackupAt: null,
    bankVersion: 'test-1',
    secondFactor: 'optional',
  })
  expect(info.database).toMatchObject({
    version: expect.stringMatching(/^PostgreSQL \d+/),
    isEmbedded: true,
    migration: expect.stringMatching(/^\d{4}-/),
  })
  expect(info.database.sizeBytes).toBeGreaterThan(1_000_000)
  expect(Date.parse(info.startedAt)).toBeLessThanOrEqual(Date.now())
})

// ADMIN-02
test('reads System Info at the time of the request', async () => {
  const before = await systemInfo(reachable)
  expect(before.environment).toBe('production')
  expect(before.disk?.totalBytes).toBeGreaterThan(before.disk?.freeBytes ?? 0)
  await insertMail(reachable.connection.database, { kind: 'verify-email', address: 'a@example.org' })
  await insertMail(reachable.connection.database, { kind: 'verify-email', address: 'b@example.org' })
  await reachable.connection.database
    .updateTable('mails')
    .set({ failed_at: new Date(), last_error: 'No such mailbox' })
    .where('address', '=', 'b@example.org')
    .execute()
  expect((await systemInfo(reachable)).mail).toMatchObject({ failed: 1, lastError: 'No such mailbox' })
})

test('tells everyone the name of the site, who runs it, and whether settings are on', async () => {
  expect((await server.send('/api/site')).body).toEqual({
    success: true,
    data: {
      name: 'Our Prep',
      supportEmail: 'help@school.example',
      areSettingsEnabled: true,
      canMail: false,
      examDates: [],
    },
  })
  expect((await reachable.send('/api/site')).body['data']).toMatchObject({
    supportEmail: null,
    areSettingsEnabled: false,
  })
})

test('lets an administrator rename the site, which shows at once and is saved', async () => {
  const as = await server.newAdministrator()
  const body = { name: ' Kings <Prep> ', supportEmail: 'Office@School.example' }
  const { body: reply } = await server.send('/api/admin/site', { method: 'PUT', as, body })
  const data = {
    name: 'Kings <Prep>',
    supportEmail: 'office@school.example',
    areSettingsEnabled: true,
    canMail: false,
    examDates: [],
  }
  expect(reply).toEqual({ success: true, data })
  expect((await server.send('/api/site')).body['data']).toEqual(data)
  expect((await server.send('/login')).body['text']).toContain('<title>Kings &lt;Prep&gt;</title>')
  const { body: audit } = await server.send('/api/admin/audit', { as })
  expect(audit['data']).toMatchObject([
    { action: 'site-changed', actor: as.user.email, details: { name: 'Kings <Prep>' } },
  ])
  expect(JSON.stringify(audit)).not.toContain('office@school.example')
})

test.each([
  { name: '  ', supportEmail: null },
  { name: 'x'.repeat(41), supportEmail: null },
  { name: 'Two\nlines', supportEmail: null },
  { name: 'Prep', supportEmail: 'nowhere' },
  { name: 'Prep' },
  [],
])('refuses an invalid site and keeps the current one: %j', async (body) => {
  const before = await server.send('/api/site')
  const as = await server.newAdministrator()
  expect((await server.send('/api/admin/site', { method: 'PUT', as, body })).status).toBe(400)
  expect((await server.send('/api/site')).body).toEqual(before.body)
})

const jamb = { body: 'JAMB', start: '2027-04-12', end: null }

test('lets an administrator set and remove exam dates, which everyone can read', async () => {
  const as = await server.newAdministrator()
  const set = (examDates: object[]) => server.send('/api/admin/exam-dates', { method: 'PUT', as, body: { examDates } })
  const examDates = [jamb, { body: 'WAEC', start: '2027-04-26', end: '2027-06-18' }]
  expect((await set(examDates)).body).toEqual({ success: true, data: examDates })
  expect((await server.send('/api/site')).body['data']).toMatchObject({ examDates })
  const { body: audit } = await server.send('/api/admin/audit', { as })
  const details = { JAMB: '2027-04-12 to ?', WAEC: '2027-04-26 to 2027-06-18' }
  expect(audit['data']).toContainEqual(expect.objectContaining({ action: 'exam-dates-set', details }))
  await set([])
  expect((await server.send('/api/site')).body['data']).toMatchObject({ examDates: [] })
})

test.each([
  [{ ...jamb, start: '2027-02-30' }],
  [{ ...jamb, start: '0202-04-12' }],
  [{ ...jamb, end: '2027-04-11' }],
  [{ ...jamb, end: 'soon' }],
  [{ ...jamb, body: 'GCE' }],
  [jamb, jamb],
])('refuses impossible exam dates with an explanation, and keeps the current ones: %j', async (...examDates) => {
  const before = await server.send('/api/site')
  const as = await server.newAdministrator()
  const sent = await server.send('/api/admin/exam-dates', { method: 'PUT', as, body: { examDates } })
  expect(sent.status).toBe(400)
  expect(sent.body['message']).toContain('its last day not before its first')
  expect((await server.send('/api/site')).body).toEqual(before.body)
})

// AUTH-18
test('lets only administrators see System Info, name the site, set exam dates or send a test email', async () => {
  const as = await server.newStudent()
  const calls: [string, string, object?][] = [
    ['GET', '/api/admin/system'],
    ['PUT', '/api/admin/site', { name: 'Mine', supportEmail: null }],
    ['PUT', '/api/admin/exam-dates', { examDates: [] }],
    ['POST', '/api/admin/test-mail'],
  ]
  for (const [method, path, body] of calls) {
    expect((await server.send(path, { method, body })).status).toBe(401)
    expect((await server.send(path, { method, body, as })).status).toBe(403)
  }
})
