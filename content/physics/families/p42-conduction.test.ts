import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { conduction, type Bar, type Rebuilt, type Sheet } from './p42-conduction.ts'

const slices = 10

/** What the temperature falls by when this much heat flows through a sheet cut into thin slices. */
function fallAt(flow: number, { conductivity, area, thickness }: Omit<Sheet, 'inside' | 'outside'>): number {
  let fall = 0
  for (let slice = 0; slice < slices; slice++) fall += (flow * (thickness / 1000 / slices)) / (conductivity * area)
  return fall
}

proves(conduction, {
  // The flow is tried until the slices together take up the difference of temperature.
  'rate-of-flow': (sheet: Sheet) => rootOf((flow) => fallAt(flow, sheet) - (sheet.outside - sheet.inside), 0, 1e5),
  'thermal-conductivity': ({ flow, area, thickness, outside, inside }: Sheet & { flow: number }) =>
    rootOf((conductivity) => outside - inside - fallAt(flow, { conductivity, area, thickness }), 0.001, 100),
  // The heat that enters a place must leave it: its two parts of the bar carry the same flow.
  'temperature-along-bar': ({ length, place, hot, cold }: Bar) =>
    rootOf((here) => (hot - here) / place - (here - cold) / (length - place), cold, hot),
  // Rods of made-up size: the conductivity is tried until the first one carries its flow.
  'other-dimensions': ({ flow, length, diameter }: Rebuilt) => {
    const carried = (conductivity: number, long: number, thick: number) =>
      (conductivity * (Math.PI / 4) * (thick / 1000) ** 2 * 60) / long
    const conductivity = rootOf((tried) => carried(tried, 0.4, 12) - flow, 0, 1e9)
    return carried(conductivity, 0.4 * length, 12 * diameter)
  },
})
