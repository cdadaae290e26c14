import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { capacitorNetworks, type OnBattery, type SeriesWithPair } from './p56-capacitor-networks.ts'

/** The potential between two capacitors in series: tried until the charges on the plates that meet there cancel. */
function levelBetween(a: number, b: number, volts: number): number {
  return rootOf((level) => a * (volts - level) - b * level, 0, volts)
}

// The second routes find the potential between the plates; no effective capacitance is computed.
proves(capacitorNetworks, {
  'series-with-pair': ({ first, pair: [b, c] }: SeriesWithPair) => {
    const level = rootOf((tried) => first * (1 - tried) - b * tried - c * tried, 0, 1)
    return first * (1 - level)
  },
  'charge-in-series': ({ capacitors: [a, b], volts }: OnBattery) => b * levelBetween(a, b, volts),
  'voltage-in-series': ({ capacitors: [a, b], volts }: OnBattery) => volts - levelBetween(a, b, volts),
  'charge-in-parallel': ({ capacitors, volts }: OnBattery) =>
    capacitors.reduce((charge, capacitance) => charge + capacitance * volts, 0),
})
