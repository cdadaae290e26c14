import { proves } from '../../engine/prove.ts'
import { peakOf, rootOf } from '../search.ts'
import { projectiles, type Farthest, type Launch, type Risen, type Slanted } from './p13-projectiles.ts'

const inRadians = (degrees: number) => (degrees * Math.PI) / 180
const heightAfter = (time: number, upwards: number) => upwards * time - 5 * time * time

/** When a body thrown upwards is on the ground again: the height is followed until it is zero. */
function lands(upwards: number): number {
  return rootOf((time) => heightAfter(time, upwards), 0.01, 100)
}

function landsAt(speed: number, degrees: number): number {
  return speed * Math.cos(inRadians(degrees)) * lands(speed * Math.sin(inRadians(degrees)))
}

proves(projectiles, {
  'maximum-height': ({ speed, angle }: Launch) => {
    const upwards = speed * Math.sin(inRadians(angle))
    return peakOf((time) => heightAfter(time, upwards), 0, 20)
  },
  range: ({ speed, angle }: Launch) => landsAt(speed, angle),
  'time-of-flight': ({ speed, sine }: Slanted) => lands(speed * sine),
  // Speeds are tried until the body thrown at 45° lands on the target; no other whole angle carries as far.
  'speed-from-greatest-range': ({ range }: Farthest) => rootOf((speed) => landsAt(speed, 45) - range, 1, 200),
  // The upward velocity is tried until the peak is the given height: v² = 2gh is never used.
  'flight-from-height': ({ height }: Risen) =>
    lands(rootOf((upwards) => heightAfter(lands(upwards) / 2, upwards) - height, 0.5, 100)),
})
