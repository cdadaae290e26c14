import { expect, test } from 'vitest'
import { mostPagesAMinute, PageAllowance } from './page-allowance.ts'

test('refuses a network that asks for more pages than a school does, and no other', () => {
  const allowance = new PageAllowance()
  for (let page = 0; page < mostPagesAMinute; page++) allowance.take('school')
  expect(() => allowance.take('school')).toThrow(expect.objectContaining({ status: 429 }))
  expect(() => allowance.take('home')).not.toThrow()
})

test('refuses a /48 of IPv6 that asks for more pages than four schools do, from whichever of its networks', () => {
  const allowance = new PageAllowance()
  for (let page = 0; page < 4 * mostPagesAMinute; page++) allowance.take(`2001:db8:1:${page % 1000}::/64`)
  expect(() => allowance.take('2001:db8:1:ffff::/64')).toThrow(expect.objectContaining({ status: 429 }))
  expect(() => allowance.take('2001:db8:2:0::/64')).not.toThrow()
})

test('what is refused to one network of a /48 is not taken from the others', () => {
  const allowance = new PageAllowance()
  for (let page = 0; page < 5 * mostPagesAMinute; page++) {
    try {
      allowance.take('2001:db8:1:1::/64')
    } catch (error) {
      expect(error).toMatchObject({ status: 429 })
    }
  }
  expect(() => allowance.take('2001:db8:1:2::/64')).not.toThrow()
})
