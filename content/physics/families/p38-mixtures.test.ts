import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { mixtures, type Cooled, type Dropped, type Mixed } from './p38-mixtures.ts'

interface Body {
  mass: number
  capacity: number
  at: number
}

/** The temperature at which bodies in contact lose as much heat as they gain, found by trying temperatures. */
function settles(bodies: readonly Body[]): number {
  const heatAbove = (end: number) =>
    bodies.reduce((sum, { mass, capacity, at }) => sum + mass * capacity * (at - end), 0)
  return rootOf(heatAbove, 0, 200)
}

const water = (grams: number, at: number): Body => ({ mass: grams / 1000, capacity: 4200, at })

proves(mixtures, {
  'final-temperature': ({ hot, hotAt, cold, coldAt }: Mixed) => settles([water(hot, hotAt), water(cold, coldAt)]),
  // The unknown is tried until the bodies settle at the given temperature.
  'specific-heat-of-metal': ({ metal, metalAt, water: grams, waterAt, end }: Dropped) =>
    rootOf(
      (capacity) => settles([{ mass: metal / 1000, capacity, at: metalAt }, water(grams, waterAt)]) - end,
      1,
      5000,
    ),
  'mass-of-cold-water': ({ hot, hotAt, coldAt, end }: Cooled) =>
    rootOf((cold) => settles([water(1000 * hot, hotAt), water(1000 * cold, coldAt)]) - end, 0.01, 500),
})
