import { expect, test } from 'vitest'
import { useTestServer } from '../testing/test-server.ts'
import { grantByVerifiedEmail } from './admin-email.queries.ts'

const server = useTestServer()

// AUTH-15
test('the account of ADMIN_EMAIL becomes an administrator once its address is proved, and that is noted once', async () => {
  const [student, other] = [await server.newStudent(), await server.newStudent()]
  const { database } = server.connection
  const settings = { ADMIN_EMAIL: student.user.email }
  const typeOf = async ({ user }: typeof student) =>
    (await database.selectFrom('users').select('account_type').where('id', '=', user.id).executeTakeFirstOrThrow())
      .account_type
  expect(await grantByVerifiedEmail(database, settings)).toBe(false)
  expect(await typeOf(student)).toBe('student')

  await database.updateTable('users').set({ email_verified_at: new Date() }).execute()
  expect(await grantByVerifiedEmail(database, { ADMIN_EMAIL: undefined })).toBe(false)
  expect(await grantByVerifiedEmail(database, settings)).toBe(true)
  expect(await grantByVerifiedEmail(database, settings)).toBe(false)
  expect([await typeOf(student), await typeOf(other)]).toEqual(['admin', 'student'])
  const entries = await database.selectFrom('audit').select(['action', 'subject_id', 'details']).execute()
  expect(entries).toEqual([{ action: 'granted', subject_id: student.user.id, details: { by: 'ADMIN_EMAIL' } }])
})
