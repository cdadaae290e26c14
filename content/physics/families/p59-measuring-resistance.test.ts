import { proves } from '../../engine/prove.ts'
import type { Galvanometer } from '../forms/p59-meters.ts'
import { rootOf } from '../search.ts'
import { measuringResistance, type Bridge, type Slide, type Wire } from './p59-measuring-resistance.ts'

/** The part of a driver's two volts between the left end and a place on a uniform metre wire, centimetre by centimetre. */
function alongWire(centimetres: number, driver = 2): number {
  let level = 0
  for (let done = 0; done < Math.floor(centimetres); done++) level += driver / 100
  return level + ((centimetres % 1) * driver) / 100
}

proves(measuringResistance, {
  // No current flows to the slider when it is at the potential of the point between the two resistors.
  'metre-bridge': ({ standard, left }: Bridge) => {
    const slider = alongWire(left)
    return rootOf((unknown) => 2 - (2 * standard) / (unknown + standard) - slider, 1e-6, 1e4)
  },
  // The driver is tried until the standard cell balances where it did; then the other length is read off.
  potentiometer: ({ known, first, second }: Slide) =>
    alongWire(
      second,
      rootOf((driver) => alongWire(first, driver) - known, 0.1, 100),
    ),
  // Metre after metre of wire is joined in series until the resistance is reached.
  'length-of-wire': ({ resistivity, area, resistance }: Wire) => {
    const perMetre = (resistivity * 1e-8) / (area * 1e-6)
    let [length, sum] = [0, 0]
    while (sum + perMetre <= resistance) [length, sum] = [length + 1, sum + perMetre]
    return length + rootOf((rest) => sum + rest * perMetre - resistance, -0.5, 1.5)
  },
  // The shunt is tried until the coil's share of the full range is its current of full deflection.
  shunt: ({ coil, full, range }: Galvanometer) =>
    rootOf(
      (resistance) => {
        const together = 1 / (1 / coil + 1 / resistance)
        return (range * together) / coil - full / 1000
      },
      1e-6,
      100,
    ),
  // The current at full range is tried against the current of full deflection.
  multiplier: ({ coil, full, range }: Galvanometer) =>
    rootOf((resistance) => full / 1000 - range / (coil + resistance), 0, 1e6),
})
