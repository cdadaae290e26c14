import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { useTestServer } from '../testing/test-server.ts'
import { CommandRefused } from '../platform/command.ts'
import type { Letters } from './letter.ts'
import { runMailCommand } from './mail-command.ts'
import { claimMails, insertMail, updateMailFailed, updateMailSent } from './outbox.queries.ts'

const server = useTestServer({ BASE_URL: 'https://prep.example.org' })
const letters: Letters = {
  link: async () => ({
    subject: 'Your link',
    paragraphs: ['Hello Amina.'],
    link: { label: 'Open it', address: 'https://prep.example.org/verify-email?token=fresh' },
  }),
  plain: async () => ({ subject: 'News', paragraphs: ['Your password was changed.'] }),
  'to nobody': async () => null,
}
const run = (...words: string[]) => runMailCommand({ ...server.platform, letters }, words)

beforeEach(async () => {
  await server.connection.database.deleteFrom('mails').execute()
  await server.connection.database.deleteFrom('audit').execute()
})

async function post(address: string, kind = 'link'): Promise<string> {
  const { database } = server.connection
  await insertMail(database, { kind, address })
  const { id } = await database
    .selectFrom('mails')
    .select('id')
    .where('address', '=', address)
    .executeTakeFirstOrThrow()
  return id
}

test('lists what waits and what failed, then what was sent, with its age and its error', async () => {
  expect(await run()).toBe('There is no mail.')
  const { database } = server.connection
  const sent = await post('sent@example.org')
  await updateMailSent(database, sent)
  const failed = await post('failed@example.org')
  const [claimed] = await claimMails(database, { among: 'due', limit: 1 })
  await updateMailFailed(
    database,
    { id: failed, tries: claimed?.tries ?? 0 },
    { error: '550 Nobody here', pauseMs: null },
  )
  const waiting = await post('waiting@example.org')
  const makeOlder = (id: string, age: string) =>
    sql`update mails set created_at = now() - ${age}::interval where id = ${id}`.execute(database)
  await makeOlder(sent, '50 hours')
  await makeOlder(failed, '3 hours')
  const lines = (await run()).split('\n').map((line) => line.split(/ {2,}/))
  expect(lines).toEqual([
    [waiting.slice(0, 8), '0 min', 'link', 'waiting@example.org', 'waiting'],
    [failed.slice(0, 8), '3 h', 'link', 'failed@example.org', 'failed', '550 Nobody here'],
    [sent.slice(0, 8), '2 d', 'link', 'sent@example.org', 'sent'],
  ])
})

test('prints a mail as it would be sent, by its id or the beginning of it, and says that its link is a new one', async () => {
  const id = await post('amina@example.org')
  const printed = await run(id.slice(0, 6).toUpperCase())
  expect(printed).toBe(await run(id))
  expect(printed).toContain('To: amina@example.org\nSubject: Your link\n\nHello Amina.')
  expect(printed).toContain('https://prep.example.org/verify-email?token=fresh')
  expect(printed).toContain('The link was made just now.')
  expect(await run(await post('plain@example.org', 'plain'))).not.toContain('link')
})

test('notes that a link was made to be read, and of a mail without one nothing', async () => {
  const { database } = server.connection
  await run(await post('amina@example.org'))
  await run(await post('plain@example.org', 'plain'))
  const notes = await database.selectFrom('audit').select(['action', 'is_command_line', 'details']).execute()
  expect(notes).toEqual([{ action: 'link-made', is_command_line: true, details: { kind: 'link' } }])
})

test('says which mail it does not find, cannot tell from another, or cannot write', async () => {
  const { database } = server.connection
  await expect(run('%')).rejects.toThrow("There is no mail '%'.")
  await expect(run('00000000')).rejects.toThrow(CommandRefused)
  for (const end of ['1', '2']) {
    const id = `aaaaaaaa-0000-4000-8000-00000000000${end}`
    await database.insertInto('mails').values({ id, kind: 'of a later version', address: 'a@example.org' }).execute()
  }
  await expect(run('aaaa')).rejects.toThrow("More than one mail id begins with 'aaaa'")
  await expect(run('aaaaaaaa-0000-4000-8000-000000000001')).rejects.toThrow("kind 'of a later version'")
  expect(await run(await post('gone@example.org', 'to nobody'))).toContain('no longer has a recipient')
})
