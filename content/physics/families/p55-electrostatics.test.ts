import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { electrostatics, type Between, type Changed, type Pair, type Plates } from './p55-electrostatics.ts'

/** The potential of a point charge in volts; fields and forces are found from how it falls. */
const potential = (charge: number, distance: number) => (9e9 * charge) / distance

/** How fast a potential falls at a place: the limit of ever smaller steps, by Richardson's extrapolation. */
function fallOf(potentialAt: (x: number) => number, x: number): number {
  const slope = (step: number) => (potentialAt(x - step) - potentialAt(x + step)) / (2 * step)
  const step = x / 64
  const [a, b, c] = [slope(step), slope(step / 2), slope(step / 4)]
  const [ab, bc] = [(4 * b - a) / 3, (4 * c - b) / 3]
  const first = (16 * bc - ab) / 15
  const finer = (16 * ((4 * slope(step / 8) - c) / 3) - bc) / 15
  return (64 * finer - first) / 63
}

const micro = 1e-6

proves(electrostatics, {
  'coulomb-force': ({ first, second, apart }: Pair) =>
    second * micro * fallOf((x) => potential(first * micro, x), apart),
  // Two charges of a size that gives the first force; then one charge and the distance are changed.
  'changed-distance': ({ force, times, distance }: Changed) => {
    const forceOf = (charge: number, other: number, r: number) => other * fallOf((x) => potential(charge, x), r)
    const charge = Math.sqrt(force / forceOf(1, 1, 0.5))
    return forceOf(charge, charge * times, 0.5 * distance)
  },
  // The potentials of both charges are added along the line; the field is how fast the sum falls in the middle.
  'field-between-charges': ({ first, second, apart, areLike }: Between) =>
    Math.abs(
      fallOf(
        (x) => potential(first * micro, x) + potential((areLike ? second : -second) * micro, apart - x),
        apart / 2,
      ),
    ),
  // The work from plate to plate is the same by force and by potential: the force is tried until they agree.
  'force-between-plates': ({ volts, millimetres, charge }: Plates) =>
    1e-19 * rootOf((force) => (force * millimetres) / 1000 - charge * volts, 0, 1e9),
})
