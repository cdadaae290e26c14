import { afterAll, beforeAll, expect, test } from 'vitest'
import { MailServer } from '../testing/mail-server.ts'
import { TestServer, useTestServer } from '../testing/test-server.ts'

const withoutMail = useTestServer()

let mailServer: MailServer
let server: TestServer
let stop: () => Promise<void>
beforeAll(async () => {
  mailServer = await MailServer.start()
  server = new TestServer({ SMTP_URL: mailServer.url, APP_NAME: 'Kings Prep' })
  stop = await server.start()
})
afterAll(async () => {
  await stop()
  await mailServer.stop()
})

const path = '/api/admin/test-mail'

test('sends a test email to the administrator at once and returns the mail server’s reply', async () => {
  const as = await server.newAdministrator()
  const { status, body } = await server.send(path, { method: 'POST', as })
  expect(status).toBe(200)
  expect(body['message']).toMatch(new RegExp(`^Sent to ${as.user.email}\\. The mail server replied: 250 `))
  expect(await mailServer.mailTo(as.user.email)).toMatchObject({ subject: 'Kings Prep can send mail' })
})

test('says why the mail server refused an email', async () => {
  const as = await server.newAdministrator()
  mailServer.fail({ refuse: 'recipient', code: 550 })
  const { status, body } = await server.send(path, { method: 'POST', as })
  expect(status).toBe(503)
  expect(body['error']).toMatch(/^The mail server refused: .*550 No recipient like this/)
})

test('says that no mail server is configured, and how to configure one', async () => {
  const { status, body } = await withoutMail.send(path, { method: 'POST', as: await withoutMail.newAdministrator() })
  expect([status, body['error']]).toEqual([409, 'Mail is not configured. Set SMTP_URL.'])
})

test('limits test emails to five in ten minutes', async () => {
  const as = await server.newAdministrator()
  for (let sent = 0; sent < 5; sent++) expect((await server.send(path, { method: 'POST', as })).status).toBe(200)
  expect((await server.send(path, { method: 'POST', as })).status).toBe(429)
})
