import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { uniformAcceleration, type Motion } from './p09-uniform-acceleration.ts'

const slices = 50

/** The area under the velocity–time graph between two times, cut into thin strips. */
function areaUnderGraph({ start, acceleration }: Motion, from: number, to: number): number {
  const width = (to - from) / slices
  let area = 0
  for (let i = 0; i < slices; i++) area += (start + acceleration * (from + (i + 0.5) * width)) * width
  return area
}

proves(uniformAcceleration, {
  'final-velocity': (motion: Motion & { distance: number }) => {
    const { start, acceleration, distance } = motion
    const time = rootOf((t) => start * t + 0.5 * acceleration * t * t - distance, 0, 1000)
    return start + acceleration * time
  },
  'distance-in-time': (motion: Motion & { time: number }) => areaUnderGraph(motion, 0, motion.time),
  // The graph is a triangle of height u and area s: its base is the time, its slope the retardation.
  stopping: ({ start, distance }: { start: number; distance: number }) => {
    const time = rootOf((t) => (start * t) / 2 - distance, 0, 1000)
    return start / time
  },
  'nth-second': (motion: Motion & { second: number }) => areaUnderGraph(motion, motion.second - 1, motion.second),
})
