import { expect, it } from 'vitest'
import type { RawKey } from '../../raw.ts'
import { settleKeys, type Keyed } from './keys.ts'
import { readOptions } from './options.ts'

function keyed(written: unknown, fields: Record<string, unknown>): Keyed {
  const options = readOptions(written)
  if (options === null) throw new Error('These are no options')
  return { options, keyFields: Object.entries(fields).map(([name, value]) => ({ name, value })) }
}

function settled(...rows: Keyed[]): (RawKey | string)[] {
  return settleKeys(rows).map((row) => ('key' in row ? row.key : row.fault))
}

function withIds(ids: readonly unknown[]): { id: unknown; text: string }[] {
  const texts = ['Venus', 'Mercury', 'Mars', 'Saturn']
  return ids.map((id, index) => ({ id, text: texts[index] ?? '' }))
}

it.each<[string, unknown, RawKey | 'key-ambiguous']>([
  ['correctanswer', 2, { kind: 'letter', value: 'B' }],
  ['answer', '2', { kind: 'letter', value: 'B' }],
  ['correct1based', 2, { kind: 'letter', value: 'B' }],
  ['correctindex', 1, 'key-ambiguous'],
  ['answerindex', 4, 'key-ambiguous'],
  ['answerindexzerobased', 1, 'key-ambiguous'],
  ['correct0based', 1, 'key-ambiguous'],
])('takes a number for the id of an option unless the name of its field says else: %s %s', (name, value, key) => {
  expect(settled(keyed(withIds([1, 2, 3, 4]), { [name]: value }))).toEqual([key])
})

it('takes no number for an id where another key of the file shows that numbers are none', () => {
  const row = (answer: number): Keyed => keyed(withIds([1, 2, 3, 4]), { answer })
  expect(settled(row(1), row(0), row(3))).toEqual([
    'key-ambiguous',
    { kind: 'index', value: 0, base: null },
    'key-ambiguous',
  ])
})

it('holds a number in doubt against the other key of its row', () => {
  const row = (answer: string): Keyed => keyed(withIds([1, 2, 3, 4]), { answer, correctindex: 1 })
  expect(settled(row('A'), row('B'))).toEqual([
    { kind: 'letter', value: 'A' },
    { kind: 'letter', value: 'B' },
  ])
  expect(settled(row('D'))).toEqual(['key-conflict'])
})

const planets = ['Venus', 'Mercury', 'Mars', 'Saturn']

it.each<[string, string[], Record<string, unknown>, RawKey | 'key-conflict']>([
  ['a formula', ['CO<sub>2</sub>', 'H<sub>2</sub>O'], { correctanswer: 'H₂O', answer: 'A' }, 'key-conflict'],
  [
    'a formula',
    ['CO<sub>2</sub>', 'H<sub>2</sub>O'],
    { correctanswer: 'H₂O', answer: 'B' },
    { kind: 'text', value: 'H₂O' },
  ],
  ['a stop', planets, { answerindex: 3, answer: 'mercury.' }, 'key-conflict'],
  ['a stop', planets, { answerindex: 2, answer: 'mercury.' }, { kind: 'text', value: 'mercury.' }],
  ['bold type', planets, { answerindexonebased: 4, answer: '<b>Mercury</b>' }, 'key-conflict'],
  [
    'bold type',
    planets,
    { answerindexonebased: 2, answer: '<b>Mercury</b>' },
    { kind: 'text', value: '<b>Mercury</b>' },
  ],
  ['a letter before it', planets, { correctanswer: 'B. Mercury', answer: 'B' }, { kind: 'text', value: 'B. Mercury' }],
  ['a letter before it', planets, { correctanswer: 'B. Mercury', answer: 'C' }, 'key-conflict'],
  ['no option', planets, { correctanswer: 'Pluto', answer: 'B' }, 'key-conflict'],
  ['no option', planets, { answer: 'Pluto', answerindex: 2 }, 'key-conflict'],
  ['no option, alone', planets, { answer: 'Pluto' }, { kind: 'text', value: 'Pluto' }],
])('compares a text with the other key of its row: %s', (_, options, fields, key) => {
  expect(settled(keyed(options, fields))).toEqual([key])
})

it('compares numbers that count differently by what they name', () => {
  const row = (fields: Record<string, unknown>): Keyed => keyed(planets, fields)
  expect(settled(row({ answerindexzerobased: 1, answerindexonebased: 2 }))).toEqual([
    { kind: 'index', value: 1, base: 0 },
  ])
  expect(settled(row({ answerindexzerobased: 1, answerindexonebased: 1 }))).toEqual(['key-conflict'])
  expect(settled(row({ correctindex: 2, answerindex: 1 }))).toEqual(['key-conflict'])
})

it('sees under markup that a letter or number is also the text of an option', () => {
  expect(settled(keyed(['<b>C</b>', 'H', 'O', 'N'], { answer: 'C' }))).toEqual(['key-ambiguous'])
  expect(settled(keyed(['$3$', '$4$', '$5$', '$6$'], { answer: '3' }))).toEqual(['key-ambiguous'])
})
