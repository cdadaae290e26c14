import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { refraction, type Bent, type Layer, type Raised, type Slowed } from './p51-refraction.ts'

/** A ray so steep that its tangent and sine agree to ten places. */
const steep = 3e-6

/** Where a point under a layer seems to lie: two nearly vertical rays are traced out of it and back in a straight line. */
function apparentDepth(depth: number, index: number): number {
  const outside = Math.asin(index * Math.sin(steep))
  return (depth * Math.tan(steep)) / Math.tan(outside)
}

const speedOfLight = 3e8
const radians = (angle: number) => (angle * Math.PI) / 180

/** How fast a wavefront at this angle sweeps along the surface: the same on both sides of it. */
const sweep = (speed: number, sine: number) => speed / sine

proves(refraction, {
  'apparent-rise': ({ depth, index: [over, under] }: Layer) => depth - apparentDepth(depth, over / under),
  'index-from-rise': ({ depth, raised }: Raised) =>
    rootOf((index) => depth - apparentDepth(depth, index) - raised, 1, 10),
  // At the critical angle the wave in air sweeps straight along the surface.
  'critical-angle': ({ speed }: Slowed) =>
    rootOf((angle) => sweep(speed * 1e8, Math.sin(radians(angle))) - sweep(speedOfLight, 1), 1, 90),
  'speed-in-liquid': ({ sines: [inAir, inLiquid] }: Bent) =>
    rootOf((speed) => sweep(speed, inLiquid) - sweep(speedOfLight, inAir), 1e7, 1e9),
})
