import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SignInName } from '../accounts/account.ts'
import { seededRandom } from '../practice/random.ts'
import { userNamesFor } from './user-name.ts'

const random = seededRandom('names')
const randomBelow = (limit: number) => Math.floor(random() * limit)
const firstFor = (name: string) => userNamesFor(name, randomBelow)[0]

test.each([
  ['Amina Bello', /^amina\.b[2-9]{2}$/],
  ['Chinedu', /^chinedu[2-9]{2}$/],
  ['Ọláṣubọ̀mí Adébáyọ̀', /^olasubomi\.a[2-9]{2}$/],
  ['Ɗanjuma Ƙasim Ƴar’adua', /^danjuma\.y[2-9]{2}$/],
  ["N'Golo O'Neil-Eze", /^ngolo\.e[2-9]{2}$/],
  ['Oluwafunmilayomi Akinwande', /^oluwafunmila\.a[2-9]{2}$/],
  ['李雷', /^learner[2-9]{2}$/],
  ['4 2', /^learner[2-9]{2}$/],
])('makes a user name of the letters of English for %s', (name, form) => {
  expect(firstFor(name)).toMatch(form)
})

test('offers user names of growing length that all are taken as one at the sign-in, without 0 and 1', () => {
  for (const name of ['Amina Bello', 'Ɓala', 'İpek Ünal', 'æ ß', '', '…']) {
    const names = userNamesFor(name, randomBelow)
    expect(names.at(-1)?.length).toBeGreaterThan(names[0]?.length ?? Infinity)
    for (const userName of names) expect(z.parse(SignInName, ` ${userName.toUpperCase()} `)).toBe(userName)
  }
})

test('takes an email for an email, and nothing else', () => {
  expect(z.parse(SignInName, ' Amina@Example.org ')).toBe('amina@example.org')
  for (const wrong of ['', 'amina', 'amina.b', '42', 'amina.b40', 'amina@', 'a.b.c22'])
    expect(z.safeParse(SignInName, wrong).success, wrong).toBe(false)
})
