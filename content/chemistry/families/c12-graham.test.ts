import { proves } from '../../engine/prove.ts'
import { molarMassOf } from '../facts/formula.ts'
import { graham } from './c12-graham.ts'

interface Pair {
  light: { formula: string }
  heavy: { formula: string }
}

// The second route goes by kinetic energy: equal temperature means equal m v² / 2, whatever the gas; masses come from formulas.
const energy = 6000
const speedOf = (mass: number) => Math.sqrt((2 * energy) / mass)

proves(graham, {
  'time-of-heavier': ({ pair, volume, time }: { pair: Pair; volume: number; time: number }) => {
    const volumePerDistance = volume / (speedOf(molarMassOf(pair.light.formula)) * time)
    return volume / (speedOf(molarMassOf(pair.heavy.formula)) * volumePerDistance)
  },
  'rate-of-heavier': ({ pair, speed }: { pair: Pair; speed: number }) =>
    (speed * speedOf(molarMassOf(pair.heavy.formula))) / speedOf(molarMassOf(pair.light.formula)),
  'molecular-mass': ({ known, time, longer }: { known: { formula: string }; time: number; longer: number }) => {
    const distance = speedOf(molarMassOf(known.formula)) * time
    return massWhere((mass) => distance / speedOf(mass) > longer)
  },
})

/** Halves an interval until it holds only the mass at which the gas begins to be too slow. */
function massWhere(isTooSlow: (mass: number) => boolean): number {
  let low = 1
  let high = 1000
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2
    if (isTooSlow(middle)) high = middle
    else low = middle
  }
  return low
}
