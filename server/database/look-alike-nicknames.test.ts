import { expect, test } from 'vitest'
import { nicknameKey } from '../accounts/nickname.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import { up } from './migrations/0027-look-alike-nicknames.ts'

const server = useTestServer()

/** A student with a nickname as it was kept before the upgrade. */
async function newNamed(nickname: string): Promise<TestStudent> {
  const student = await server.newStudent()
  await server.connection.database
    .updateTable('users')
    .set({ leaderboard_nickname: nickname, leaderboard_nickname_key: nickname.toLowerCase().replaceAll(' ', '') })
    .where('id', '=', student.user.id)
    .execute()
  return student
}

test('an upgrade gives each nickname the key of its look, and leaves those alone that look the same already', async () => {
  const nicknames = ['Night 10', 'Kola', 'K0la', 'Owl', 'B0la', 'Bo1a']
  for (const nickname of nicknames) await newNamed(nickname)
  await newNamed('Isa')
  await up(server.connection.database)
  const rows = await server.connection.database
    .selectFrom('users')
    .select(['leaderboard_nickname as nickname', 'leaderboard_nickname_key as key'])
    .where('leaderboard_nickname', 'is not', null)
    .execute()
  // One of the two takes the look, so that nobody else can.
  const ofLook = rows.filter(({ nickname }) => nickname === 'B0la' || nickname === 'Bo1a').map(({ key }) => key)
  expect(ofLook).toContain(nicknameKey('Bola'))
  expect(new Set(ofLook).size).toBe(2)
  const others = rows.filter(({ nickname }) => nickname !== 'B0la' && nickname !== 'Bo1a')
  expect(new Map(others.map(({ nickname, key }) => [nickname, key]))).toEqual(
    new Map([
      ['Night 10', nicknameKey('Night 10')],
      ['Kola', 'kola'],
      ['K0la', 'k0la'],
      ['Owl', nicknameKey('Owl')],
      ['Isa', nicknameKey('Isa')],
    ]),
  )
})
