// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pathAfterSignIn } from './next-path.ts'

test.each([
  [null, '/dashboard'],
  ['', '/dashboard'],
  ['/practice?subject=physics', '/practice?subject=physics'],
  ['/topics/phy-power', '/topics/phy-power'],
  ['/no/such/page', '/dashboard'],
  ['https://evil.example/practice', '/dashboard'],
  ['//evil.example/practice', '/dashboard'],
  ['/\\evil.example/practice', '/dashboard'],
  ['/\t/evil.example/practice', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
])('after signing in, next=%s leads to %s', (next, path) => {
  expect(pathAfterSignIn(next)).toBe(path)
})
