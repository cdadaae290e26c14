import { proves } from '../../engine/prove.ts'
import { impulses, type Blow, type Rebound, type Stop } from './p16-impulse.ts'

/** Momentum given to a body, strip after strip of the force–time graph. Each strip is a tenth of a millisecond. */
function momentumFrom({ force, peakAt, lasts }: Blow): number {
  const strips = lasts * 10
  let momentum = 0
  for (let i = 0; i < strips; i++) {
    const time = (i + 0.5) / 10
    const height = time < peakAt ? (force * time) / peakAt : (force * (lasts - time)) / (lasts - peakAt)
    momentum += (height * 0.1) / 1000
  }
  return momentum
}

proves(impulses, {
  'impulse-from-graph': momentumFrom,
  'speed-from-graph': (blow: Blow) => momentumFrom(blow) / blow.mass,
  // Momentum before and after, each with its direction: towards the wall is negative.
  rebound: ({ mass, before, after }: Rebound) => (mass * after) / 1000 - (mass * -before) / 1000,
  // F = ma with the acceleration from v = u + at.
  'average-force': ({ mass, speed, time }: Stop) => -mass * ((0 - speed) / time),
})
