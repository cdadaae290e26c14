import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { hiddenBase } from '../forms/m02-hidden-base.ts'
import { positiveSlips, type Mistake } from '../slips.ts'

/** Two whole numbers and the base in which they are written. */
export interface Pair {
  base: number
  first: number
  second: number
}

export const baseArithmetic = family(
  {
    id: 'm02',
    edition: 1,
    title: 'Arithmetic in a number base and the unknown base',
    subject: 'mathematics',
    topicId: 'mat-bases',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Pair>({ id: 'sum', difficulty: 'easy', draw: drawSum, write: writeSum }),
    form<Pair>({ id: 'difference', difficulty: 'medium', draw: drawDifference, write: writeDifference }),
    form<Pair>({ id: 'product', difficulty: 'medium', draw: drawProduct, write: writeProduct }),
    hiddenBase,
  ],
)

function subscript(base: number): string {
  return String.fromCodePoint(0x2080 + base)
}

function numeral(value: number, base: number): Choice {
  return { text: `${value.toString(base)}${subscript(base)}`, value }
}

/** Digits from the units upwards. */
function digitsOf(value: number, base: number): number[] {
  return [...value.toString(base)].map(Number).reverse()
}

/** The slips that leave a numeral of the base: a digit that is too large would show at once that it is wrong. */
function numeralSlips(mistakes: readonly Mistake[]): ReturnType<typeof positiveSlips> {
  return positiveSlips(mistakes.filter(([{ value }]) => value !== undefined && Number.isInteger(value)))
}

/** What somebody gets who works with the digits as if they were ordinary numbers; NaN where a digit does not fit the base. */
function likeTen(result: number, base: number): number {
  const fits = result > 0 && [...String(result)].every((digit) => Number(digit) < base)
  return fits ? Number.parseInt(String(result), base) : Number.NaN
}

function asWritten(value: number, base: number): number {
  return Number(value.toString(base))
}

function mistake(value: number, base: number, because: string): Mistake {
  return [Number.isInteger(value) && value > 0 ? numeral(value, base) : { text: '', value: Number.NaN }, because]
}

function columnwise({ base, first, second }: Pair, combine: (a: number, b: number) => number): number {
  const [a, b] = [digitsOf(first, base), digitsOf(second, base)]
  return a.reduce((sum, digit, place) => sum + combine(digit, b[place] ?? 0) * base ** place, 0)
}

function drawThreeDigits(random: Random, base: number): number {
  return random.int(1, base - 1) * base ** 2 + random.int(0, base - 1) * base + random.int(1, base - 1)
}

function drawSum(random: Random): Pair | null {
  const base = random.int(3, 8)
  const [first, second] = [drawThreeDigits(random, base), drawThreeDigits(random, base)]
  const carriesFromUnits = (first % base) + (second % base) >= base
  return carriesFromUnits && first > second ? { base, first, second } : null
}

function writeSum(pair: Pair): Draft {
  const { base, first, second } = pair
  const [a, b] = [digitsOf(first, base), digitsOf(second, base)]
  const sum = first + second
  const key = numeral(sum, base)
  const units = (a[0] ?? 0) + (b[0] ?? 0)
  const middle = (a[1] ?? 0) + (b[1] ?? 0) + 1
  const carried = middle < base ? 0 : 1
  const leading = (a[2] ?? 0) + (b[2] ?? 0) + carried
  return {
    stem: `The sum of ${numeral(first, base).text} and ${numeral(second, base).text}, in base ${base}, is`,
    key,
    slips: numeralSlips([
      mistake(
        columnwise(pair, (a, b) => (a + b) % base),
        base,
        'This writes each column down and forgets every carry to the next column.',
      ),
      mistake(sum - base, base, 'This forgets the carry from the units column to the second column.'),
      mistake(
        sum + base,
        base,
        `This carries 2 from the units column, where ${units} is only 1 × ${base} + ${units - base}.`,
      ),
      mistake(
        likeTen(asWritten(first, base) + asWritten(second, base), base),
        base,
        `This adds ${asWritten(first, base)} and ${asWritten(second, base)} as in base ten, with a carry at ten.`,
      ),
      middle >= base
        ? mistake(sum - base ** 2, base, 'This forgets to add the carry in the leading column.')
        : mistake(sum + base ** 2, base, 'This adds a carry to the leading column that does not arise.'),
      mistake(
        sum + 1,
        base,
        `This writes ${units} − ${base - 1} in the units column, as if the base were ${base - 1}.`,
      ),
    ]),
    principle: `In base ${base} a column that reaches ${base} leaves its remainder and carries 1 to the next column.`,
    working: [
      `Units: ${first % base} + ${second % base} = ${units} = 1 × ${base} + ${units - base}, so write ${units - base} and carry 1`,
      `Next: ${a[1]} + ${b[1]} + 1 = ${middle}${middle < base ? '' : ` = 1 × ${base} + ${middle - base}, so write ${middle - base} and carry 1`}`,
      `Third: ${a[2]} + ${b[2]}${carried === 0 ? '' : ' + 1'} = ${leading}${leading < base ? '' : ` = 1 × ${base} + ${leading - base}, so write 1${leading - base}`}`,
      `The sum is ${key.text}`,
    ],
    hints: [
      `What do ${first % base} and ${second % base} make in the units column?`,
      `How many are left of that number when ${base} is carried as 1?`,
    ],
  }
}

function drawDifference(random: Random): Pair | null {
  const base = random.int(3, 8)
  const [first, second] = [drawThreeDigits(random, base), drawThreeDigits(random, base)]
  const mustBorrow = first % base < second % base
  return mustBorrow && first - second >= base && first >= base ** 2 * 2 ? { base, first, second } : null
}

