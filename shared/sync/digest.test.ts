import { expect, test } from 'vitest'
import { digestOf, doubtsOf } from './digest.ts'

const at = (id: string, answeredAt: string) => ({ id: `01930000-0000-7000-8000-${id.padStart(12, '0')}`, answeredAt })
const one = at('1', '2026-11-20T10:00:00.000Z')
const other = at('2', '2026-11-20T23:59:59.999Z')
const late = at('3', '2026-11-21T00:30:00+01:00')
const next = at('4', '2026-11-21T00:00:00.000Z')
const odd = at('5', '1970-01-01T00:00:00.000Z')
const none: ReadonlySet<string> = new Set()

test('an empty log has no days', () => {
  expect(digestOf([])).toEqual([])
})

test('a digest counts per UTC day of the answer, in any order, also days of a wrong clock', () => {
  expect(digestOf([next, late, other, one, odd])).toEqual([
    { day: '1970-01-01', count: 1, hash: '8000000000000005' },
    { day: '2026-11-20', count: 3, hash: '8000000000000000' },
    { day: '2026-11-21', count: 1, hash: '8000000000000004' },
  ])
})

test('nothing is in doubt where the server has the same, or days that we have nothing of', () => {
  expect(doubtsOf(digestOf([one, other]), digestOf([odd, one, other, next]), none)).toEqual([])
})

test.each([
  ['lacks the day', [], 'always'],
  ['lacks one of the day', [one], 'always'],
  ['has as many others', [one, late], 'once'],
  ['has more, of another phone', [one, other, late], 'once'],
])('a day is in doubt when the server %s', (_, theirs, how) => {
  const [ours, their] = [digestOf([one, other, next]), digestOf([...theirs, next])]
  const doubts = doubtsOf(ours, their, none)
  expect(doubts.map(({ day }) => day)).toEqual(['2026-11-20'])
  const settled = new Set(doubts.map(({ key }) => key))
  expect(doubtsOf(ours, their, settled)).toHaveLength(how === 'always' ? 1 : 0)
  expect(doubtsOf(digestOf([one, next]), digestOf([late, next]), settled)).toHaveLength(1)
})
