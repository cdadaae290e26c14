import { expect, test } from 'vitest'
import { mostPagesAMinute, PageAllowance } from './page-allowance.ts'

test('refuses a network that asks for more pages than a school does, and no other', () => {
  const allowance = new PageAllowance()
  for (let page = 0; page < mostPagesAMinute; page++) allowance.take('school')
  expect(() => allowance.take('school')).toThrow(expect.objectContaining({ status: 429 }))
  expect(() => allowance.take('home')).not.toThrow()
})
