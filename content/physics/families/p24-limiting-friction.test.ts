import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { limitingFriction, type Pushed, type Slope, type Tilted } from './p24-limiting-friction.ts'

interface Plane {
  mass: number
  friction: number
  /** In radians. */
  angle: number
}

/** Forces as vectors [to the right, upwards] on a body on a plane that rises to the right, each turned by hand. */
function alongPlane({ mass, friction, angle }: Plane, pull: number, frictionSign: number): number {
  const up = [Math.cos(angle), Math.sin(angle)] as const
  const out = [-Math.sin(angle), Math.cos(angle)] as const
  const dot = (a: readonly [number, number], b: readonly [number, number]) => a[0] * b[0] + a[1] * b[1]
  const weight = [0, -10 * mass] as const
  // The reaction is tried until nothing is left at right angles to the plane.
  const reaction = rootOf((push) => dot(weight, out) + push, 0, 20_000)
  return pull + dot(weight, up) + frictionSign * friction * reaction
}

const angleOf = ({ sine, cosine }: Slope) => Math.atan2(sine, cosine)

proves(limitingFriction, {
  'least-force-on-level': ({ mass, load, friction }: Pushed) =>
    rootOf((pull) => alongPlane({ mass: mass + load, friction, angle: 0 }, pull, -1), 0, 20_000),
  // The coefficient is tried until the block on the tilted plank is just about to slide.
  'coefficient-from-tilt': ({ length, height }: Tilted) => {
    const angle = Math.asin(height / length)
    return rootOf((friction) => alongPlane({ mass: 1, friction, angle }, 0, 1), 0, 10)
  },
  'acceleration-down-slope': (slope: Slope) =>
    -alongPlane({ mass: slope.mass, friction: slope.friction, angle: angleOf(slope) }, 0, 1) / slope.mass,
  'force-up-slope': (slope: Slope) =>
    rootOf(
      (pull) => alongPlane({ mass: slope.mass, friction: slope.friction, angle: angleOf(slope) }, pull, -1),
      0,
      20_000,
    ),
})
