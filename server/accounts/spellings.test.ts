import { afterAll, expect, test } from 'vitest'
import { MailServer } from '../testing/mail-server.ts'
import { mailsTo } from '../testing/mailbox.ts'
import { useTestServer } from '../testing/test-server.ts'
import { plainAddress } from './spellings.ts'

const mailServer = await MailServer.start()
afterAll(() => mailServer.stop())
const server = useTestServer({ SMTP_URL: mailServer.url, BASE_URL: 'https://prep.example.org' })

const register = (email: string) =>
  server.send('/api/auth/register', {
    method: 'POST',
    body: { email, password: 'correct horse battery', name: 'Amina' },
  })
const askForReset = (email: string) => server.send('/api/auth/reset-password', { method: 'POST', body: { email } })

async function countMails(about: RegExp): Promise<number> {
  await mailsTo('', { server, mailServer })
  return mailServer.mails.filter(({ to, subject }) => plainAddress(to) !== to && about.test(subject)).length
}

test('sends no more than twenty mails an hour to all spellings of one mailbox, which accounts for each would flood', async () => {
  const labelled = Array.from({ length: 22 }, (_, n) => `amina+${n}@gmail.com`)
  const dotted = ['a.mina@gmail.com', 'am.ina@gmail.com', 'a.m.i.n.a@googlemail.com']
  for (const email of [...labelled, ...dotted]) expect((await register(email)).status).toBe(201)
  expect(await countMails(/Confirm your email/)).toBe(20)
  for (const email of labelled) expect((await askForReset(email)).status).toBe(200)
  expect(await countMails(/new password/), 'links for a new password count too').toBe(0)
  const plain = 'amina@gmail.com'
  await register(plain)
  await askForReset(plain)
  const subjects = (await mailsTo(plain, { server, mailServer })).map(({ subject }) => subject)
  expect(subjects.toSorted(), 'the plain address is not limited by others').toEqual([
    'Choose a new password for Sabi Prep',
    'Confirm your email for Sabi Prep',
  ])
}, 60_000)

test('sends an owner who proved a labelled address a link for a new password, whatever strangers asked for', async () => {
  const own = 'bola+school@gmail.com'
  await register(own)
  await server.connection.database
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('email', '=', own)
    .execute()
  for (let n = 0; n < 21; n++) await register(`bola+${n}@gmail.com`)
  await mailsTo(own, { server, mailServer })
  await askForReset(own)
  const [newest] = (await mailsTo(own, { server, mailServer })).slice(-1)
  expect(newest?.subject).toBe('Choose a new password for Sabi Prep')
}, 60_000)

test.each([
  ['amina@example.org', 'amina@example.org'],
  ['amina+jamb+2@example.org', 'amina@example.org'],
  ['ami.na@example.org', 'ami.na@example.org'],
  ['+jamb@example.org', '+jamb@example.org'],
  ['a.mi.na+jamb@googlemail.com', 'amina@gmail.com'],
])('reads %s as a spelling of %s', (email, plain) => expect(plainAddress(email)).toBe(plain))
