import { proves } from '../../engine/prove.ts'
import type { HiddenBase } from '../forms/m02-hidden-base.ts'
import { baseArithmetic, type Pair } from './m02-base-arithmetic.ts'

/** A counter of beads in columns: `steps` times one bead more, with every full column emptied into the next. */
function count(start: readonly number[], steps: number, base: number): number[] {
  const columns = [...start]
  for (let step = 0; step < steps; step++) {
    for (let place = 0; ; place++) {
      columns[place] = ((columns[place] ?? 0) + 1) % base
      if (columns[place] !== 0) break
    }
  }
  return columns
}

function shown(columns: readonly number[]): number {
  return Number([...columns].reverse().join(''))
}

/** The value whose numeral in the base shows these digits. */
function valueShown(digits: number, base: number): number {
  let value = 0
  let rest = String(digits)
  for (let place = 1; rest !== ''; place *= base) {
    value += Number(rest.at(-1)) * place
    rest = rest.slice(0, -1)
  }
  return value
}

// The second routes count beads on a counter of the base, or try out the bases one after another.
proves(baseArithmetic, {
  sum: ({ base, first, second }: Pair) => valueShown(shown(count(count([], first, base), second, base)), base),
  difference: ({ base, first, second }: Pair) => {
    let gap = 0
    for (let reached = second; reached < first; reached++) gap++
    return valueShown(shown(count([], gap, base)), base)
  },
  product: ({ base, first, second }: Pair) => {
    const added = Array.from({ length: second }, () => first)
    return valueShown(shown(added.reduce((columns, steps) => count(columns, steps, base), [] as number[])), base)
  },
  'hidden-base': ({ base, digits }: HiddenBase) => {
    const written = digits.join('')
    const value = Number.parseInt(written, base)
    const found = Array.from({ length: 34 }, (_, index) => index + 3).filter(
      (x) => Number.parseInt(written, x) === value,
    )
    return found.length === 1 ? (found[0] ?? 0) : 0
  },
})
