import { proves } from '../../engine/prove.ts'
import { gasLaws } from './c11-gas-laws.ts'

const gasConstant = 8.314

/** Finds by bisection where a rising function of the unknown meets what is wanted. */
function solve(wanted: number, rising: (unknown: number) => number): number {
  let low = 0
  let high = 1e5
  for (let turn = 0; turn < 100; turn++) {
    const middle = (low + high) / 2
    if (rising(middle) < wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The moles of a gas, in any consistent units: what no change of state alters. */
const molesOf = (pressure: number, volume: number, kelvin: number) => (pressure * volume) / (gasConstant * kelvin)

// Every change keeps the moles; the unknown is found by trial until it does, all units turned into those of the SI.
proves(gasLaws, {
  'constant-temperature': ({ first, second, volume }: { first: number; second: number; volume: number }) =>
    solve(molesOf(first, volume, 298), (unknown) => molesOf(second, unknown, 298)),
  'constant-pressure': (change: { first: number; second: number; volume: number; ofTemperature: boolean }) => {
    const { first, second, volume, ofTemperature } = change
    const after = solve(molesOf(1, volume, first), (unknown) => molesOf(1, unknown, second))
    if (!ofTemperature) return after
    // In whole degrees from absolute zero up, until the amount in the new volume is that of the old.
    for (let degrees = -272; degrees < 1000; degrees++) {
      if (Math.abs(molesOf(1, after, degrees + 273) / molesOf(1, volume, first) - 1) < 1e-9) return degrees
    }
    return Number.NaN
  },
  'to-standard-conditions': (gas: { unit: string; pressure: number; kelvin: number; volume: number }) => {
    const { unit, pressure, kelvin, volume } = gas
    const pascals = unit === 'atm' ? 101_325 : 101_325 / 760
    return solve(molesOf(pressure * pascals, volume, kelvin), (unknown) => molesOf(101_325, unknown, 273))
  },
  'ideal-gas': ({ amount, kelvin, pressure }: { amount: number; kelvin: number; pressure: number }) =>
    solve(amount, (unknown) => (pressure * unknown) / (0.082 * kelvin)),
})
