import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../bench/', import.meta.url)

/** Benchmarks that are run by hand start with their command; the other files are parts of them. */
const benches = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
  .filter(({ text }) => /^\/\/ `np[xm] /.test(text))

test('fails every benchmark that measured nothing', () => {
  expect(benches.length).toBeGreaterThan(20)
  expect(benches.filter(({ text }) => !text.includes('demandMeasured({')).map(({ name }) => name)).toEqual([])
})

test('finds only storage keys in benchmarks that the app uses', () => {
  const used = readFileSync(new URL('../web/platform/storage.ts', import.meta.url), 'utf8')
  const keys = benches.flatMap(({ text }) => [...text.matchAll(/(?:local|session)Storage\.\w+Item\('([^']+)'/g)])
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.map(([, key]) => key).filter((key) => !used.includes(`'${key}'`))).toEqual([])
})
