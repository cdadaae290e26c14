import { expect, test } from 'vitest'
import { changedKeys, type KeyedVersion } from './corrected-key.ts'

const metals = ['iron', 'zinc', 'neon', 'lead']

function version(number: number, key: number | null, options: readonly string[] = metals): KeyedVersion {
  return { version: number, options, key }
}

test.each([
  ['nothing but the explanation', version(1, 0), version(2, 0)],
  ['the order of the options', version(1, 0), version(2, 3, ['zinc', 'neon', 'lead', 'iron'])],
  ['the words of a wrong option', version(1, 0), version(2, 0, ['iron', 'zinc', 'argon', 'lead'])],
  ['the words of the key', version(1, 0), version(2, 0, ['pure iron', 'zinc', 'neon', 'lead'])],
  ['an option that goes', version(1, 0), version(2, 0, ['iron', 'zinc'])],
  ['a version in which no option was right', version(1, null), version(2, 0)],
])('a change of %s changes no key', (_, edited, next) => {
  expect(changedKeys(edited, next, [])).toEqual([])
})

test.each([
  ['another option of the same', version(2, 2), 2],
  ['another one, in another order', version(2, 0, ['lead', 'iron', 'zinc', 'neon']), 3],
  ['words that took the place of a wrong option', version(2, 1, ['iron', 'tin', 'neon', 'lead']), 1],
  ['words that took the place of an option that moved', version(2, 1, ['iron', 'tin', 'zinc', 'lead']), null],
  ['a fifth option', version(2, 4, [...metals, 'tin']), null],
])('a key that is now %s changes that of the edited version', (_, next, newKey) => {
  expect(changedKeys(version(1, 0), next, [])).toEqual([{ version: 1, oldKey: 0, newKey }])
})

test('all versions that call the same words right change, wherever these stand in them', () => {
  const others = [
    version(1, 1, ['zinc', 'iron', 'neon', 'lead']),
    version(2, 2, ['zinc', 'lead', 'iron', 'tin']),
    version(3, 0, ['lead', 'iron', 'neon', 'zinc']),
    version(4, null),
    version(5, 0),
  ]
  expect(changedKeys(version(5, 0), version(6, 2), others)).toEqual([
    { version: 5, oldKey: 0, newKey: 2 },
    { version: 1, oldKey: 1, newKey: 2 },
    { version: 2, oldKey: 2, newKey: null },
  ])
})

test('where the edited version has no right option, an older one may have had it', () => {
  const others = [version(1, 0, ['iron', 'tin', 'neon', 'lead'])]
  expect(changedKeys(version(2, 0), version(3, 4, [...metals, 'tin']), others)).toEqual([
    { version: 2, oldKey: 0, newKey: null },
    { version: 1, oldKey: 0, newKey: 1 },
  ])
})

test('a correction that is taken back changes the same keys back', () => {
  const [first] = changedKeys(version(1, 0), version(2, 2), [])
  expect(first).toEqual({ version: 1, oldKey: 0, newKey: 2 })
  expect(changedKeys(version(2, 2), version(3, 0), [version(1, 2)])).toEqual([
    { version: 2, oldKey: 2, newKey: 0 },
    { version: 1, oldKey: 2, newKey: 0 },
  ])
})
