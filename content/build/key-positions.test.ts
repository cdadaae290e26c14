import { expect, test } from 'vitest'
import { dealInTurn, placeAmongFive, placeKeys, spreadKeys, spreadPlaces } from './key-positions.ts'

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

test('spreads the free keys around those with a fixed position', () => {
  const [first, second, third, fourth] = spreadPlaces(4, 'seed')
  const placings = [null, 3, null, null, null].map((fixed, index) => ({ id: `${index}`, fixed }))
  expect(spreadKeys(placings, 'seed')).toEqual([first, 3, second, third, fourth])
})

test('deals each value once in every round, and cuts the last round short', () => {
  const dealt = dealInTurn(['JAMB', 'WAEC', 'NECO'], 10, 'seed')
  expect(dealt).toHaveLength(10)
  for (const start of [0, 3, 6]) expect(new Set(dealt.slice(start, start + 3)).size).toBe(3)
})

test('spreads the keys of five options evenly over the five positions', () => {
  const places = placings(4000).map(({ id }) => placeAmongFive(id))
  for (const place of [0, 1, 2, 3, 4]) {
    const share = places.filter((other) => other === place).length / places.length
    expect(share).toBeGreaterThan(0.18)
    expect(share).toBeLessThan(0.22)
  }
})
