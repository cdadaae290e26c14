import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { expansion, type Block, type Flask, type Rails, type Rod } from './p36-expansion.ts'

/** The growth per unit of (1 + small)ⁿ that is of first order: the polynomial is multiplied out. */
function firstOrder(small: number, dimensions: number): number {
  let powers = [1]
  for (let n = 0; n < dimensions; n++)
    powers = [...powers, 0].map((power, order) => power + small * (powers[order - 1] ?? 0))
  return powers[1] ?? 0
}

/** What a size grows by, kelvin by kelvin, when each of its dimensions has this expansivity in millionths. */
function growth({ millionths, size, from, to }: { millionths: number; size: number; from: number; to: number }, n = 1) {
  let grown = 0
  for (let degrees = from; degrees < to; degrees++) grown += size * firstOrder(millionths / 1e6, n)
  return grown
}

proves(expansion, {
  'increase-of-length': ({ expansivity, length, cold, hot }: Rod) =>
    growth({ millionths: expansivity, size: 1000 * length, from: cold, to: hot }),
  'increase-of-volume': ({ expansivity, volume, cold, hot }: Block) =>
    growth({ millionths: expansivity, size: volume, from: cold, to: hot }, 3),
  // Temperatures are tried until a rail and its gap are filled by the longer rail.
  'gap-between-rails': ({ expansivity, length, gap, laid }: Rails) =>
    rootOf((end) => length * (1 + (expansivity / 1e6) * (end - laid)) - (length + gap / 1000), 0, 200),
  // The liquid and the flask are followed one by one; the difference is lost.
  overflow: ({ glass, liquid, volume, cold, hot }: Flask) =>
    growth({ millionths: liquid, size: volume, from: cold, to: hot }) -
    growth({ millionths: glass, size: volume, from: cold, to: hot }, 3),
})
