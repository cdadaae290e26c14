import { expect, test } from 'vitest'
import { Refusal } from '../../platform/http/refusal.ts'
import { refuseWeakPassword } from './common-passwords.ts'

const owner = { email: 'chidi.okafor@example.org', name: 'Chidi Okafor' }
const isRefused = (password: string) => {
  try {
    refuseWeakPassword(password, owner)
    return false
  } catch (refusal) {
    expect(refusal).toBeInstanceOf(Refusal)
    return true
  }
}

// AUTH-06
test.each([
  'password123',
  'PassWord123',
  'qwertyuiop',
  'liverpool1',
  'manchester',
  ' password123 ',
  '87654321',
  'nigeria2026',
  'jamb2027',
  'GodIsGood1',
  'aaaaaaaaaa',
  'abababab',
])('refuses a password that a stranger would try first: %s', (password) => expect(isRefused(password)).toBe(true))

test.each(['CHIDI.Okafor@example.org', 'chidi.okafor', 'Chidi Okafor', 'chidiokafor'])(
  'refuses the account’s own name or address as its password: %s',
  (password) => expect(isRefused(password)).toBe(true),
)

test.each(['correct horse battery', 'three blue goats', 'Ọmọ-ìyá 12 Aba Road'])(
  'takes a password that nobody lists: %s',
  (password) => expect(isRefused(password)).toBe(false),
)

test('says why, and of which field', () => {
  const message = 'This password is too easy to guess. Please choose another one.'
  expect(() => refuseWeakPassword('password123', owner, 'body.newPassword')).toThrow(
    expect.objectContaining({
      status: 400,
      message,
      fields: [{ path: 'body.newPassword', message: 'Too easy to guess' }],
    }),
  )
})
