import { evaluate } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { energyFlow } from './b29-energy-flow.ts'

interface Flow {
  chain: readonly string[]
  start: number
  end: number
}

/** Feeds the producers' energy up the chain, a tenth to each eater in turn. */
function fedTo(chain: readonly string[], producers: number): number {
  return chain.slice(1).reduce((energy) => energy - (energy * 9) / 10, producers)
}

/** The power of ten times the gain that, fed up the chain, leaves the gain. */
function neededFor({ chain, end }: Omit<Flow, 'start'>): number {
  const candidates = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000].map((factor) => end * factor)
  return candidates.find((energy) => Math.abs(fedTo(chain, energy) - end) < 1e-6) ?? Number.NaN
}

/** The efficiency, in steps of 0.1%, that turns the energy of one level into that of the next. */
function efficiencyBetween(before: number, after: number): number {
  for (let tenths = 1; tenths < 1000; tenths++)
    if (Math.abs((before * tenths) / 1000 - after) < 1e-6) return tenths / 10
  return Number.NaN
}

proves(energyFlow, {
  reaching: ({ chain, start }: Omit<Flow, 'end'>) => Math.round(fedTo(chain, start) * 1e6) / 1e6,
  needed: neededFor,
  efficiency: ({ herbivores, carnivores }: { herbivores: number; carnivores: number }) =>
    efficiencyBetween(herbivores, carnivores),
  budget: ({ eaten, waste, respired }: { eaten: number; waste: number; respired: number }) =>
    Number(evaluate(`(${eaten} kJ - ${waste} kJ - ${respired} kJ) / (1 kJ)`)),
})
