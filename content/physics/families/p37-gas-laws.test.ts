import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { gasLaws, type Bubble, type Changed, type Sealed, type Stretched } from './p37-gas-laws.ts'

const boltzmann = 1.380649e-23
const kelvins = (celsius: number) => celsius + 273

/** The pressure of so many molecules in a volume, from their mean kinetic energy: p = (2/3)(N/V)(3/2)kT. */
function pressureOf(molecules: number, volume: number, temperature: number): number {
  const meanEnergy = 1.5 * boltzmann * temperature
  return ((2 / 3) * molecules * meanEnergy) / volume
}

/** How many molecules give this pressure, tried out. */
const moleculesFor = (pressure: number, volume: number, temperature: number) =>
  rootOf((molecules) => pressureOf(molecules, volume, temperature) - pressure, 0, 1e30)

/** Density of water times g, in pascals for each metre. */
const perMetre = 1000 * 10

proves(gasLaws, {
  'rising-bubble': ({ depth, volume }: Bubble) => {
    const molecules = moleculesFor(perMetre * (10 + depth), volume, 300)
    return rootOf((grown) => perMetre * 10 - pressureOf(molecules, grown, 300), 0.01, 100)
  },
  'constant-volume': ({ pressure, cold, hot }: Sealed) =>
    pressureOf(moleculesFor(pressure, 1, kelvins(cold)), 1, kelvins(hot)),
  'temperature-for-volume': ({ from, times }: Stretched) => {
    const molecules = moleculesFor(1e5, 1, kelvins(from))
    return rootOf((end) => pressureOf(molecules, times, kelvins(end)) - 1e5, -200, 2000)
  },
  'general-gas-law': ({ volume, pressure, temperature, newPressure, newTemperature }: Changed) => {
    const molecules = moleculesFor(pressure, volume, kelvins(temperature))
    return rootOf((end) => newPressure - pressureOf(molecules, end, kelvins(newTemperature)), 1, 5000)
  },
})
