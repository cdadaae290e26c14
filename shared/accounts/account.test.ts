import { expect, it } from 'vitest'
import { firstName } from './account.ts'

it.each([
  ['Amina Bello', 'Amina'],
  ['  ade  ', 'ade'],
  ['Mrs Bello', 'Mrs Bello'],
  ['Dr. Ngozi Eze', 'Dr. Ngozi Eze'],
  ['Mallam Sani', 'Mallam Sani'],
  ['Mrs', 'Mrs'],
  ['Drew Obi', 'Drew'],
  ['', 'obi'],
])('greets the owner of “%s” as “%s”, never by only a title', (name, greeted) => {
  expect(firstName({ name, email: 'obi@example.org' })).toBe(greeted)
})
