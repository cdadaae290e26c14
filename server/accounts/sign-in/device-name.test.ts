import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test.each([
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  [
    'Safari on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ],
  [
    'Opera on Android',
    'Mozilla/5.0 (Linux; U; Android 8.1.0) AppleWebKit/537.36 Chrome/110.0 Mobile Safari/537.36 OPR/73.0.2254',
  ],
  ['Unknown device', ''],
  ['Unknown device', '\u202e;;;{}'],
])('calls a device %s', (name, userAgent) => expect(deviceName(userAgent)).toBe(name))

test.each([
  `<script>alert(1)</script>/1.0 (x)`,
  `${'A'.repeat(15_000)}/1.0 (x)`,
  `${'a/'.repeat(7_000)} (`,
  `"'\`; drop table sessions; --/2.0 `,
  '\u202eevil\u0007/1.0 (x)',
])('gives a hostile name at most 60 plain signs: %.40s', (userAgent) =>
  expect(deviceName(userAgent)).toMatch(/^[A-Za-z0-9 .+-]{1,60}$/),
)
