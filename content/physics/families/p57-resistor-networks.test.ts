import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { resistorNetworks, type BranchOfTwo, type OnBattery, type SeriesWithPair } from './p57-resistor-networks.ts'

/** The potential of the point between a resistor and a pair, tried until as much charge leaves it as arrives. */
function potentialOfPair({ first, pair: [b, c], volts }: OnBattery): number {
  return rootOf((level) => (volts - level) / first - level / b - level / c, 0, volts)
}

function currentFromBattery(given: OnBattery): number {
  const level = potentialOfPair(given)
  return level / given.pair[0] + level / given.pair[1]
}

// The second routes put one volt on a network, or the battery, and balance the currents at its points.
proves(resistorNetworks, {
  'series-with-pair': (network: SeriesWithPair) => 1 / currentFromBattery({ ...network, volts: 1 }),
  'branch-of-two': ({ branch: [a, b], beside }: BranchOfTwo) => {
    const between = rootOf((level) => (1 - level) / a - level / b, 0, 1)
    return 1 / ((1 - between) / a + 1 / beside)
  },
  'total-current': currentFromBattery,
  'voltage-of-pair': potentialOfPair,
  'branch-current': (given: OnBattery) => potentialOfPair(given) / given.pair[0],
})
