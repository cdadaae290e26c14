import { expect, test } from 'vitest'
import { changedKeys, keyOfRepeated, type KeyedVersion, type StoredVersion } from './corrected-key.ts'

const metals = ['iron', 'zinc', 'neon', 'lead']

function version(number: number, key: number | null, options: readonly string[] = metals): KeyedVersion {
  return { version: number, options, key }
}

function stored(one: KeyedVersion, links: Partial<StoredVersion> = {}): StoredVersion {
  return { publishedKey: one.key ?? 0, replacedBy: null, correctedWith: null, ...one, ...links }
}

test.each([
  ['only the explanation', version(1, 0), version(2, 0)],
  ['the order of the options', version(1, 0), version(2, 3, ['zinc', 'neon', 'lead', 'iron'])],
  ['the words of a wrong option', version(1, 0), version(2, 0, ['iron', 'zinc', 'argon', 'lead'])],
  ['the words of the key', version(1, 0), version(2, 0, ['pure iron', 'zinc', 'neon', 'lead'])],
  ['a removed option', version(1, 0), version(2, 0, ['iron', 'zinc'])],
  ['the words of the key, with an option removed before it', version(1, 2), version(2, 1, ['zinc', 'argon', 'lead'])],
  ['the words of the key, with an option added', version(1, 3), version(2, 3, ['iron', 'zinc', 'neon', 'tin', 'gold'])],
  ['a version in which no option was right', version(1, null), version(2, 0)],
])('keeps every key if the edit changes %s', (_, edited, next) => {
  expect(changedKeys(edited, next, [])).toEqual([])
})

test.each([
  ['another of the same options', version(2, 2), 2],
  ['another option, in another order', version(2, 0, ['lead', 'iron', 'zinc', 'neon']), 3],
  ['new words for a wrong option', version(2, 1, ['iron', 'tin', 'neon', 'lead']), 1],
  ['new words for an option that moved', version(2, 1, ['iron', 'tin', 'zinc', 'lead']), null],
  ['a fifth option', version(2, 4, [...metals, 'tin']), null],
  ['words that may belong to a removed option', version(2, 2, ['iron', 'zinc', 'tin']), null],
  ['words in another place, for one of two removed options', version(2, 1, ['iron', 'tin', 'lead', 'gold']), null],
])('changes the key of the edited version if the key is now %s', (_, next, newKey) => {
  expect(changedKeys(version(1, 0), next, [])).toEqual([{ version: 1, oldKey: 0, newKey }])
})

test('changes every version with the same right words, wherever they appear among its options', () => {
  const others = [
    version(1, 1, ['zinc', 'iron', 'neon', 'lead']),
    version(2, 2, ['zinc', 'lead', 'iron', 'tin']),
    version(3, 0, ['lead', 'iron', 'neon', 'zinc']),
    version(4, null),
    version(5, 0),
  ].map((one) => stored(one))
  expect(changedKeys(version(5, 0), version(6, 2), others)).toEqual([
    { version: 5, oldKey: 0, newKey: 2 },
    { version: 1, oldKey: 1, newKey: 2 },
    { version: 2, oldKey: 2, newKey: null },
  ])
})

test('finds the right option in an older version if the edited one lacks it', () => {
  const others = [stored(version(1, 0, ['iron', 'tin', 'neon', 'lead']))]
  expect(changedKeys(version(2, 0), version(3, 4, [...metals, 'tin']), others)).toEqual([
    { version: 2, oldKey: 0, newKey: null },
    { version: 1, oldKey: 0, newKey: 1 },
  ])
})

test('changes the same keys back when a correction is reverted', () => {
  const [first] = changedKeys(version(1, 0), version(2, 2), [])
  expect(first).toEqual({ version: 1, oldKey: 0, newKey: 2 })
  expect(changedKeys(version(2, 2), version(3, 0), [stored(version(1, 2))])).toEqual([
    { version: 2, oldKey: 2, newKey: 0 },
    { version: 1, oldKey: 2, newKey: 0 },
  ])
})

test('changes an earlier version that was only reworded, together with its replacement', () => {
  const before = [
    stored(version(1, 0, ['Irn', 'zinc', 'neon', 'lead']), { replacedBy: 2 }),
    stored(version(2, 0, ['irn', 'zinc', 'neon', 'lead']), { replacedBy: 3 }),
    stored(version(4, 1, ['lead', 'irn', 'neon'])),
  ]
  expect(changedKeys(version(3, 0), version(5, 1, ['iron', 'Zinc', 'neon', 'lead']), before)).toEqual([
    { version: 3, oldKey: 0, newKey: 1 },
    { version: 2, oldKey: 0, newKey: 1 },
    { version: 1, oldKey: 0, newKey: 1 },
    { version: 4, oldKey: 1, newKey: null },
  ])
})

test('restores a key when the correction that changed it proves wrong', () => {
  const five = [...metals, 'tin']
  const before = [
    stored(version(1, null), { correctedWith: 2 }),
    stored(version(2, null), { replacedBy: 3, correctedWith: 2 }),
  ]
  expect(changedKeys(version(3, 4, five), version(4, 1), before)).toEqual([
    { version: 3, oldKey: 4, newKey: 1 },
    { version: 2, oldKey: null, newKey: 1 },
    { version: 1, oldKey: null, newKey: 1 },
  ])
})

test('applies the corrected key to a later version that repeats the mistake, and to no other', () => {
  const [present, known] = [version(9, 2), [stored(version(1, 2), { publishedKey: 0 }), stored(version(9, 2))]]
  const keyOf = (one: KeyedVersion) => keyOfRepeated(one, { known, present })?.newKey
  expect(keyOf(version(10, 1, ['zinc', 'iron', 'neon']))).toBe(2)
  expect(keyOf(version(10, 1, ['zinc', 'iron', 'tin']))).toBe(null)
  expect(keyOf(version(10, 1))).toBe(undefined)
  expect(keyOf(version(10, 2))).toBe(undefined)
})

test('finds no mistake in a repeated version whose correction was reverted', () => {
  const known = [stored(version(1, 0)), stored(version(2, 0), { publishedKey: 2 }), stored(version(3, 0))]
  const keyOf = (one: KeyedVersion) => keyOfRepeated(one, { known, present: version(3, 0) })?.newKey
  expect([keyOf(version(4, 0)), keyOf(version(4, 2))]).toEqual([undefined, 0])
})
