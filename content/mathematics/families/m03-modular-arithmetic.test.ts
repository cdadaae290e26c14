import { proves } from '../../engine/prove.ts'
import { modularArithmetic, type Calendar, type Congruence, type Product } from './m03-modular-arithmetic.ts'

/** Where a hand on a dial with n marks stands after so many single steps, backwards for negative ones. */
function dial(steps: number, n: number): number {
  let mark = 0
  for (let step = 0; step < Math.abs(steps); step++) {
    if (steps > 0) mark = mark === n - 1 ? 0 : mark + 1
    else mark = mark === 0 ? n - 1 : mark - 1
  }
  return mark
}

// The second routes move a hand on a dial, try out all residues, or count in the calendar of the language.
proves(modularArithmetic, {
  value: ({ modulus, first, second, third }: Product) => dial(first * second - third, modulus),
  equation: ({ modulus, coefficient, shift, solution }: Congruence) => {
    const hand = dial(coefficient * solution + shift, modulus)
    const found = Array.from({ length: modulus }, (_, x) => x).filter(
      (x) => dial(coefficient * x + shift, modulus) === hand,
    )
    return found.length === 1 ? (found[0] ?? -1) : -1
  },
  day: ({ today, days, isAhead }: Calendar) => {
    // 4 January 2026 was a Sunday.
    const date = new Date(Date.UTC(2026, 0, 4 + today + (isAhead ? days : -days)))
    return date.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
  },
})
