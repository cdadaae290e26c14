import { form, type Draft } from '../../engine/family.ts'
import { naira } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { gcd } from '../notation.ts'
import { countSlips } from '../slips.ts'

/** What two customers pay for numbers of two goods; the price of the second is asked for. */
export interface Prices {
  goods: Goods
  firstCount: readonly [number, number]
  secondCount: readonly [number, number]
  price: readonly [number, number]
}

interface Goods {
  one: string
  many: string
  other: string
  others: string
  /** The price of the first in steps of which both prices are drawn. */
  step: number
}

const goodsOf: readonly Goods[] = [
  { one: 'pen', many: 'pens', other: 'exercise book', others: 'exercise books', step: 50 },
  { one: 'loaf of bread', many: 'loaves of bread', other: 'tin of milk', others: 'tins of milk', step: 100 },
  { one: 'orange', many: 'oranges', other: 'pineapple', others: 'pineapples', step: 50 },
  { one: 'bottle of water', many: 'bottles of water', other: 'meat pie', others: 'meat pies', step: 100 },
  { one: 'tuber of yam', many: 'tubers of yam', other: 'chicken', others: 'chickens', step: 500 },
]

export const prices = form<Prices>({ id: 'prices', difficulty: 'medium', draw: drawPrices, write: writePrices })

function drawPrices(random: Random): Prices | null {
  const goods = random.pick(goodsOf)
  const counts = () => [random.int(2, 6), random.int(2, 6)] as const
  const [firstCount, secondCount] = [counts(), counts()]
  const price = [goods.step * random.int(2, 9), goods.step * random.int(3, 14)] as const
  const determinant = firstCount[0] * secondCount[1] - firstCount[1] * secondCount[0]
  const isUsable = determinant !== 0 && firstCount[0] !== secondCount[0] && firstCount[1] !== secondCount[1]
  return isUsable && price[0] < price[1] ? { goods, firstCount, secondCount, price } : null
}

function writePrices({ goods, firstCount: [a, b], secondCount: [c, d], price: [x, y] }: Prices): Draft {
  const [first, second] = [a * x + b * y, c * x + d * y]
  const key = naira(y)
  const shared = gcd(a, c)
  const determinant = Math.abs(a * d - b * c) / shared
  const difference = Math.abs(a * second - c * first) / shared
  const multiplied = (name: string, factor: number) => (factor === 1 ? name : `${name} × ${factor}`)
  const line = (i: number, j: number, total: number) => `${i}x + ${j}y = ${total}`
  return {
    stem:
      `${a} ${goods.many} and ${b} ${goods.others} cost ${naira(first).text}, while ${c} ${goods.many} and ${d} ${goods.others} ` +
      `cost ${naira(second).text}. Find the cost of one ${goods.other}.`,
    key,
    slips: countSlips([
      [naira(x), `This gives the cost of one ${goods.one}, the other of the two prices.`],
      [naira(x + y), `This gives the cost of one ${goods.one} and one ${goods.other} together.`],
      [naira(y - x), `This gives how much more one ${goods.other} costs than one ${goods.one}.`],
      [naira(first / (a + b)), `This shares the first amount equally among all ${a + b} goods.`],
      [naira(second / (c + d)), `This shares the second amount equally among all ${c + d} goods.`],
      [
        naira(first / b),
        `This divides the whole of ${naira(first).text} by ${b}, as if the ${goods.many} cost nothing.`,
      ],
      [naira((a * second + c * first) / (a * d + b * c)), 'This adds the equations where one must be subtracted.'],
      [
        naira(Math.abs(first - second) / Math.abs(b - d)),
        'This subtracts the equations but overlooks that the other goods differ in number too.',
      ],
    ]),
    principle: 'Write one equation for each purchase, then remove the price that is not asked for.',
    working: [
      `With x for one ${goods.one} and y for one ${goods.other}: ${line(a, b, first)} and ${line(c, d, second)}`,
      `${multiplied('First', c / shared)}: ${line((a * c) / shared, (b * c) / shared, (first * c) / shared)}; ${multiplied('second', a / shared)}: ${line((a * c) / shared, (d * a) / shared, (second * a) / shared)}`,
      `Subtracting: ${determinant === 1 ? '' : determinant}y = ${difference}, so one ${goods.other} costs ${key.text}`,
    ],
    hints: [
      'Let x and y be the two prices.',
      'Make the number of the goods that are not asked for the same in both equations.',
    ],
  }
}
