import { hashText, randomFrom } from '../engine/random.ts'

export const longestRun = 4
const optionCount = 4

/** A question whose key needs a position, or already has one because the order of options carries meaning. */
export interface Placing {
  id: string
  fixed: number | null
}

/**
 * Chooses a position for each key from a hash of its id, so that positions are uniform over A to D and stable. A key that would make
 * five equal positions in a row is moved on by one.
 */
export function placeKeys(placings: readonly Placing[]): number[] {
  const places: (number | null)[] = placings.map(({ fixed }) => fixed)
  placings.forEach(({ id, fixed }, index) => {
    if (fixed !== null) return
    const wanted = Math.abs(hashText(`place of ${id}`)) % optionCount
    const candidates = Array.from({ length: optionCount }, (_, step) => (wanted + step) % optionCount)
    places[index] = candidates.find((place) => runAt(places, index, place) <= longestRun) ?? wanted
  })
  return places.map((place) => place ?? 0)
}

/** Positions in which every four keys in a row have each position once, in an order drawn from the seed. */
export function spreadPlaces(count: number, seed: string): number[] {
  const random = randomFrom(seed)
  const places: number[] = []
  while (places.length < count) places.push(...random.shuffle([0, 1, 2, 3]))
  return places.slice(0, count)
}

function runAt(places: readonly (number | null)[], index: number, place: number): number {
  let start = index
  while (places[start - 1] === place) start--
  let end = index
  while (places[end + 1] === place) end++
  return end - start + 1
}
