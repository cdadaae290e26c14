import { form, type Draft } from '../../engine/family.ts'
import { naira, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { fractionTex, gcd } from '../notation.ts'
import { positiveSlips } from '../slips.ts'

/** (a × b) ÷ c in decimals: each is its whole number by a power of ten. */
export interface Decimals {
  a: number
  b: number
  c: number
  placesA: number
  placesB: number
  placesC: number
}

/** A fraction below 1 in lowest terms. */
interface Share {
  over: number
  under: number
}

/** A fraction of the money is spent, then a fraction of what remains. */
export interface Spending {
  who: string
  total: number
  first: Share
  second: Share
}

const spenders = ['Bola', 'Emeka', 'Hauwa', 'Tunde', 'Ifeoma', 'Musa', 'Efe', 'Zainab'] as const

export const decimals = form<Decimals>({
  id: 'decimals',
  difficulty: 'medium',
  draw: drawDecimals,
  write: writeDecimals,
})

export const remainder = form<Spending>({
  id: 'remainder',
  difficulty: 'medium',
  draw: drawSpending,
  write: writeSpending,
})

function drawDecimals(random: Random): Decimals | null {
  const [c, quotient, b] = [random.int(2, 16), random.int(2, 9), random.int(2, 9)]
  const a = (c * quotient) / gcd(c * quotient, b)
  const drawn = { a, b, c, placesA: random.int(1, 3), placesB: random.int(1, 2), placesC: random.int(1, 3) }
  const isDegenerate = (a * b) % c !== 0 || a === c || b === c || a % 10 === 0 || c % 10 === 0 || a < 2 || a > 99
  const places = drawn.placesA + drawn.placesB - drawn.placesC
  return isDegenerate || a === b || places < 0 || places > 3 || (a * b) / c > 60 ? null : drawn
}

function decimal(digits: number, places: number): string {
  return quantity(digits / 10 ** places).text
}

function writeDecimals({ a, b, c, placesA, placesB, placesC }: Decimals): Draft {
  const digits = (a * b) / c
  const places = placesA + placesB - placesC
  const value = (shift: number) => quantity(Number((digits * 10 ** (shift - places)).toPrecision(12)), '', 8)
  const key = value(0)
  const top = quantity(Number(((a * b) / 10 ** (placesA + placesB)).toPrecision(12)), '', 6).text
  const above = placesA + placesB
  const counted = (number: number) =>
    `${number === 0 ? 'no decimal places' : number === 1 ? 'only 1 decimal place' : `only ${number} decimal places`} in the numerator, where there are ${above}`
  return {
    stem: `What is the value of $\\frac{${decimal(a, placesA)} \\times ${decimal(b, placesB)}}{${decimal(c, placesC)}}$?`,
    key,
    slips: positiveSlips([
      [value(1), `This counts ${counted(above - 1)}.`],
      [value(-1), `This counts ${above + 1} decimal places in the numerator, where there are only ${above}.`],
      [value(2), `This counts ${counted(above - 2)}.`],
      [value(-2), `This counts ${above + 2} decimal places in the numerator, where there are only ${above}.`],
      [
        value(-placesC),
        `This divides ${top} by ${c} instead of by ${decimal(c, placesC)}, without the places in the denominator.`,
      ],
      [
        value(placesA + placesB),
        `This divides ${a * b} by ${decimal(c, placesC)} and counts no decimal places in the numerator.`,
      ],
      [
        value(placesC),
        `This moves the point for the ${placesC === 1 ? 'decimal place' : `${placesC} decimal places`} of the denominator twice.`,
      ],
      [
        value(placesB),
        `This takes ${b} for ${decimal(b, placesB)} and so forgets its decimal ${placesB === 1 ? 'place' : 'places'}.`,
      ],
    ]),
    principle:
      'Work with the whole numbers; the decimal places of factors add, and those of the divisor are taken away.',
    working: [
      `Numerator: ${a} × ${b} = ${a * b} with ${placesA + placesB} decimal places, so ${top}`,
      `Divide by ${decimal(c, placesC)}: ${a * b} ÷ ${c} = ${digits}, decimal places ${placesA + placesB} − ${placesC} = ${places}`,
      `The value is ${key.text}`,
    ],
    hints: ['Multiply the numbers in the numerator first.', 'Count decimal places above and below.'],
  }
}

function drawShare(random: Random): Share | null {
  const under = random.int(2, 6)
  const over = random.int(1, under - 1)
  return gcd(over, under) === 1 ? { over, under } : null
}

function drawSpending(random: Random): Spending | null {
  const [first, second] = [drawShare(random), drawShare(random)]
  if (first === null || second === null || first.under === second.under || second.over * 2 === second.under) return null
  const unit = first.under * second.under
  const total = unit * random.int(2, 12) * 100
  return total >= 6000 && total <= 96_000 ? { who: random.pick(spenders), total, first, second } : null
}

function writeSpending({ who, total, first, second }: Spending): Draft {
  const spent = (total * first.over) / first.under
  const rest = total - spent
  const part = (amount: number, { over, under }: Share) => (amount * over) / under
  const key = naira(rest - part(rest, second))
  return {
    stem: `${who} had ${naira(total).text}, spent $${fractionTex(first.over, first.under)}$ of it on books and $${fractionTex(second.over, second.under)}$ of the remainder on transport. How much was left?`,
    key,
    slips: positiveSlips([
      [
        naira(total - spent - part(total, second)),
        'This takes the second fraction of the whole sum, not of the remainder.',
      ],
      [naira(part(rest, second)), 'This gives what was spent on transport, not what was left.'],
      [naira(rest), 'This stops after the books and forgets the money spent on transport.'],
      [naira(spent - part(spent, second)), 'This takes the second fraction of the money spent on books.'],
      [
        naira(part(spent, second)),
        'This multiplies the sum by both fractions spent instead of by the two fractions left.',
      ],
      [naira(total - part(spent, second)), 'This takes away only a fraction of the money spent on books.'],
      [naira(total - part(rest, second)), 'This takes away the transport money but not the money for books.'],
    ]).filter(({ value }) => value !== undefined && Number.isInteger(value)),
    principle: '"Of the remainder" means that the second fraction is taken of what is left after the first spending.',
    working: [
      `Books: $${fractionTex(first.over, first.under)}$ of ${naira(total).text} = ${naira(spent).text}, so ${naira(rest).text} remains`,
      `Transport: $${fractionTex(second.over, second.under)}$ of ${naira(rest).text} = ${naira(part(rest, second)).text}`,
      `Left: ${naira(rest).text} − ${naira(part(rest, second)).text} = ${key.text}`,
    ],
    hints: ['How much remained after the books?', 'Take the second fraction of that remainder only.'],
  }
}