function writeDifference(pair: Pair): Draft {
  const { base, first, second } = pair
  const difference = first - second
  const key = numeral(difference, base)
  const [top, bottom] = [first % base, second % base]
  const [, above = 0, leadingAbove = 0] = digitsOf(first, base)
  const [, below = 0, leadingBelow = 0] = digitsOf(second, base)
  const middle = above - 1 - below
  const next =
    middle < 0
      ? `borrow ${base} again, so ${above} − 1 + ${base} − ${below} = ${middle + base}`
      : `${above} − 1 − ${below} = ${middle}`
  const leading = leadingAbove - leadingBelow - (middle < 0 ? 1 : 0)
  return {
    stem: `Subtract ${numeral(second, base).text} from ${numeral(first, base).text} and leave the answer in base ${base}.`,
    key,
    slips: numeralSlips([
      mistake(
        columnwise(pair, (a, b) => Math.abs(a - b)),
        base,
        'This takes the smaller digit from the larger in each column instead of borrowing.',
      ),
      mistake(difference + base, base, 'This borrows for the units but does not make the next column one smaller.'),
      mistake(difference - base, base, 'This takes two from the second column when it borrows for the units.'),
      mistake(
        likeTen(asWritten(first, base) - asWritten(second, base), base),
        base,
        `This borrows ten as in base ten, but here one column is worth ${base} of the next.`,
      ),
      ...(middle < 0
        ? [mistake(difference + base ** 2, base, 'This does not take away what was borrowed from the leading column.')]
        : []),
      ...(middle < 0
        ? []
        : [
            mistake(
              difference - base ** 2,
              base,
              'This takes one from the leading column, though nothing was borrowed there.',
            ),
          ]),
      mistake(difference - top, base, `This takes ${bottom} from ${base} alone and forgets the digit ${top} above it.`),
      mistake(first + second, base, 'This adds the two numbers instead of subtracting them.'),
      mistake(difference - 1, base, `This borrows ${base - 1} for the units column, one less than the base.`),
    ]),
    principle: `In base ${base} one that is borrowed from the next column is worth ${base}.`,
    working: [
      `Units: borrow ${base}, so ${top} + ${base} − ${bottom} = ${top + base - bottom}`,
      `Next: ${next}`,
      `Third: ${leadingAbove}${middle < 0 ? ' − 1' : ''} − ${leadingBelow} = ${leading}`,
      `Check in base ten: ${first} − ${second} = ${difference}, which is ${key.text}`,
    ],
    hints: [
      `Can ${bottom} be taken from ${top} in the units column?`,
      `How much is one from the next column worth in base ${base}?`,
    ],
  }
}

function drawProduct(random: Random): Pair | null {
  const base = random.int(4, 8)
  const first = drawThreeDigits(random, base)
  const second = random.int(2, base - 1)
  const carriesFromUnits = (first % base) * second >= base
  return carriesFromUnits ? { base, first, second } : null
}

function writeProduct({ base, first, second }: Pair): Draft {
  const product = first * second
  const key = numeral(product, base)
  const units = (first % base) * second
  const carry = Math.floor(units / base)
  const [, middleDigit = 0, leadingDigit = 0] = digitsOf(first, base)
  const next = middleDigit * second + carry
  const nextCarry = Math.floor(next / base)
  const leading = leadingDigit * second + nextCarry
  const leadingCarry = Math.floor(leading / base)
  const withoutCarries = digitsOf(first, base).reduce(
    (sum, digit, place) => sum + ((digit * second) % base) * base ** place,
    0,
  )
  return {
    stem: `What is the product ${numeral(first, base).text} × ${second}${subscript(base)} in base ${base}?`,
    key,
    slips: numeralSlips([
      mistake(withoutCarries, base, 'This writes down only the last digit of each small product and never carries.'),
      mistake(
        product - carry * base,
        base,
        `This forgets the ${carry} that the units column carries to the second column.`,
      ),
      mistake(
        product + base,
        base,
        `This carries ${carry + 1} instead of ${carry} from the units column to the second column.`,
      ),
      mistake(
        likeTen(asWritten(first, base) * second, base),
        base,
        `This multiplies ${asWritten(first, base)} by ${second} as in base ten, with a carry at every ten.`,
      ),
      ...((Math.floor(first / base) % base) * second + carry < base
        ? []
        : [mistake(product - base ** 2, base, 'This drops one of the carries into the third column from the right.')]),
      mistake(product + base ** 2, base, 'This carries one too many into the third column from the right.'),
      mistake(product + first, base, `This multiplies by ${second + 1}, so it adds the number once too often.`),
      mistake(product - first, base, `This multiplies by ${second - 1}, so it adds the number once too few.`),
    ]),
    principle: `Multiply digit by digit; a product of ${base} or more leaves its remainder and carries the number of whole ${base}s.`,
    working: [
      `Units: ${first % base} × ${second} = ${units} = ${carry} × ${base} + ${units % base}, so write ${units % base} and carry ${carry}`,
      `Next: ${middleDigit} × ${second} + ${carry} = ${next}${nextCarry === 0 ? '' : ` = ${nextCarry} × ${base} + ${next % base}, so write ${next % base} and carry ${nextCarry}`}`,
      `Third: ${leadingDigit} × ${second}${nextCarry === 0 ? '' : ` + ${nextCarry}`} = ${leading}${leadingCarry === 0 ? '' : ` = ${leadingCarry} × ${base} + ${leading % base}, so write ${leadingCarry}${leading % base}`}`,
      `The product is ${key.text}`,
    ],
    hints: [
      `What is ${first % base} × ${second}, the product in the units column?`,
      `How many times does ${base} go into that product, and what is left?`,
    ],
  }
}
