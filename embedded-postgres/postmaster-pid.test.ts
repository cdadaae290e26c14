import { expect, it } from 'vitest'
import { parsePostmasterNote } from './postmaster-pid.ts'

it('reads the pid and the port of a running server', () => {
  const text = '4711\n/data/postgres\n1763712000\n21234\n\n127.0.0.1\n  9043974   3\nready   \n'
  expect(parsePostmasterNote(text)).toEqual({ pid: 4711, port: 21_234 })
})

it('takes a note that is still being written, or was cut off', () => {
  expect(parsePostmasterNote('4711\n/data/postgres\n')).toEqual({ pid: 4711, port: undefined })
  expect(parsePostmasterNote('')).toEqual({ pid: undefined, port: undefined })
  expect(parsePostmasterNote('-4711\n\n\n0\n')).toEqual({ pid: undefined, port: undefined })
})
