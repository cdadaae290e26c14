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
  ['//', '/dashboard'],
  ['/practice\r\nSet-Cookie: a=b', '/dashboard'],
  ['/practice?\ud800', '/dashboard'],
  ['/search?q=ọjọ́ 1', '/search?q=%E1%BB%8Dj%E1%BB%8D%CC%81%201'],
  ['/help#top', '/help'],
])('after signing in, next=%j leads to %s', (next, path) => {
  expect(pathAfterSignIn(next)).toBe(path)
})
