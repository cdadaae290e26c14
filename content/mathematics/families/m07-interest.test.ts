import Fraction from 'fraction.js'
import { proves } from '../../engine/prove.ts'
import { interest, type Asset, type Deposit } from './m07-interest.ts'

/** Keeps the books year by year, in exact fractions. */
function balanceAfter({ principal, rate, years }: Deposit, sign: 1 | -1): Fraction {
  let balance = new Fraction(principal)
  for (let year = 0; year < years; year++) balance = balance.add(balance.mul(sign * rate).div(100))
  return balance
}

function simpleInterest({ principal, rate, years }: Deposit): Fraction {
  return Array.from({ length: years }).reduce<Fraction>(
    (sum) => sum.add(new Fraction(principal).mul(rate).div(100)),
    new Fraction(0),
  )
}

/** Tries out sums in steps of ₦1,000 until one earns the same interest. */
function principalThatEarns(target: Fraction, rate: number, years: number): number {
  for (let principal = 1000; principal <= 1_000_000; principal += 1000) {
    if (principal * rate * years === target.valueOf() * 100) return principal
  }
  return Number.NaN
}

proves(interest, {
  principal: (deposit: Deposit) => principalThatEarns(simpleInterest(deposit), deposit.rate, deposit.years),
  'compound-interest': (deposit: Deposit) => balanceAfter(deposit, 1).sub(deposit.principal).valueOf(),
  depreciation: (asset: Asset) => balanceAfter(asset, -1).valueOf(),
  difference: (deposit: Deposit) =>
    balanceAfter(deposit, 1).sub(deposit.principal).sub(simpleInterest(deposit)).valueOf(),
})
