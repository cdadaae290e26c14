import Fraction from 'fraction.js'
import { proves } from '../../engine/prove.ts'
import { arcsAndSectors, type Sector } from './m38-arcs-and-sectors.ts'

const pi = new Fraction(22, 7)

/** The angle in radians, with the same π. */
function radians(angle: number): Fraction {
  return new Fraction(angle).mul(pi).div(180)
}

// The second routes work in radians and exact fractions: s = rθ, A = r²θ/2.
proves(arcsAndSectors, {
  arc: ({ radius, angle }: Sector) => radians(angle).mul(radius).valueOf(),
  area: ({ radius, angle }: Sector) => radians(angle).mul(radius).mul(radius).div(2).valueOf(),
  perimeter: ({ radius, angle }: Sector) => radians(angle).add(2).mul(radius).valueOf(),
  angle: ({ radius, angle }: Sector) => {
    const arc = new Fraction(Math.round((angle * 440 * radius) / 2520), 10)
    return arc.div(radius).mul(180).div(pi).valueOf()
  },
})
