import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../bench/', import.meta.url)

/** What is run by hand says so in its first line; the other files are parts of these. */
const benches = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
  .filter(({ text }) => /^\/\/ `np[xm] /.test(text))

test('every measurement fails where it measured nothing', () => {
  expect(benches.length).toBeGreaterThan(20)
  expect(benches.filter(({ text }) => !text.includes('demandMeasured({')).map(({ name }) => name)).toEqual([])
})

test('no measurement reads a key of the app’s storage that the app does not use', () => {
  const used = readFileSync(new URL('../web/platform/storage.ts', import.meta.url), 'utf8')
  const keys = benches.flatMap(({ text }) => [...text.matchAll(/(?:local|session)Storage\.\w+Item\('([^']+)'/g)])
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.map(([, key]) => key).filter((key) => !used.includes(`'${key}'`))).toEqual([])
})
