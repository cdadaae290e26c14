import { hashText } from '../engine/random.ts'

export const longestRun = 4
const optionCount = 4

/** A question whose key waits for a place, or stands already where the order of options carries meaning. */
export interface Placing {
  id: string
  fixed: number | null
}

/**
 * A place for each key: chance from a hash of the id, so that it is flat over A to D and stays, moved on by one where it
 * would make five equal ones in a row.
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

function runAt(places: readonly (number | null)[], index: number, place: number): number {
  let start = index
  while (places[start - 1] === place) start--
  let end = index
  while (places[end + 1] === place) end++
  return end - start + 1
}
