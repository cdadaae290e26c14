import { proves } from '../../engine/prove.ts'
import { probability, type Bag, type Dice, type TwoChances } from './m56-probability.ts'

/** The share of equally likely cases that fit. */
function share<T>(cases: readonly T[], fits: (chosen: T) => boolean): number {
  return cases.filter(fits).length / cases.length
}

function pairsOf<T, U>(first: readonly T[], second: readonly U[]): (readonly [T, U])[] {
  return first.flatMap((one) => second.map((other) => [one, other] as const))
}

/** All ordered draws of two different things from the bag. */
function drawsFrom({ red, blue }: Bag): (readonly [string, string])[] {
  const things = Array.from({ length: red + blue }, (_, index) => ({ index, colour: index < red ? 'red' : 'blue' }))
  return pairsOf(things, things)
    .filter(([first, second]) => first.index !== second.index)
    .map(([first, second]) => [first.colour, second.colour] as const)
}

/** As many equally likely fates as the denominator, of which the numerator are good. */
function fates([good, all]: readonly [number, number]): boolean[] {
  return Array.from({ length: all }, (_, index) => index < good)
}

const faces = [1, 2, 3, 4, 5, 6]

// The second routes list every case and count.
proves(probability, {
  dice: ({ relation, total }: Dice) =>
    share(pairsOf(faces, faces), ([first, second]) => {
      const difference = first + second - total
      if (relation === 'exactly') return difference === 0
      return relation === 'at least' ? difference >= 0 : difference < 0
    }),
  'both-red': (bag: Bag) => share(drawsFrom(bag), ([first, second]) => first === 'red' && second === 'red'),
  'one-of-each': (bag: Bag) => share(drawsFrom(bag), ([first, second]) => first !== second),
  'at-least-one': ({ first, second }: TwoChances) =>
    share(pairsOf(fates(first), fates(second)), ([one, other]) => one || other),
})
