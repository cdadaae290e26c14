import Fraction from 'fraction.js'
import { proves } from '../../engine/prove.ts'
import type { Decimals, Spending } from '../forms/m04-decimals.ts'
import { fractions, type Bracket, type Mixed, type Ratio } from './m04-fractions.ts'

const exact = ({ over, under }: Ratio) => new Fraction(over, under)

/** Spends the money naira by naira: of each group of `under` naira, `over` go. */
function spend(money: number, { over, under }: Ratio): number {
  let left = 0
  for (let group = 0; group < money; group += under) left += Math.max(0, Math.min(under, money - group) - over)
  return left
}

// The second routes work with exact fractions of a library, or pay out the money in small groups.
proves(fractions, {
  'no-brackets': ({ first, second, third, isDivision }: Mixed) =>
    (isDivision ? exact(second).div(exact(third)) : exact(second).mul(exact(third))).add(exact(first)).valueOf(),
  brackets: ({ first, second, third }: Bracket) => exact(first).sub(exact(second)).div(exact(third)).valueOf(),
  decimals: ({ a, b, c, placesA, placesB, placesC }: Decimals) =>
    new Fraction(a, 10 ** placesA)
      .mul(new Fraction(b, 10 ** placesB))
      .div(new Fraction(c, 10 ** placesC))
      .valueOf(),
  remainder: ({ total, first, second }: Spending) => spend(spend(total, first), second),
})
