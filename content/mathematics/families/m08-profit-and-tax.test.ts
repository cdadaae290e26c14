import { evaluate } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import type { Commission, Sale } from '../forms/m08-discount.ts'
import { profitAndTax, type Trade } from './m08-profit-and-tax.ts'

/** The price after a percentage is put on, counted kobo by kobo from the hundredths of the price. */
function afterChange(price: number, percent: number): number {
  const hundredth = price
  const kobo = price * 100 + Math.sign(percent) * hundredth * Math.abs(percent)
  return kobo / 100
}

/** The price between two bounds at which a rising function reaches a value. */
function bisect(rising: (price: number) => number, value: number): number {
  let [low, high] = [0, 10_000_000]
  for (let step = 0; step < 64; step++) {
    const middle = (low + high) / 2
    if (rising(middle) < value) low = middle
    else high = middle
  }
  return (low + high) / 2
}

// The second routes put the answer back into the story: the price that gives the selling price, the rate that gives the profit.
proves(profitAndTax, {
  percentage: ({ cost, percent }: Trade) => {
    const selling = afterChange(cost, percent)
    const sign = selling > cost ? 1 : -1
    return bisect((rate) => sign * (afterChange(cost, sign * rate) - cost), Math.abs(selling - cost))
  },
  'selling-price': ({ cost, percent }: Trade) => bisect((price) => ((price - cost) / cost) * 100, percent),
  'cost-price': ({ cost, percent }: Trade) => {
    const selling = afterChange(cost, percent)
    return bisect((price) => afterChange(price, percent), selling)
  },
  'discount-and-tax': ({ marked, discount, tax }: Sale) =>
    Number(evaluate('p * (1 - d / 100) * (1 + t / 100)', { p: marked, d: discount, t: tax })),
  commission: ({ salary, sales, limit, percent }: Commission) => {
    let pay = salary
    for (let sold = limit; sold < sales; sold += 1000) pay += 10 * percent
    return pay
  },
})
