import type { SubjectId } from '@sabi/shared/content/question'
import { hashText, randomFrom } from '../engine/random.ts'

export const longestRun = 4
const optionCount = 4
/** The subjects whose keys are spread evenly over A to D. In the older ones that would publish almost every question again. */
const spreadSubjects: ReadonlySet<SubjectId> = new Set(['english'])

export function hasSpreadKeys(subject: SubjectId): boolean {
  return spreadSubjects.has(subject)
}

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

/**
 * A position for the key of a question with five options. It depends on its id only, so that a question that gets a fifth option moves no
 * key of the others.
 */
export function placeAmongFive(id: string): number {
  return randomFrom(`place among five of ${id}`).int(0, 4)
}

/** Positions in which every four keys in a row have each position once, in an order drawn from the seed. */
export function spreadPlaces(count: number, seed: string): number[] {
  return dealInTurn([0, 1, 2, 3], count, seed)
}

/** Spreads the keys whose position is free as `spreadPlaces` does. */
export function spreadKeys(placings: readonly Placing[], seed: string): number[] {
  const free = spreadPlaces(placings.length, seed).values()
  return placings.map(({ fixed }) => fixed ?? free.next().value ?? 0)
}

/** Deals as many values as wanted. Each round has every value once, in an order drawn from the seed. */
export function dealInTurn<Value>(values: readonly Value[], count: number, seed: string): Value[] {
  const random = randomFrom(seed)
  const rounds = Array.from({ length: Math.ceil(count / values.length) }, () => random.shuffle(values))
  return rounds.flat().slice(0, count)
}

function runAt(places: readonly (number | null)[], index: number, place: number): number {
  let start = index
  while (places[start - 1] === place) start--
  let end = index
  while (places[end + 1] === place) end++
  return end - start + 1
}
