import { form, type Draft } from '../../engine/family.ts'
import { naira, printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { positiveSlips, type Mistake } from '../slips.ts'

/** A marked price, a discount on it and the tax on what is left, in per cent. */
export interface Sale {
  goods: string
  marked: number
  discount: number
  tax: number
}

/** A basic salary and a commission on the part of the sales above a limit. */
export interface Commission {
  who: string
  salary: number
  sales: number
  limit: number
  percent: number
}

const goods = [
  ['television set', 150_000],
  ['generator', 200_000],
  ['mobile phone', 80_000],
  ['gas cooker', 60_000],
  ['mattress', 50_000],
  ['wall clock', 8000],
  ['school bag', 10_000],
] as const

export const reducedPrice = form<Sale>({ id: 'discount-and-tax', difficulty: 'hard', draw: drawSale, write: writeSale })

export const commission = form<Commission>({
  id: 'commission',
  difficulty: 'medium',
  draw: drawCommission,
  write: writeCommission,
})

/** Amounts of whole naira only: nobody believes kobo in such a price. */
export function nairaSlips(mistakes: readonly Mistake[]): ReturnType<typeof positiveSlips> {
  return positiveSlips(mistakes).filter(({ value }) => value !== undefined && Number.isInteger(value))
}

/** So many per cent of an amount, free of binary noise. */
function share(amount: number, percent: number): number {
  return Math.round(amount * percent) / 100
}

function drawSale(random: Random): Sale | null {
  const [name, usual] = random.pick(goods)
  const marked = random.step(usual / 2, usual * 1.5, usual / 20)
  const drawn = { goods: name, marked, discount: random.pick([4, 5, 10, 12, 15, 20, 25]), tax: 7.5 }
  return Number.isInteger(share(share(marked, 100 - drawn.discount), 7.5)) ? drawn : null
}

function writeSale({ goods: name, marked, discount, tax }: Sale): Draft {
  const reduced = share(marked, 100 - discount)
  const vat = share(reduced, tax)
  const key = naira(reduced + vat)
  return {
    stem: `A ${name} is marked ${naira(marked).text}. A discount of ${discount}% is given, and VAT of ${tax}% is then added. How much does the customer pay?`,
    key,
    slips: nairaSlips([
      [
        naira(reduced),
        `This gives the price after the discount, ${100 - discount}% of ${naira(marked).text}, and leaves out the VAT.`,
      ],
      [naira(marked + share(marked, tax)), `This adds ${tax}% of the marked price to it and forgets the discount.`],
      [naira(reduced - vat), `This takes the VAT of ${naira(vat).text} away from the price instead of adding it.`],
      [
        naira(share(marked, 100 - discount + tax)),
        `This takes ${discount}% and ${tax}% of the marked price; VAT is charged on the reduced price.`,
      ],
      [
        naira(share(marked, 100 - discount - tax)),
        `This adds the percentages to ${printed(discount + tax, 1)}% and takes that away from the marked price.`,
      ],
      [
        naira(share(share(marked, 100 + discount), 100 + tax)),
        `This adds the ${discount}% to the marked price instead of taking it away.`,
      ],
      [naira(reduced + 2 * vat), `This adds the VAT of ${naira(vat).text} two times instead of once.`],
      [naira(marked), 'This gives the marked price, without the discount and without the VAT.'],
      [naira(vat), 'This gives only the VAT, not the whole amount to be paid.'],
    ]),
    principle: 'The discount is a percentage of the marked price; the VAT is a percentage of the reduced price.',
    working: [
      `Price after discount = ${100 - discount}% of ${naira(marked).text} = ${naira(reduced).text}`,
      `VAT = ${tax}% of ${naira(reduced).text} = ${naira(vat).text}`,
      `Amount paid = ${naira(reduced).text} + ${naira(vat).text} = ${key.text}`,
    ],
    hints: [
      `What percentage of ${naira(marked).text} is left after a discount of ${discount}%?`,
      'On which price is the VAT charged?',
    ],
  }
}

function drawCommission(random: Random): Commission {
  const limit = random.step(100_000, 400_000, 50_000)
  return {
    who: random.pick(['Ngozi', 'Sule', 'Bisi', 'Okon', 'Fatima', 'Uche', 'Yakubu', 'Funmi']),
    salary: random.step(40_000, 90_000, 5000),
    sales: limit + random.step(80_000, 500_000, 20_000),
    limit,
    percent: random.pick([3, 4, 5, 6, 8, 10]),
  }
}

function writeCommission({ who, salary, sales, limit, percent }: Commission): Draft {
  const earned = share(sales - limit, percent)
  const key = naira(salary + earned)
  return {
    stem:
      `${who} earns ${naira(salary).text} a month and a commission of ${percent}% on sales above ${naira(limit).text}. ` +
      `What is the total pay for a month with sales of ${naira(sales).text}?`,
    key,
    slips: nairaSlips([
      [
        naira(salary + share(sales, percent)),
        `This pays ${percent}% on all the sales, not only on those above ${naira(limit).text}.`,
      ],
      [naira(earned), 'This gives only the commission and leaves out the monthly pay.'],
      [naira(salary + share(limit, percent)), 'This pays the commission on the limit instead of the sales above it.'],
      [
        naira(salary - earned),
        `This takes the commission of ${naira(earned).text} away from the pay instead of adding it.`,
      ],
      [
        naira(salary + earned / 10),
        `This takes ${naira(earned / 10).text} for the commission, with the decimal point one place off.`,
      ],
      [
        naira(salary + share(sales + limit, percent)),
        'This adds the limit to the sales before it takes the percentage.',
      ],
      [naira(salary + share(sales - limit - salary, percent)), 'This also takes the monthly pay away from the sales.'],
    ]),
    principle: 'A commission is a percentage of the sales; here only the sales above the limit count.',
    working: [
      `Sales above the limit = ${naira(sales).text} − ${naira(limit).text} = ${naira(sales - limit).text}`,
      `Commission = ${percent}% of ${naira(sales - limit).text} = ${naira(earned).text}`,
      `Total pay = ${naira(salary).text} + ${naira(earned).text} = ${key.text}`,
    ],
    hints: [`By how much are the sales above ${naira(limit).text}?`, 'What is paid besides the commission?'],
  }
}
