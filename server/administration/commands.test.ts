import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { lettersOf } from '../app.ts'
import { CommandRefused } from '../platform/command.ts'
import { createSeal } from '../platform/seal.ts'
import { dumpTables } from '../testing/dump.ts'
import { tokenOf, useTestServer, type TestStudent } from '../testing/test-server.ts'
import { runCommand, usage } from './commands.ts'

const server = useTestServer({ BASE_URL: 'https://prep.school.example' })
const run = (...words: string[]) => runCommand({ ...server.platform, letters: lettersOf(server.platform) }, words)

beforeEach(async () => {
  const { database } = server.connection
  await database.updateTable('users').set({ account_type: 'student' }).execute()
  await database.deleteFrom('audit').execute()
})

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-admin-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const login = async ({ user: { email } }: TestStudent, password: string) =>
  server.send('/api/auth/login', { method: 'POST', body: { email, password } })

// AUTH-15, AUTH-18
test('grants and revokes administrator access, and the server enforces it', async () => {
  const [student, other] = [await server.newStudent(), await server.newStudent()]
  const path = `/api/progress/${other.user.id}`
  expect((await server.send(path, { as: student })).status).toBe(403)
  const granted = await run('grant', student.user.email.toUpperCase())
  expect(granted).toContain('is now an administrator')
  expect(granted).toContain('second factor')
  expect((await server.send('/api/auth/session', { as: student })).body).toMatchObject({
    user: { accountType: 'admin' },
  })
  expect((await server.send(path, { as: student })).status).toBe(200)
  expect(await run('list')).toBe(`${student.user.email}  Amina Bello  second factor off`)
  expect(await run('grant', student.user.email)).toContain('is already an administrator')

  await run('grant', other.user.email)
  await run('revoke', student.user.email)
  expect((await server.send(path, { as: student })).status).toBe(403)
})

// AUTH-15
test('warns when it makes an account with an unverified email an administrator', async () => {
  const [unproved, proved] = [await server.newStudent(), await server.newStudent()]
  const users = server.connection.database.updateTable('users').where('id', '=', proved.user.id)
  await users.set({ email_verified_at: new Date() }).execute()
  const warning = 'This email has not been verified'
  expect(await run('grant', unproved.user.email)).toContain(warning)
  expect(await run('grant', proved.user.email)).not.toContain(warning)
})

test('keeps the last administrator, even if the last two are revoked at once', async () => {
  expect(await run('list')).toBe('There is no administrator yet.')
  const emails = [(await server.newStudent()).user.email, (await server.newStudent()).user.email]
  for (const email of emails) await run('grant', email)
  const [first = '', second = ''] = emails
  const outcomes = await Promise.allSettled([run('revoke', first), run('delete', second, '--yes')])
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.map(({ reason }) => String(reason))).toEqual([
    expect.stringContaining('is the last administrator. Grant access to another account first.'),
  ])
  expect((await run('list')).split('\n')).toHaveLength(1)
})

// AUTH-12
test('prints a link that sets a new password once, for a site without mail', async () => {
  const student = await server.newStudent()
  const said = await run('reset-password', student.user.email)
  const token = /https:\/\/prep\.school\.example\/reset-password\?token=([\w-]{43})$/.exec(said)?.[1] ?? ''
  const body = { token, password: 'a brand new one' }
  expect((await server.send('/api/auth/update-password', { method: 'POST', body })).status).toBe(200)
  expect((await login(student, student.password)).status).toBe(401)
  expect(tokenOf(await login(student, body.password))).not.toBe('')
  expect((await server.send('/api/auth/update-password', { method: 'POST', body })).status).toBe(400)
})

test('does not verify the email of an account through a link that was handed over', async () => {
  const student = await server.newStudent()
  const token = (await run('reset-password', student.user.email)).split('token=')[1]
  await server.send('/api/auth/update-password', { method: 'POST', body: { token, password: 'a brand new one' } })
  const row = await server.connection.database
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', student.user.id)
    .executeTakeFirst()
  expect(row).toEqual({ email_verified_at: null })
})

test('exports an account to a private file, and never overwrites one', async () => {
  const student = await server.newStudent()
  const folder = await temporaryFolder()
  const file = join(folder, 'data.zip')
  expect(await run('export', student.user.email, file)).toContain(`Wrote ${file}.`)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const files = unzipSync(await readFile(file))
  expect(Buffer.from(files['account.json'] ?? []).toString()).toContain(student.user.email)

  const taken = join(folder, 'taken.zip')
  await writeFile(taken, 'mine')
  await expect(run('export', student.user.email, taken)).rejects.toThrow(`Cannot write ${taken}`)
  expect(await readFile(taken, 'utf8')).toBe('mine')
  await expect(run('export', student.user.email)).rejects.toThrow('Name a file to write to')
})

