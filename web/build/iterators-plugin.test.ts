import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withoutIterators } from './iterators-plugin.ts'

const library = fileURLToPath(import.meta.resolve('idb'))

test('the library of the database keeps all but what puts its iterators in', () => {
  const source = readFileSync(library, 'utf8')
  const rest = withoutIterators(source, library)
  expect(source.match(/^replaceTraps\(/gm)).toHaveLength(2)
  expect(rest.match(/^replaceTraps\(/gm)).toHaveLength(1)
  expect(rest).toMatch(/export \{ .*openDB.* \};\s*$/)
})

test('a library that puts them in otherwise stops the build', () => {
  expect(() => withoutIterators('start();export{};', 'library.js')).toThrow('library.js')
})
