import { family, form, type Draft } from '../../engine/family.ts'
import { naira } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { countSlips } from '../slips.ts'

/** A sum of money in naira, a rate in per cent a year, a time in years. */
export interface Deposit {
  principal: number
  rate: number
  years: number
}

export interface Asset extends Deposit {
  name: string
}

const assets: readonly { name: string; step: number }[] = [
  { name: 'generator', step: 160_000 },
  { name: 'sewing machine', step: 160_000 },
  { name: 'motorcycle', step: 320_000 },
  { name: 'car', step: 1_600_000 },
]

export const interest = family(
  {
    id: 'm07',
    edition: 1,
    title: 'Simple and compound interest, depreciation',
    subject: 'mathematics',
    topicId: 'mat-commercial',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [
    form<Deposit>({ id: 'principal', difficulty: 'easy', draw: drawSimple, write: writePrincipal }),
    form<Deposit>({ id: 'compound-interest', difficulty: 'medium', draw: drawCompound, write: writeCompound }),
    form<Asset>({ id: 'depreciation', difficulty: 'easy', draw: drawAsset, write: writeDepreciation }),
    form<Deposit>({ id: 'difference', difficulty: 'medium', draw: drawDifference, write: writeDifference }),
  ],
)

function drawSimple(random: Random): Deposit {
  return {
    principal: random.step(20_000, 250_000, 10_000),
    rate: random.pick([4, 5, 6, 8, 10, 12]),
    years: random.int(2, 5),
  }
}

function writePrincipal({ principal, rate, years }: Deposit): Draft {
  const yielded = (principal * rate * years) / 100
  const key = naira(principal)
  return {
    stem:
      `A sum of money invested at ${rate}% per annum simple interest yields an interest of ${naira(yielded).text} ` +
      `in ${years} years. The sum invested is`,
    key,
    slips: countSlips([
      [naira(principal + yielded), 'This adds the interest and so gives the amount at the end, not the sum invested.'],
      [naira(principal - yielded), 'This takes the interest away from the sum; the interest comes on top of it.'],
      [
        naira((100 * yielded) / rate),
        'This divides by the rate only and forgets that the interest is for several years.',
      ],
      [naira((100 * yielded) / years), 'This divides by the time only and forgets to divide by the rate.'],
      [
        naira((yielded * rate * years) / 100),
        'This finds the interest on the interest, as if the interest were the sum invested.',
      ],
      [naira(yielded / years), 'This gives the interest of one year only and does not use the rate.'],
    ]),
    principle: 'Simple interest is $I = \\frac{PRT}{100}$, so the principal is $P = \\frac{100I}{RT}$.',
    working: [`$P = \\frac{100 \\times ${yielded}}{${rate} \\times ${years}}$`, `The sum invested is ${key.text}`],
    hints: [
      `The sum earns ${rate}% of itself every year: what per cent is that in ${years} years?`,
      'Make P the subject of I = PRT ÷ 100.',
    ],
  }
}

function drawCompound(random: Random): Deposit | null {
  const years = random.int(2, 3)
  const principal = random.step(40_000, 400_000, 40_000)
  const rate = random.pick(years === 2 ? [5, 6, 8, 10, 12, 15, 20] : [5, 10, 15, 20])
  return { principal, rate, years }
}

function writeCompound({ principal, rate, years }: Deposit): Draft {
  const amount = (principal * (100 + rate) ** years) / 100 ** years
  const firstYear = (principal * rate) / 100
  const lastYear = (principal * rate * (100 + rate) ** (years - 1)) / 100 ** years
  const key = naira(amount - principal)
  return {
    stem: `The compound interest on ${naira(principal).text} for ${years} years at ${rate}% per annum is`,
    key,
    slips: countSlips([
      [naira(firstYear * years), 'This is the simple interest: it gives no interest on the interest already earned.'],
      [naira(firstYear), 'This is the interest of the first year only, not of the whole time.'],
      [naira(lastYear), 'This is the interest of the last year only, without that of the years before.'],
      [naira(amount), 'This is the amount at the end; the principal has not been subtracted from it.'],
      [naira(lastYear * years), 'This takes the interest of the last year for each of the years before it too.'],
      [
        naira((principal * (100 + years * rate) ** 2) / 10_000 - principal),
        'This multiplies the rate by the number of years and then still compounds the interest.',
      ],
    ]),
    principle:
      'At compound interest the amount is multiplied by the same factor every year; the interest is amount less principal.',
    working: [
      `Amount = $${principal} \\times \\left(1 + \\frac{${rate}}{100}\\right)^{${years}}$ = ${naira(amount).text}`,
      `Interest = ${naira(amount).text} − ${naira(principal).text} = ${key.text}`,
    ],
    hints: [
      `With ${rate}% added, by which factor does the amount grow in one year?`,
      'Find the amount, then subtract the principal.',
    ],
  }
}

function drawAsset(random: Random): Asset {
  const { name, step } = random.pick(assets)
  return { name, principal: step * random.int(1, 4), rate: random.pick([5, 10, 15, 20, 25]), years: random.int(2, 3) }
}

function writeDepreciation({ name, principal, rate, years }: Asset): Draft {
  const worthAfter = (time: number) => (principal * (100 - rate) ** time) / 100 ** time
  const losses = Array.from({ length: years }, (_, index) => (principal * rate ** (index + 1)) / 100 ** (index + 1))
  const key = naira(worthAfter(years))
  return {
    stem:
      `A ${name} bought for ${naira(principal).text} loses ${rate}% of its value every year. ` +
      `Its value after ${years} years is`,
    key,
    slips: countSlips([
      [
        naira((principal * (100 - rate * years)) / 100),
        `This takes ${rate}% of the first price every year instead of ${rate}% of the reduced value.`,
      ],
      [naira(worthAfter(years + 1)), 'This lets the value fall one time too many, for one year more than asked.'],
      [naira(worthAfter(years - 1)), 'This lets the value fall one time too few, for one year less than asked.'],
      [
        naira(principal - worthAfter(years)),
        'This is the loss in value over the whole time, not the value that is left.',
      ],
      [
        naira((principal * (100 + rate) ** years) / 100 ** years),
        'This lets the value grow each year; depreciation makes it smaller.',
      ],
      [
        naira(principal - losses.reduce((sum, loss) => sum + loss, 0)),
        `This takes each later loss as ${rate}% of the loss before it, not of the value.`,
      ],
    ]),
    principle: `A yearly fall of ${rate}% leaves ${100 - rate}% of the value at the start of each year.`,
    working: [
      `Value = $${principal} \\times \\left(\\frac{${100 - rate}}{100}\\right)^{${years}}$`,
      `After ${years} years it is worth ${key.text}`,
    ],
    hints: [
      `If ${rate}% is lost, what per cent of the value is left after one year?`,
      'Multiply by the same factor for each year.',
    ],
  }
}

function drawDifference(random: Random): Deposit {
  return { principal: random.step(50_000, 500_000, 50_000), rate: random.pick([4, 6, 8, 10, 12, 20]), years: 2 }
}

function writeDifference({ principal, rate }: Deposit): Draft {
  const yearly = (principal * rate) / 100
  const difference = (yearly * rate) / 100
  const key = naira(difference)
  return {
    stem:
      `The difference between the compound interest and the simple interest on ${naira(principal).text} ` +
      `for 2 years at ${rate}% per annum is`,
    key,
    slips: countSlips([
      [naira(yearly), "This is one year's interest; the two differ only by the interest on it."],
      [naira(2 * difference), "This counts the interest on the first year's interest twice, once for each year."],
      [
        naira(2 * yearly + difference),
        'This is the compound interest; the simple interest still has to be subtracted.',
      ],
      [naira(difference / 2), 'This halves the difference, as if it were spread evenly over the two years.'],
      [naira((difference * rate) / 100), `This takes the rate once too often: ${rate}% of ${naira(difference).text}.`],
    ]),
    principle:
      "Over two years the compound interest is larger only by one year's interest on the interest of the first year.",
    working: [
      `Interest of the first year = ${rate}% of ${naira(principal).text} = ${naira(yearly).text}`,
      `Difference = ${rate}% of ${naira(yearly).text} = ${key.text}`,
    ],
    hints: ['In which year do the two interests first differ?', 'Which sum earns the extra interest?'],
  }
}