test('includes the suspension date in the export of a suspended account', async () => {
  const student = await server.newStudent()
  const users = server.connection.database.updateTable('users').where('id', '=', student.user.id)
  await users.set({ suspended_at: new Date('2026-11-20T10:00:00Z') }).execute()
  expect((await server.send('/api/account/export', { as: student })).status).toBe(401)
  const file = join(await temporaryFolder(), 'data.zip')
  await run('export', student.user.email, file)
  const account = Buffer.from(unzipSync(await readFile(file))['account.json'] ?? []).toString()
  expect(JSON.parse(account)).toMatchObject({ suspendedAt: '2026-11-20T10:00:00.000Z' })
})

test('deletes an account only with confirmation, and leaves no trace of it', async () => {
  const student = await server.newStudent({ name: 'Zubaida Canary' })
  const { email, id } = student.user
  await run('reset-password', email)
  await expect(run('delete', email)).rejects.toThrow(`npm run admin -- delete ${email} --yes`)
  expect((await login(student, student.password)).status).toBe(200)
  expect(await run('delete', email, '--yes')).toBe(`Deleted ${email} and all its data.`)
  expect((await login(student, student.password)).status).toBe(401)
  const dump = JSON.stringify(await dumpTables(server.connection.database))
  for (const trace of [email, id, 'Zubaida Canary']) expect(dump).not.toContain(trace)
  await expect(run('delete', email, '--yes')).rejects.toThrow('There is no account with the email')
})

test('lists waiting mails, and shows the text of one', async () => {
  const { email } = (await server.newStudent()).user
  await server.send('/api/auth/reset-password', { method: 'POST', body: { email } })
  const line = (await run('mail')).split('\n').find((mail) => mail.includes(email) && mail.includes('reset-password'))
  expect(await run('mail', line?.split(' ')[0] ?? '')).toMatch(
    /https:\/\/prep\.school\.example\/reset-password\?token=[\w-]{43}/,
  )
})

test('records what is done at the terminal, and shows it', async () => {
  expect(await run('audit')).toBe('The audit log is empty.')
  const [kept, gone] = [(await server.newStudent()).user.email, (await server.newStudent()).user.email]
  const file = join(await temporaryFolder(), 'data.zip')
  await run('grant', kept)
  await run('grant', gone)
  await run('revoke', kept)
  await run('reset-password', kept)
  await run('export', kept, file)
  await run('grant', kept)
  await run('delete', gone, '--yes')
  const lines = (await run('audit')).split('\n').map((line) => line.replace(/^\S+ /, ''))
  expect(lines).toEqual([
    'deleted by command line',
    `granted by command line for ${kept}`,
    `exported by command line for ${kept}`,
    `link-made by command line for ${kept} kind: reset-password`,
    `revoked by command line for ${kept}`,
    'granted by command line',
    `granted by command line for ${kept}`,
  ])
  expect((await run('audit', '2')).split('\n')).toHaveLength(2)
})

test('explains what is wrong with a command, and how to use it', async () => {
  await expect(run()).rejects.toThrow(usage)
  for (const words of [['destroy'], ['constructor'], ['grant', '--force'], ['audit', 'many']])
    await expect(run(...words)).rejects.toThrow(CommandRefused)
  await expect(run('grant')).rejects.toThrow("'' is neither an email address nor a user name")
  await expect(run('grant', 'nobody')).rejects.toThrow("'nobody' is neither an email address nor a user name")
  await expect(run('grant', 'nobody@example.org')).rejects.toThrow('There is no account with the email')
  const { email } = (await server.newStudent()).user
  expect(await run('revoke', email)).toBe(`${email} is not an administrator.`)
})

test('lets an administrator who lost phone and recovery codes sign in again, and records it', async () => {
  const administrator = await server.newAdministrator()
  await server.connection.database
    .updateTable('users')
    .set({
      second_factor_secret: createSeal(server.platform.settings).seal('JBSWY3DPEHPK3PXP'),
      second_factor_since: new Date(),
    })
    .where('id', '=', administrator.user.id)
    .execute()
  const refused = await login(administrator, administrator.password)
  expect(refused).toMatchObject({ status: 401, body: { fields: [{ path: 'body.code' }] } })
  expect(await run('no-second-factor', administrator.user.email)).toContain('with the password only')
  expect((await login(administrator, administrator.password)).status).toBe(200)
  expect(await run('audit')).toContain('second-factor-off')
  await expect(run('no-second-factor', 'nobody@example.org')).rejects.toThrow('There is no account')
})
