import { form, type Draft } from '../../engine/family.ts'
import { naira, printed, quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { countSlips } from '../slips.ts'

/** A sum of money, a fixed cost and a price for each thing. */
export interface Budget {
  shopper: string
  fixed: number
  price: number
  money: number
  goods: (typeof goods)[number]
}

const shoppers = ['Aisha', 'Chidi', 'Folake', 'Ibrahim', 'Nneka', 'Tamuno'] as const

export const budget = form<Budget>({ id: 'budget', difficulty: 'medium', draw: drawBudget, write: writeBudget })

const goods = [
  { fixed: 'a school bag', each: 'exercise books' },
  { fixed: 'a calculator', each: 'biros' },
  { fixed: 'a loaf of bread', each: 'tins of milk' },
  { fixed: 'a bus ticket', each: 'oranges' },
] as const

function drawBudget(random: Random): Budget | null {
  const goodsIndex = random.int(0, goods.length - 1)
  const price = at(
    [random.step(250, 600, 50), random.step(100, 200, 10), random.step(350, 700, 50), random.step(80, 150, 10)],
    goodsIndex,
  )
  const fixed = at(
    [
      random.step(3500, 8000, 500),
      random.step(2500, 6000, 500),
      random.step(900, 1600, 100),
      random.step(400, 1200, 100),
    ],
    goodsIndex,
  )
  const count = random.int(5, 18)
  const money = Math.ceil((fixed + price * count + price * 0.2) / 100) * 100
  const isGood = money < fixed + price * (count + 1) && fixed + price * count !== money && money > 1.2 * fixed
  return isGood ? { shopper: random.pick(shoppers), fixed, price, money, goods: at(goods, goodsIndex) } : null
}

function writeBudget({ shopper, fixed, price, money, goods: { fixed: thing, each } }: Budget): Draft {
  const count = Math.floor((money - fixed) / price)
  const key = quantity(count)
  return {
    stem:
      `${shopper} has ${naira(money).text} and buys ${thing} for ${naira(fixed).text}. The greatest number of ${each} at ` +
      `${naira(price).text} each that ${shopper} can buy with the money left is`,
    key,
    slips: countSlips([
      [
        quantity(count + 1),
        `This rounds ${printed((money - fixed) / price, 2)} up, but then the cost is more than the money there is.`,
      ],
      [quantity(Math.floor(money / price)), `This spends all the money on ${each} and forgets the price of ${thing}.`],
      [
        quantity(Math.floor(fixed / price)),
        `This divides ${naira(fixed).text}, the price of ${thing}, by ${naira(price).text}.`,
      ],
      [quantity(count - 1), 'This stops one too early: there is still enough money for one more.'],
      [
        quantity(Math.floor((money + fixed) / price)),
        `This adds the price of ${thing} to the money instead of taking it off.`,
      ],
      [
        quantity(Math.floor(money / fixed)),
        `This divides the money by the price of ${thing} and not by that of the ${each}.`,
      ],
      [
        quantity(Math.floor((money - fixed - 2 * price) / price)),
        `This takes twice the price of one of the ${each} off the money before it divides.`,
      ],
    ]),
    principle: 'The total cost must be less than or equal to the money, and the number of things must be whole.',
    working: [
      `${printed(price)}n + ${printed(fixed)} ≤ ${printed(money)}`,
      `${printed(price)}n ≤ ${printed(money - fixed)}, so n ≤ ${printed((money - fixed) / price, 2)}`,
      `The greatest whole n is ${key.text}`,
    ],
    hints: [
      'Write the total cost of n things and what is bought besides.',
      'n must be a whole number that keeps the inequality true.',
    ],
  }
}
