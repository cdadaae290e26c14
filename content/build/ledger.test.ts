import { expect, test } from 'vitest'
import { assertUpToDate, ledgerText, Ledger, publishedLedger } from './ledger.ts'

const ledger: Ledger = { sources: { a: [1, 'aaa'], b: [3, 'bbb'] }, retired: ['r'] }

test('a new source gets version 1, a changed one counts up, an unchanged one stays', () => {
  const hashes = new Map([
    ['a', 'aaa'],
    ['b', 'changed'],
    ['c', 'ccc'],
  ])
  expect(publishedLedger(ledger, hashes).sources).toEqual({ a: [1, 'aaa'], b: [4, 'changed'], c: [1, 'ccc'] })
})

test('a source that vanished stops publishing until it is retired', () => {
  const hashes = new Map([['a', 'aaa']])
  expect(() => publishedLedger(ledger, hashes)).toThrow(/gone now: b/)
  expect(publishedLedger({ ...ledger, retired: ['b'] }, hashes).sources).toEqual({ a: [1, 'aaa'] })
})

test('a retired id is never used again', () => {
  const hashes = new Map([...Object.entries(ledger.sources).map(([id, [, hash]]) => [id, hash] as const), ['r', 'rrr']])
  expect(() => publishedLedger(ledger, hashes)).toThrow(/used again: r/)
})

test('the build says what to do when the ledger is behind', () => {
  const same = new Map(Object.entries(ledger.sources).map(([id, [, hash]]) => [id, hash]))
  expect(() => assertUpToDate(ledger, same)).not.toThrow()
  expect(() => assertUpToDate(ledger, new Map([...same, ['c', 'ccc']]))).toThrow(
    /npm run content:publish\n {2}1 new: c/,
  )
})

test('the file reads back as it was written', () => {
  expect(Ledger.parse(JSON.parse(ledgerText(ledger)))).toEqual(ledger)
})
