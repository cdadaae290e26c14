import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { pressures, type Columns, type Depth, type Gauge, type Press } from './p32-pressure.ts'

/** The weight of a column of one square centimetre, laid on in slices (of a millimetre, unless told; sizes in cm). */
function weightOfColumn(centimetres: number, density: number, slice = 0.1): number {
  let weight = 0
  for (let laid = 0; laid < Math.round(centimetres / slice); laid++) weight += density * 1e-4 * (slice / 100) * 10
  return weight
}

proves(pressures, {
  // All that rests on a square centimetre: the air and the slices of the liquid.
  'total-pressure-at-depth': ({ depth, density }: Depth) =>
    (100_000 * 1e-4 + weightOfColumn(100 * depth, density, 10)) / 1e-4,
  // Pressures at the level of the lower surface, with mercury of 13,600 kg m⁻³ and forces on one square centimetre.
  manometer: ({ difference, isHigher }: Gauge) => {
    const force = (centimetres: number) => weightOfColumn(centimetres, 13_600)
    const [air, column] = [force(76), force(difference)]
    const balance = (gas: number) => (isHigher ? gas - (air + column) : gas + column - air)
    return rootOf(balance, 0, 100) / force(1)
  },
  // The load whose rise costs as much work as the effort does: the liquid that leaves one side enters the other.
  'hydraulic-press': ({ small, large, effort }: Press) => {
    const pushed = 10
    const volume = Math.PI * (small / 2) ** 2 * pushed
    const risen = rootOf((rise) => Math.PI * (large / 2) ** 2 * rise - volume, 0, 1000)
    return rootOf((load) => load * risen - effort * pushed, 0, 1e6)
  },
  'balanced-columns': ({ water, other }: Columns) =>
    rootOf((density) => weightOfColumn(other, density) - weightOfColumn(water, 1000), 0, 20_000),
})
