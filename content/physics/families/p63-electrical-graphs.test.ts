import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { electricalGraphs, type Conductor, type Source } from './p63-electrical-graphs.ts'

/** The p.d. at a current on the straight line of a battery. */
function onLine({ emf, current, volts }: Source, at: number): number {
  return emf + ((volts - emf) * at) / current
}

/** The current with the terminals short-circuited, where the line meets the axis. */
function shortCircuit(source: Source): number {
  return rootOf((current) => onLine(source, current), 0, 1e4)
}

proves(electricalGraphs, {
  // A resistance is tried until it lets the current of the graph pass.
  resistance: ({ current, volts }: Conductor) => rootOf((ohms) => volts - current * ohms, 0, 1e4),
  // I²R with R tried in the same way.
  power: ({ current, volts }: Conductor) => current ** 2 * rootOf((ohms) => volts - current * ohms, 0, 1e4),
  'internal-resistance': (source: Source) => source.emf / shortCircuit(source),
  'volts-at-double-current': (source: Source) => source.emf - 2 * source.current * (source.emf / shortCircuit(source)),
})
