import { expect, test } from 'vitest'
import { minimumPasswordLength } from '../accounts/account.ts'
import { seededRandom } from '../practice/random.ts'
import { newStartingPassword, spacedPassword, tidyStartingPassword } from './starting-password.ts'

const random = seededRandom('passwords')
const next = () => newStartingPassword((limit) => Math.floor(random() * limit))

test('makes starting passwords of eight small letters that look like no others', () => {
  const made = Array.from({ length: 1000 }, next)
  expect(new Set(made).size).toBe(1000)
  for (const password of made) expect(password).toMatch(/^[bcdfghjkmnprstwxyz]{8}$/)
  expect(made[0]?.length).toBe(minimumPasswordLength)
})

test('prints a starting password in two groups, and takes it however it is typed', () => {
  const password = next()
  const printed = spacedPassword(password)
  expect(printed).toMatch(/^\w{4} \w{4}$/)
  for (const typed of [password, printed, printed.toUpperCase(), ` ${printed.replace(' ', '-')} `])
    expect(tidyStartingPassword(typed)).toBe(password)
})
