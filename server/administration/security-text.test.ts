import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { updateSiteNames } from './site.queries.ts'
import { useTestServer } from '../testing/test-server.ts'
import { mountSecurityText } from './security-text.ts'

const quiet = useTestServer()
const known = useTestServer({ CONTACT_EMAIL: 'Help@school.example', BASE_URL: 'https://prep.school.example/' })

const path = '/.well-known/security.txt'

test('names a contact for security reports, an expiry date and its own address', async () => {
  const { status, body, headers } = await known.send(path)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = String(body['text']).trim().split('\n')
  expect(lines).toEqual([
    'Contact: mailto:help@school.example',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages: en',
    'Canonical: https://prep.school.example/.well-known/security.txt',
  ])
  const days = (Date.parse(lines[1]?.slice('Expires: '.length) ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(175)
  expect(days).toBeLessThan(190)
})

test('names the contact form without a support address, and otherwise the address an administrator chose', async () => {
  const { status, body: before } = await quiet.send(path)
  expect(status).toBe(200)
  expect(before['text']).toMatch(/^Contact: http:\/\/localhost:\d+\/contact\nExpires: /)
  await updateSiteNames(quiet.connection.database, { name: 'Prep', supportEmail: 'us@example.org' })
  const { body } = await quiet.send(path)
  expect(body['text']).toMatch(/^Contact: mailto:us@example\.org\nExpires: \S+\nPreferred-Languages: en\n$/)
})

test('answers a crowd of simultaneous requests with one query', async () => {
  let queries = 0
  const database = known.connection.database.withPlugin({
    transformQuery({ node }) {
      queries++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const app = fastify()
  onTestFinished(() => app.close())
  mountSecurityText(app, { database, settings: known.platform.settings })
  await app.ready()
  const replies = await Promise.all(Array.from({ length: 50 }, () => app.inject(path)))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(queries).toBe(1)
})
