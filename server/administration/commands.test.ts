import { expect, test } from 'vitest'
import { CommandRefused } from '../platform/command.ts'
import { useTestServer } from '../testing/test-server.ts'
import { runCommand } from './commands.ts'

const server = useTestServer()
const run = (...words: string[]) => runCommand(server.platform, words)

// AUTH-15, AUTH-18
test('grants and revokes what the server then enforces', async () => {
  const [student, other] = [await server.newStudent(), await server.newStudent()]
  const path = `/api/progress/${other.user.id}`
  expect((await server.send(path, { as: student })).status).toBe(403)
  expect(await run('grant', student.user.email.toUpperCase())).toContain('is now an administrator')
  expect((await server.send('/api/auth/session', { as: student })).body).toMatchObject({
    user: { accountType: 'admin' },
  })
  expect((await server.send(path, { as: student })).status).toBe(200)
  expect(await run('list')).toContain(student.user.email)

  await run('grant', other.user.email)
  await run('revoke', student.user.email)
  expect((await server.send(path, { as: student })).status).toBe(403)
})

test('keeps the last administrator', async () => {
  await server.connection.database.updateTable('users').set({ account_type: 'student' }).execute()
  expect(await run('list')).toBe('There is no administrator yet.')
  const student = await server.newStudent()
  await run('grant', student.user.email)
  await expect(run('revoke', student.user.email)).rejects.toThrow('is the last administrator')
})

test('says what it can’t do, and how to call it', async () => {
  await expect(run()).rejects.toThrow('Usage:')
  await expect(run('destroy')).rejects.toThrow(CommandRefused)
  await expect(run('grant', 'nobody')).rejects.toThrow("'nobody' is not an e-mail address")
  await expect(run('grant', 'nobody@example.org')).rejects.toThrow('There is no account with the e-mail')
})
