import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { energyConversion, type Braked, type Falling, type Rough, type Slide } from './p26-energy-conversion.ts'

/** The speed after a straight way under a steady acceleration: the time is tried until the way is covered. */
function speedAfter(way: number, acceleration: number): number {
  const time = rootOf((seconds) => 0.5 * acceleration * seconds * seconds - way, 0, 1000)
  return acceleration * time
}

proves(energyConversion, {
  // A slope of sine 0.4: the way is longer, the acceleration smaller; energy is not used.
  'speed-at-bottom': ({ height }: Slide) => speedAfter(height / 0.4, 10 * 0.4),
  'kinetic-energy-on-the-way': ({ mass, from, at }: Falling) => {
    const speed = speedAfter(from - at, 10)
    return 0.5 * mass * speed * speed
  },
  // The friction that lets the rider arrive at this speed is tried on a slide of sine 0.5; it works along the whole way.
  'energy-lost-to-friction': ({ mass, height, speed }: Rough) => {
    const way = height / 0.5
    const friction = rootOf(
      (force) => speed - speedAfter(way, Math.max(1e-9, (mass * 10 * 0.5 - force) / mass)),
      0,
      mass * 5,
    )
    return friction * way
  },
  // A steady brake of 1000 N: how far the vehicle goes while it slows down, by mean speed and time; work is force × way.
  'work-of-brakes': ({ mass, before, after }: Braked) => {
    const time = rootOf((seconds) => before - (1000 / mass) * seconds - after, 0, 10_000)
    return (1000 * time * ((before + after) / 2)) / 1000
  },
})
