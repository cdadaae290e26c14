import { proves } from '../../engine/prove.ts'
import { pollutionData, type Bottles, type Chain, type River } from './b56-pollution-data.ts'

const levels = ['water', 'plankton', 'small fish', 'large fish', 'fish eagle']

proves(pollutionData, {
  'oxygen-demand': ({ first, last }: Bottles) => {
    const used = (row: number) => Math.round(10 * (first[row] ?? 0)) - Math.round(10 * (last[row] ?? 0))
    return 'PQRS'.charAt([0, 1, 2, 3].sort((a, b) => used(b) - used(a))[0] ?? 0)
  },
  // The greatest quotient is the greatest difference of logarithms.
  'build-up': ({ amounts }: Chain) => {
    const logs = amounts.map(Math.log10)
    const steps = logs.slice(1).map((value, index) => value - (logs[index] ?? 0))
    const place = steps.findIndex((step) => steps.every((other) => step >= other - 1e-9))
    return `from the ${levels[place]} to the ${levels[place + 1]}`
  },
  // Walks along the river in steps of 10 m and reads the lines between the points.
  'oxygen-sag': ({ oxygen, need }: River) => {
    let below = 0
    for (let step = 0; step < 100 * (oxygen.length - 1); step++) {
      const place = (step + 0.5) / 100
      const [left, share] = [Math.floor(place), place % 1]
      const level = (oxygen[left] ?? 0) * (1 - share) + (oxygen[left + 1] ?? 0) * share
      if (level < need) below++
    }
    return Math.round(below) / 100
  },
})
