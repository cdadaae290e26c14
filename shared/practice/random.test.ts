import { expect, test } from 'vitest'
import { seededRandom, shuffle } from './random.ts'

test('keeps every entry and does not touch the list itself', () => {
  const list = ['a', 'b', 'c', undefined, 'd']
  const shuffled = shuffle(list, seededRandom('kept'))
  expect(list).toEqual(['a', 'b', 'c', undefined, 'd'])
  expect(shuffled).toHaveLength(5)
  expect(new Set(shuffled)).toEqual(new Set(list))
})

test('puts each entry at each place equally often', () => {
  const random = seededRandom('fair')
  const draws = 6_000
  const counts = new Map<string, number>()
  for (let draw = 0; draw < draws; draw++) {
    const order = shuffle(['a', 'b', 'c'], random).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(6)
  for (const count of counts.values()) expect(Math.abs(count - draws / 6)).toBeLessThan(120)
})
