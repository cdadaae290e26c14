import { unit } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import type { Cone, Pyramid } from '../forms/m39-slant-heights.ts'
import { volumes, type Box, type Recast, type Tank } from './m39-volumes.ts'

/** The volume of a solid from the areas of its slices: Simpson's rule, exact where the area is a quadratic. */
function sliced(area: (height: number) => number, low: number, high: number): number {
  return ((high - low) / 6) * (area(low) + 4 * area((low + high) / 2) + area(high))
}

function legOf(slant: number, leg: number): number {
  return Math.hypot(slant, leg) === 0 ? 0 : slant * Math.sin(Math.acos(leg / slant))
}

/** The slices of a solid that tapers evenly to a point, where its base has a certain area. */
function taperingVolume(base: number, height: number): number {
  return sliced((level) => base * (1 - level / height) ** 2, 0, height)
}

// The second routes cut solids into slices, add up single faces, and leave the units to mathjs.
proves(volumes, {
  tank: ({ radius, height }: Tank) =>
    unit(
      sliced(() => (22 / 7) * radius * radius, 0, height),
      'cm^3',
    ).toNumber('litre'),
  box: ({ length, width, height: drawn }: Box) => {
    const height = (length * width * drawn) / (length * width)
    const sides = [length, width, height]
    return sides.flatMap((a, i) => sides.map((b, j) => (i === j ? 0 : a * b))).reduce((sum, face) => sum + face, 0)
  },
  cone: ({ radius, slant }: Cone) => taperingVolume(Math.PI * radius * radius, legOf(slant, radius)),
  pyramid: ({ side, slant }: Pyramid) => taperingVolume(side * side, legOf(slant, side / 2)),
  recast: ({ sphere, radius, height }: Recast) => {
    const ball = sliced((level) => Math.PI * (sphere ** 2 - level ** 2), -sphere, sphere)
    return ball / taperingVolume(Math.PI * radius * radius, height)
  },
})
