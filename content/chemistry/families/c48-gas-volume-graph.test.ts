import { proves } from '../../engine/prove.ts'
import { gasVolumeGraphs, volumeAt, type GasGivenOff } from './c48-gas-volume-graph.ts'

/** The gas given off between two times, second after second. */
function givenOff(given: GasGivenOff, from: number, to: number): number {
  let sum = 0
  for (let time = from; time < to; time++) sum += volumeAt(given, time + 1) - volumeAt(given, time)
  return sum
}

proves(gasVolumeGraphs, {
  'rate-at-first': (given: GasGivenOff) => givenOff(given, 0, given.end / 2) / (given.end / 2),
  'rate-later': (given: GasGivenOff) => givenOff(given, given.end / 2, given.end) / (given.end - given.end / 2),
  'when-over': (given: GasGivenOff) => {
    let time = 0
    while (givenOff(given, time, 400) > 1e-9) time++
    return time
  },
  'still-to-come': (given: GasGivenOff) => givenOff(given, given.end / 2, 400),
})
