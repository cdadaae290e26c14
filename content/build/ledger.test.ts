import { expect, test } from 'vitest'
import { assertUpToDate, ledgerText, Ledger, publishedLedger } from './ledger.ts'

const ledger: Ledger = { sources: { a: [1, 'aaa'], b: [3, 'bbb'] }, retired: ['r'] }

test('gives a new source version 1, increments a changed one and keeps an unchanged one', () => {
  const hashes = new Map([
    ['a', 'aaa'],
    ['b', 'changed'],
    ['c', 'ccc'],
  ])
  expect(publishedLedger(ledger, hashes).sources).toEqual({ a: [1, 'aaa'], b: [4, 'changed'], c: [1, 'ccc'] })
})

test('refuses to publish if a source has vanished without being retired', () => {
  const hashes = new Map([['a', 'aaa']])
  expect(() => publishedLedger(ledger, hashes)).toThrow(/now missing: b/)
  expect(publishedLedger({ ...ledger, retired: ['b'] }, hashes).sources).toEqual({ a: [1, 'aaa'] })
})

test('never reuses a retired id', () => {
  const hashes = new Map([...Object.entries(ledger.sources).map(([id, [, hash]]) => [id, hash] as const), ['r', 'rrr']])
  expect(() => publishedLedger(ledger, hashes)).toThrow(/used again: r/)
})

test('says what to do if the ledger is out of date', () => {
  const same = new Map(Object.entries(ledger.sources).map(([id, [, hash]]) => [id, hash]))
  expect(() => assertUpToDate(ledger, same)).not.toThrow()
  expect(() => assertUpToDate(ledger, new Map([...same, ['c', 'ccc']]))).toThrow(
    /npm run content:publish\n {2}1 new: c/,
  )
})

test('reads the file back as it was written', () => {
  expect(Ledger.parse(JSON.parse(ledgerText(ledger)))).toEqual(ledger)
})
