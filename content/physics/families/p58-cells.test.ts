import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { cells, type Dropped, type Group, type Loaded, type TwoLoads } from './p58-cells.ts'

/** The current round a loop of cells and a load: tried until the voltages met on the way round add up to nothing. */
function currentRound(sources: readonly { emf: number; internal: number }[], load: number): number {
  return rootOf(
    (current) => {
      let level = 0
      for (const { emf, internal } of sources) level += emf - current * internal
      return current * load - level
    },
    0,
    1e4,
  )
}

/** The voltage between two rails with cells side by side: as much charge arrives at a rail as leaves it. */
function voltageOfRails(sources: readonly { emf: number; internal: number }[], load: number): number {
  return rootOf(
    (volts) => volts / load - sources.reduce((sum, { emf, internal }) => sum + (emf - volts) / internal, 0),
    0,
    1e3,
  )
}

proves(cells, {
  'terminal-voltage': ({ emf, internal, load }: Loaded) => voltageOfRails([{ emf, internal }], load),
  'internal-resistance': ({ open, closed, load }: Dropped) =>
    rootOf((internal) => closed - currentRound([{ emf: open, internal }], load) * load, 0, 1e3),
  'group-of-cells': ({ cells: count, emf, internal, load, inSeries }: Group) => {
    const sources = Array.from({ length: count }, () => ({ emf, internal }))
    return inSeries ? currentRound(sources, load) : voltageOfRails(sources, load) / load
  },
  // Only the two currents and loads are known: r is tried until one e.m.f. explains both.
  'two-loads': ({ emf, internal, loads: [small, large] }: TwoLoads) => {
    const [more, less] = [small, large].map((load) => currentRound([{ emf, internal }], load))
    const emfFrom = (current: number, load: number, r: number) => current * load + current * r
    return rootOf((r) => emfFrom(more ?? 0, small, r) - emfFrom(less ?? 0, large, r), 0, 1e3)
  },
})
