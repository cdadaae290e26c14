import { family, form, type Draft } from '../../engine/family.ts'
import { naira, printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { positiveSlips } from '../slips.ts'
import { commission, nairaSlips, reducedPrice } from '../forms/m08-discount.ts'

export interface Trade {
  who: string
  goods: string
  cost: number
  /** Per cent of the cost: positive for a profit, negative for a loss. */
  percent: number
}

const trades = [
  ['A trader', 'bag of rice', 40_000],
  ['Mrs Okafor', 'sewing machine', 60_000],
  ['Mallam Sani', 'goat', 50_000],
  ['Adebayo', 'used bicycle', 30_000],
  ['A shopkeeper in Aba', 'pair of shoes', 12_000],
  ['Halima', 'standing fan', 25_000],
  ['A dealer in Kano', 'carton of tiles', 8000],
] as const

export const profitAndTax = family(
  {
    id: 'm08',
    edition: 1,
    title: 'Profit, loss, discount, commission and VAT',
    subject: 'mathematics',
    topicId: 'mat-commercial',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Trade>({ id: 'percentage', difficulty: 'easy', draw: drawTrade, write: writePercentage }),
    form<Trade>({ id: 'selling-price', difficulty: 'easy', draw: drawTrade, write: writeSellingPrice }),
    form<Trade>({ id: 'cost-price', difficulty: 'medium', draw: drawTrade, write: writeCostPrice }),
    reducedPrice,
    commission,
  ],
)

function drawTrade(random: Random): Trade | null {
  const [who, goods, usual] = random.pick(trades)
  const cost = random.step(usual / 2, usual * 1.5, usual / 20)
  const percent = random.pick([-40, -25, -20, -15, -10, -5, 5, 8, 10, 12, 15, 20, 25, 30, 40])
  return Number.isInteger((cost * percent) / 1000) ? { who, goods, cost, percent } : null
}

function partsOf({ cost, percent }: Trade): { change: number; selling: number; name: string; other: string } {
  const change = Math.round((cost * Math.abs(percent)) / 100)
  const [name, other] = percent > 0 ? ['profit', 'loss'] : ['loss', 'profit']
  return { change, selling: percent > 0 ? cost + change : cost - change, name, other }
}

function writePercentage(trade: Trade): Draft {
  const { who, goods, cost, percent } = trade
  const { change, selling, name } = partsOf(trade)
  const key = quantity(Math.abs(percent), '%')
  const rounded = (ratio: number) => quantity(Math.round(ratio * 100), '%')
  return {
    stem: `${who} bought a ${goods} for ${naira(cost).text} and sold it for ${naira(selling).text}. Find the percentage ${name}.`,
    key,
    slips: positiveSlips([
      [
        rounded(change / selling),
        `This divides the ${name} by the selling price, ${naira(selling).text}, instead of the cost price.`,
      ],
      [rounded(selling / cost), 'This gives the selling price, not the change, as a percentage of the cost.'],
      [rounded(cost / selling), 'This gives the cost price as a percentage of the selling price.'],
      [
        rounded(change / (cost + selling)),
        `This divides the ${name} by the sum of both prices, ${naira(cost + selling).text}.`,
      ],
      [
        rounded(change / (Math.max(cost, selling) + change)),
        `This divides the ${name} by the larger price with the ${name} added once more.`,
      ],
      [
        quantity(Math.abs(percent) * 2, '%'),
        `This divides the ${name} by half of the cost price, ${naira(cost / 2).text}.`,
      ],
      [quantity(100 - Math.abs(percent), '%'), `This takes the percentage ${name} away from 100 at the end.`],
    ]),
    principle: `The percentage ${name} is the ${name} divided by the cost price, times 100%.`,
    working: [
      `${name === 'profit' ? 'Profit' : 'Loss'} = ${naira(Math.max(cost, selling)).text} − ${naira(Math.min(cost, selling)).text} = ${naira(change).text}`,
      `Percentage ${name} = $\\frac{${change}}{${cost}} \\times 100\\%$ = ${key.text}`,
    ],
    hints: [
      `How much is the ${name} in naira, from ${naira(cost).text} to ${naira(selling).text}?`,
      'By which of the two prices is it divided?',
    ],
  }
}

function writeSellingPrice(trade: Trade): Draft {
  const { who, goods, cost, percent } = trade
  const { change, selling, name, other } = partsOf(trade)
  const size = Math.abs(percent)
  const key = naira(selling)
  return {
    stem: `${who} bought a ${goods} for ${naira(cost).text}. At what price must it be sold to make a ${name} of ${size}%?`,
    key,
    slips: nairaSlips([
      [naira(cost + cost - selling), `This works out a ${other} of ${size}% instead of a ${name}.`],
      [naira(change), `This gives only the ${name} and forgets the cost price itself.`],
      [naira((cost * 100) / (100 - percent)), `This takes the ${name} as a percentage of the selling price.`],
      [naira(percent > 0 ? cost + 2 * change : cost - 2 * change), `This applies the ${name} of ${size}% two times.`],
      [
        naira(percent > 0 ? cost + change / 10 : cost - change / 10),
        `This takes ${naira(change / 10).text} for the ${name}, with the decimal point one place off.`,
      ],
    ]),
    principle: `A ${name} of ${size}% is ${size}% of the cost price, which is ${percent > 0 ? 'added to' : 'taken from'} the cost price.`,
    working: [
      `${name === 'profit' ? 'Profit' : 'Loss'} = $\\frac{${size}}{100}$ × ${naira(cost).text} = ${naira(change).text}`,
      `Selling price = ${naira(cost).text} ${percent > 0 ? '+' : '−'} ${naira(change).text} = ${key.text}`,
    ],
    hints: [`How much is ${size}% of the cost price?`, `Is a ${name} added to the cost or taken from it?`],
  }
}

function writeCostPrice(trade: Trade): Draft {
  const { who, goods, cost, percent } = trade
  const { change, selling, name, other } = partsOf(trade)
  const size = Math.abs(percent)
  const key = naira(cost)
  const ofSelling = Math.round(selling * size) / 100
  return {
    stem: `By selling a ${goods} for ${naira(selling).text}, ${small(who)} made a ${name} of ${size}%. What was the cost price?`,
    key,
    slips: nairaSlips([
      [
        naira(percent > 0 ? selling - ofSelling : selling + ofSelling),
        `This takes ${size}% of the selling price, but the ${name} is a percentage of the cost.`,
      ],
      [naira((selling * 100) / (100 - percent)), `This divides as if there had been a ${other} of ${size}%.`],
      [
        naira(percent > 0 ? selling + ofSelling : selling - ofSelling),
        `This ${percent > 0 ? 'adds' : 'takes'} ${size}% of the selling price ${percent > 0 ? 'to' : 'from'} it; the percentage is of the cost price.`,
      ],
      [naira(ofSelling), `This gives only ${size}% of the selling price and stops there.`],
      [naira(change), `This gives the ${name} in naira, not the cost price.`],
      size < 20
        ? [
            naira(percent > 0 ? selling + 2 * ofSelling : selling - 2 * ofSelling),
            `This ${percent > 0 ? 'adds' : 'takes'} twice ${size}% of the selling price ${percent > 0 ? 'to' : 'from'} it, once for each price.`,
          ]
        : [
            naira(percent > 0 ? selling + change : selling - change),
            `This finds the ${name} of ${naira(change).text}, but ${percent > 0 ? 'adds it to' : 'takes it from'} the selling price.`,
          ],
    ]),
    principle: `With a ${name} of ${size}% the selling price is ${100 + percent}% of the cost price.`,
    working: [
      `${100 + percent}% of the cost price = ${naira(selling).text}`,
      `1% of it: ${naira(selling).text} ÷ ${100 + percent} = ₦${printed(cost / 100, 2)}`,
      `Cost price = ${key.text}`,
    ],
    hints: [
      `The ${size}% is taken of the cost price: what percentage of it is ${naira(selling).text}?`,
      'How much is 1% of the cost price, and how much is 100%?',
    ],
  }
}

/** 'A trader' inside a sentence; names keep their capital. */
function small(who: string): string {
  return who.replace(/^A /, 'a ')
}
