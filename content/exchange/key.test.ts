import { expect, test } from 'vitest'
import { keyBaseOf, letterInExplanation, resolveKey, type UsualIndex } from './key.ts'
import type { RawKey, RawRow, ReasonCode } from './raw.ts'

const four = ['Carbon', 'Neon', '0.5', 'x²']

const unknown = { stated: null, shown: null }

function rowOf(key: RawKey, options: readonly string[] = four): RawRow {
  return { place: 'row 2', text: 'Which one?', options, key }
}

function rowsOf(values: readonly number[], options: readonly string[] = four): RawRow[] {
  return values.map((value) => rowOf({ kind: 'index', value, base: null }, options))
}

test.each<[string, 0 | 1 | null, RawRow[]]>([
  ['0 if two keys are 0', 0, rowsOf([1, 0, 3, 2, 1, 2, 3, 1, 0, 1, 2, 3])],
  ['1 if two keys equal the number of options', 1, rowsOf([1, 4, 3, 2, 1, 2, 3, 1, 4, 1, 2, 3])],
  ['nothing if a single 0 may mean unknown', null, rowsOf([1, 0, 3, 2, 1, 2, 3, 1, 2, 1, 2, 3])],
  ['nothing if a single key may exceed its options', null, rowsOf([1, 4, 3, 2, 1, 2, 3, 1, 2, 1, 2, 3])],
  ['nothing if there are signs of both', null, rowsOf([0, 0, 4, 1, 2, 3, 1, 2, 3, 1, 2, 3])],
  ['nothing in a file of few rows, where slips could shift all', null, rowsOf([1, 0, 3, 2, 0, 1, 2, 3, 1, 2, 3])],
  ['nothing if there are signs of neither', null, rowsOf([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3])],
  ['nothing without rows', null, []],
  [
    'the number of options of each row by itself',
    1,
    [...rowsOf([2, 3, 1, 1, 2, 3, 1, 2, 3, 1]), ...rowsOf([2, 2], ['Yes', 'No'])],
  ],
  ['nothing from rows that state their base', null, [rowOf({ kind: 'index', value: 0, base: 0 }), ...rowsOf([1, 2])]],
  ['nothing from letters', null, [rowOf({ kind: 'letter', value: 'A' })]],
])('counts keys from %s', (_, base, rows) => {
  expect(keyBaseOf(rows)).toBe(base)
})

test.each<[RawKey, 0 | 1 | null, number]>([
  [{ kind: 'index', value: 2, base: 0 }, null, 2],
  [{ kind: 'index', value: 2, base: 1 }, 0, 1],
  [{ kind: 'index', value: 0, base: null }, 0, 0],
  [{ kind: 'index', value: 4, base: null }, 1, 3],
  [{ kind: 'letter', value: 'A' }, null, 0],
  [{ kind: 'letter', value: 'd' }, null, 3],
  [{ kind: 'letter', value: ' b. ' }, null, 1],
  [{ kind: 'letter', value: '(C)' }, null, 2],
  [{ kind: 'letter', value: 'c)' }, null, 2],
  [{ kind: 'letter', value: 'option b' }, null, 1],
  [{ kind: 'letter', value: 'Option D.' }, null, 3],
  [{ kind: 'letter', value: 'B. Neon' }, null, 1],
  [{ kind: 'letter', value: 'Neon' }, null, 1],
  [{ kind: 'text', value: 'Carbon' }, null, 0],
  [{ kind: 'text', value: ' carbon. ' }, null, 0],
  [{ kind: 'text', value: '1/2' }, null, 2],
  [{ kind: 'text', value: 'x<sup>2</sup>' }, null, 3],
  [{ kind: 'text', value: '$x^2$' }, null, 3],
  [{ kind: 'text', value: 'B) Neon' }, null, 1],
  [{ kind: 'text', value: 'b' }, null, 1],
])('finds the option for %j', (key, base, place) => {
  expect(resolveKey(rowOf(key), four, { stated: null, shown: base })).toBe(place)
})

test.each<[RawKey, ReasonCode]>([
  [{ kind: 'missing' }, 'key-missing'],
  [{ kind: 'letter', value: ' ' }, 'key-missing'],
  [{ kind: 'index', value: 1, base: null }, 'key-ambiguous'],
  [{ kind: 'index', value: 4, base: 0 }, 'key-out-of-range'],
  [{ kind: 'index', value: 0, base: 1 }, 'key-out-of-range'],
  [{ kind: 'index', value: -1, base: 0 }, 'key-out-of-range'],
  [{ kind: 'index', value: 1.5, base: 0 }, 'key-out-of-range'],
  [{ kind: 'index', value: Number.NaN, base: 0 }, 'key-out-of-range'],
  [{ kind: 'letter', value: 'E' }, 'key-out-of-range'],
  [{ kind: 'letter', value: 'A, C' }, 'not-single-choice'],
  [{ kind: 'text', value: 'A and B' }, 'not-single-choice'],
  [{ kind: 'text', value: 'Argon' }, 'key-matches-none'],
  [{ kind: 'text', value: 'B. Argon' }, 'key-matches-none'],
  [{ kind: 'text', value: 'A. Neon' }, 'key-conflict'],
])('does not guess the option for %j', (key, reason) => {
  expect(resolveKey(rowOf(key), four, unknown)).toMatchObject({ fault: reason })
})

test('reads a letter as the kind of key that the file declares', () => {
  const symbols = ['N', 'C', 'A', 'B']
  expect(resolveKey(rowOf({ kind: 'letter', value: 'C' }), symbols, unknown)).toBe(2)
  expect(resolveKey(rowOf({ kind: 'text', value: 'C' }), symbols, unknown)).toBe(1)
})

test('distinguishes symbols that differ only in capitals', () => {
  expect(resolveKey(rowOf({ kind: 'text', value: 'Co' }), ['CO', 'Co', 'C', 'O'], unknown)).toBe(1)
})

test.each([
  ['The answer is B.', 1],
  ['Correct answer: (C), since it burns.', 2],
  ['Option D is heavier, option: A', 0],
  ['The answer is A solid.', null],
  ['The answer is AB.', null],
  ['It burns.', null],
])('reads the letter that an explanation names: %s', (explanation, place) => {
  expect(letterInExplanation(explanation, four)).toBe(place)
})

test('ignores a letter in an explanation if it is the text of an option', () => {
  expect(letterInExplanation('The answer is C.', ['C', 'N', 'O', 'H'])).toBeNull()
})

test('counts the numbers of a format with a convention as the importer says, regardless of other rows', () => {
  const usual: UsualIndex = { kind: 'index', value: 1, base: null, usualBase: 0 }
  const doubtful: UsualIndex = { ...usual, usualBase: null }
  expect(resolveKey(rowOf(usual), four, { stated: 1, shown: null })).toBe(0)
  expect(resolveKey(rowOf(usual), four, { stated: null, shown: 1 })).toBe(1)
  expect(resolveKey(rowOf(doubtful), four, { stated: null, shown: 1 })).toMatchObject({ fault: 'key-ambiguous' })
  expect(resolveKey(rowOf(doubtful), four, { stated: 1, shown: null })).toBe(0)
  expect(keyBaseOf(Array.from({ length: 12 }, () => rowOf({ ...doubtful, value: 4 })))).toBeNull()
})

test('keeps a position that a reader found, whatever is said about numbers', () => {
  const found: RawKey = { kind: 'index', value: 2, base: 0 }
  expect(resolveKey(rowOf(found), four, { stated: 1, shown: null })).toBe(2)
})
