import { proves } from '../../engine/prove.ts'
import { partialPressures } from './c13-partial-pressure.ts'

/** Finds by bisection where a rising function meets what is wanted. */
function solve(wanted: number, rising: (unknown: number) => number): number {
  let low = 0
  let high = 1e6
  for (let turn = 0; turn < 100; turn++) {
    const middle = (low + high) / 2
    if (rising(middle) < wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const hydrogenMassOfDm3 = 2 / 22.4

// By amounts of gas in a vessel of 1 dm³ and RT = 1, and by comparing masses with hydrogen, of which density is a ratio.
proves(partialPressures, {
  'share-of-moles': ({ first, second, total }: { first: number; second: number; total: number }) =>
    // What is asked for and what is left press in the ratio of the moles.
    solve(total, (unknown) => unknown + (unknown * second) / first),
  'gases-put-together': (mixed: Record<'first' | 'second' | 'firstVolume' | 'secondVolume' | 'vessel', number>) => {
    const moles = mixed.first * mixed.firstVolume + mixed.second * mixed.secondVolume
    return solve(moles, (unknown) => unknown * mixed.vessel)
  },
  'collected-over-water': ({ water, total, volume }: { water: number; total: number; volume: number }) => {
    const ofVapour = water * volume
    return solve(total * volume - ofVapour, (unknown) => unknown * 760)
  },
  'vapour-density': ({ density, amount, ofVolume }: { density: number; amount: number; ofVolume: boolean }) => {
    // As heavy as so many times its volume of hydrogen.
    const massOf = (volume: number) => density * hydrogenMassOfDm3 * volume
    return ofVolume ? solve(density * 2 * amount, massOf) : massOf(amount * 22.4)
  },
})
