import { expect, test } from 'vitest'
import { safeAddress } from './safe-address.ts'

// TUTOR-05
test.each([
  '/topics/phy-density',
  'topics?search=a:b',
  '#help:me',
  '//example.org/a',
  'http://example.org',
  'HTTPS://example.org',
  'irc://example.org',
  'ircs://example.org',
  'mailto:a@example.org',
  'xmpp:a@example.org',
])('%s may be opened', (address) => {
  expect(safeAddress(address)).toBe(address)
})

// TUTOR-05
test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  'tel:08031234567',
  'httpsx:y',
  ':',
])('%j is blanked', (address) => {
  expect(safeAddress(address)).toBe('')
})
