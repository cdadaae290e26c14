import { afterAll, expect, onTestFinished, test } from 'vitest'
import { collectGarbage } from '../testing/collect-garbage.ts'
import { MailServer } from '../testing/mail-server.ts'
import { parseSettings } from '../platform/settings.ts'
import { createSender, type SendLetter } from './transport.ts'

const mailServer = await MailServer.start()
afterAll(() => mailServer.stop())

const site = { name: 'Sabi Prep', supportEmail: null }
const mail = { id: 'mail-1', kind: 'test', address: 'amina@example.org', userId: null, details: {}, site }
const letter = { subject: 'Hello', paragraphs: ['How are you?'] }

function newSender(wholeMs?: number): SendLetter {
  const send = createSender(parseSettings({ SMTP_URL: mailServer.url }), wholeMs)
  if (send === null) throw new Error('The settings name a mail server')
  return send
}

test('a mail server that never takes a mail is left in time, also where garbage is collected meanwhile', async () => {
  collectGarbage()
  onTestFinished(mailServer.hold())
  const kept = new AbortController()
  const sending = newSender(1_000)(mail, letter, kept.signal)
  await expect(sending).rejects.toMatchObject({ message: 'The mail server took too long.', isPermanent: false })
})

test('gives the answer of a mail server that takes its time', async () => {
  const release = mailServer.hold()
  const arrival = mailServer.untilWordsArrive()
  const sending = newSender(20_000)(mail, letter)
  await arrival
  release()
  expect(await sending).toContain('250')
})
