import { expect, test } from 'vitest'
import { placeKeys, spreadPlaces } from './key-positions.ts'

const placings = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `t-${index}`, fixed: null }))

function longestRun(places: readonly number[]): number {
  let longest = 0
  let run = 0
  places.forEach((place, index) => {
    run = place === places[index - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  })
  return longest
}

test('spreads keys evenly over the four positions, never five in a row', () => {
  const places = placeKeys(placings(4000))
  expect(longestRun(places)).toBeLessThanOrEqual(4)
  for (const place of [0, 1, 2, 3]) {
    const share = places.filter((other) => other === place).length / places.length
    expect(share).toBeGreaterThan(0.23)
    expect(share).toBeLessThan(0.27)
  }
})

test('keeps a fixed position, and avoids runs around it', () => {
  const mixed = placings(12).map((placing, index) => (index % 3 === 2 ? placing : { ...placing, fixed: 1 }))
  const places = placeKeys(mixed)
  expect(places.filter((_, index) => index % 3 !== 2)).toEqual(Array.from({ length: 8 }, () => 1))
  expect(longestRun(places)).toBeLessThanOrEqual(4)
})

test('places a key independently of those after it', () => {
  expect(placeKeys(placings(20)).slice(0, 10)).toEqual(placeKeys(placings(10)))
})

test('has each position once among every four keys, the same for the same seed', () => {
  const places = spreadPlaces(42, 'seed')
  expect(places).toHaveLength(42)
  for (let start = 0; start + 4 <= places.length; start += 4)
    expect(places.slice(start, start + 4).sort()).toEqual([0, 1, 2, 3])
  expect(spreadPlaces(10, 'seed')).toEqual(places.slice(0, 10))
  expect(spreadPlaces(42, 'other')).not.toEqual(places)
})
