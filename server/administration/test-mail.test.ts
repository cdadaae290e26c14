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

test('sends a mail to the administrator at once, and says what the mail server answered', async () => {
  const as = await server.newAdministrator()
  const { status, body } = await server.send(path, { method: 'POST', as })
  expect(status).toBe(200)
  expect(body['message']).toMatch(new RegExp(`^Sent to ${as.user.email}\\. The mail server said: 250 `))
  expect(await mailServer.mailTo(as.user.email)).toMatchObject({ subject: 'Kings Prep can send mail' })
})

test('says why the mail server took none', async () => {
  const as = await server.newAdministrator()
  mailServer.fail({ refuse: 'recipient', code: 550 })
  const { status, body } = await server.send(path, { method: 'POST', as })
  expect(status).toBe(503)
  expect(body['error']).toMatch(/^The mail server refused: .*550 No recipient like this/)
})

test('says that there is no mail server, and how to name one', async () => {
  const { status, body } = await withoutMail.send(path, { method: 'POST', as: await withoutMail.newAdministrator() })
  expect([status, body['error']]).toEqual([409, 'Mail is not configured. Set SMTP_URL.'])
})

test('sends five in ten minutes at most', async () => {
  const as = await server.newAdministrator()
  for (let sent = 0; sent < 5; sent++) expect((await server.send(path, { method: 'POST', as })).status).toBe(200)
  expect((await server.send(path, { method: 'POST', as })).status).toBe(429)
})
