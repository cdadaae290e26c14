import { proves } from '../../engine/prove.ts'
import type { Seating } from '../forms/m57-seating.ts'
import { arrangements, type Committee, type Pairs } from './m57-arrangements.ts'

const counted = new Map<string, number>()

/** Counts once for each question: the same one comes many times. */
function remembered(name: string, count: () => number): number {
  const number = counted.get(name) ?? count()
  counted.set(name, number)
  return number
}

/** The different orders of some letters: each different letter may come first, and the rest follow. */
function orders(letters: string): number {
  if (letters.length < 2) return 1
  return remembered(letters, () =>
    [...new Set(letters)].reduce((total, first) => total + orders(letters.replace(first, '')), 0),
  )
}

/** Every order of the numbers below n. */
function* permutations(n: number, chosen: readonly number[] = []): Generator<readonly number[]> {
  if (chosen.length === n) yield chosen
  for (let next = 0; next < n; next++) if (!chosen.includes(next)) yield* permutations(n, [...chosen, next])
}

/** The ways to choose some of the people, of whom the first are men. */
function committees({ men, women, chosenMen, chosenWomen }: Committee): number {
  let found = 0
  for (let mask = 0; mask < 2 ** (men + women); mask++) {
    const chosen = Array.from({ length: men + women }, (_, person) => person).filter((person) => (mask >> person) & 1)
    if (chosen.length !== chosenMen + chosenWomen) continue
    if (chosen.filter((person) => person < men).length === chosenMen) found++
  }
  return found
}

function seatings({ people, isRound, isTogether }: Seating): number {
  let found = 0
  for (const order of permutations(people)) {
    const [one, other] = [order.indexOf(0), order.indexOf(1)]
    const gap = Math.abs(one - other)
    const isNext = gap === 1 || (isRound && gap === people - 1)
    if (isNext === isTogether) found++
  }
  // Round a table, turning everybody on by one place changes nothing.
  return isRound ? found / people : found
}

// The second routes list every case and count.
proves(arrangements, {
  letters: ({ word }: { word: string }) => orders([...word].sort().join('')),
  committee: (committee: Committee) =>
    remembered(JSON.stringify({ ...committee, place: '' }), () => committees(committee)),
  equation: ({ n, isOrdered }: Pairs) => {
    const pairs = (people: number) =>
      Array.from({ length: people }, (_, one) =>
        Array.from({ length: people }, (_, other) => other).filter((other) =>
          isOrdered ? other !== one : other > one,
        ),
      ).flat().length
    const wanted = pairs(n)
    return (
      Array.from({ length: 40 }, (_, people) => people).find((people) => people > 1 && pairs(people) === wanted) ?? 0
    )
  },
  seating: (seating: Seating) => remembered(JSON.stringify({ ...seating, names: [] }), () => seatings(seating)),
})
