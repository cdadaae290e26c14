import { family, form, type Draft } from '../../engine/family.ts'
import { quantity, superscript } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { countSlips, positiveSlips } from '../slips.ts'

export interface Numeral {
  base: number
  digits: readonly number[]
}

export interface PointNumeral extends Numeral {
  /** Digits after the point. */
  places: readonly number[]
}

const baseNames: Record<number, string> = { 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight' }

export const numberBases = family(
  {
    id: 'm01',
    edition: 1,
    title: 'Conversion between number bases',
    subject: 'mathematics',
    topicId: 'mat-bases',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [
    form<Numeral>({ id: 'to-ten', difficulty: 'easy', draw: drawNumeral, write: writeToTen }),
    form<Numeral>({ id: 'from-ten', difficulty: 'medium', draw: drawWithInnerZero, write: writeFromTen }),
    form<PointNumeral>({ id: 'with-point', difficulty: 'medium', draw: drawPointNumeral, write: writeWithPoint }),
  ],
)

function valueIn(base: number, digits: readonly number[]): number {
  return digits.reduce((sum, digit, index) => sum + digit * base ** (digits.length - 1 - index), 0)
}

/** '1021₄' */
function numeral(base: number, digits: readonly number[]): string {
  return `${digits.join('')}${subscript(base)}`
}

function subscript(base: number): string {
  return String.fromCodePoint(0x2080 + base)
}

function drawNumeral(random: Random): Numeral | null {
  const base = random.int(3, 8)
  const length = base === 3 ? 5 : base <= 5 ? 4 : 3
  const digits = Array.from({ length }, (_, index) => random.int(index === 0 ? 1 : 0, base - 1))
  const [first, last] = [digits[0], digits[length - 1]]
  return last === 0 || first === last ? null : { base, digits }
}

/** A zero inside the numeral is what careless dividers leave out. */
function drawWithInnerZero(random: Random): Numeral | null {
  const base = random.int(3, 7)
  const first = random.int(1, base > 5 ? 2 : base - 1)
  const digits = [first, ...random.shuffle([0, random.int(0, base - 1)]), random.int(1, base - 1)]
  return digits[3] === first ? null : { base, digits }
}

function drawPointNumeral(random: Random): PointNumeral | null {
  const base = random.pick([2, 2, 4, 5])
  const length = base === 2 ? random.int(2, 3) : random.int(1, 2)
  const digits = Array.from({ length }, (_, index) => random.int(index === 0 ? 1 : 0, base - 1))
  const places = Array.from({ length: base === 2 ? random.int(2, 3) : 1 }, () => random.int(0, base - 1))
  return places[places.length - 1] === 0 ? null : { base, digits, places }
}

function writeToTen({ base, digits }: Numeral): Draft {
  const value = valueIn(base, digits)
  const units = digits[digits.length - 1] ?? 0
  const key = quantity(value)
  return {
    stem: `The number ${numeral(base, digits)} expressed in base ten is`,
    key,
    slips: countSlips([
      [
        quantity(valueIn(base, [...digits].reverse())),
        'This gives the first digit the place value 1, so it counts the places from the wrong end.',
      ],
      [quantity(value * base), `This starts the place values at ${base} instead of 1, so every power is one too high.`],
      [
        quantity(Number(digits.join(''))),
        `This keeps the digits as they are, though their place values are powers of ${base}.`,
      ],
      [quantity(value - units), 'This leaves out the last digit, as if its place value were 0 instead of 1.'],
      [
        quantity((value - units) / base),
        'This stops multiplying by the base one digit early and never adds the last digit.',
      ],
      [
        quantity(digits.reduce((sum, digit) => sum + digit, 0) * base),
        'This multiplies the sum of the digits by the base and uses no place values.',
      ],
    ]),
    principle: `In base ${baseNames[base]} the place values from the right are 1 and the rising powers of ${base}.`,
    working: [
      `${numeral(base, digits)} = ${expanded(base, digits)}`,
      `= ${digits.map((digit, index) => digit * base ** (digits.length - 1 - index)).join(' + ')} = ${key.text}`,
    ],
    hints: [
      `The last digit counts ones: what does the digit to its left count in base ${baseNames[base]}?`,
      'Multiply each digit by its power of the base and add.',
    ],
  }
}

function expanded(base: number, digits: readonly number[]): string {
  return digits.map((digit, index) => `${digit} × ${base}${superscript(digits.length - 1 - index)}`).join(' + ')
}

function writeFromTen({ base, digits }: Numeral): Draft {
  const value = valueIn(base, digits)
  const choice = (list: readonly number[]) => {
    const start = list.findIndex((digit) => digit > 0)
    return { text: numeral(base, list.slice(start)), value: valueIn(base, list) }
  }
  const reversed = [...digits].reverse()
  const zero = digits.indexOf(0)
  const key = choice(digits)
  return {
    stem: `The base ten number ${value} expressed in base ${baseNames[base]} is`,
    key,
    slips: positiveSlips([
      [choice(reversed), 'This reads the remainders from the first to the last; they are read from the last upwards.'],
      [
        choice([...reversed, 0]),
        'This reads the remainders downwards and also writes the final quotient 0 after them.',
      ],
      [
        choice(digits.slice(1)),
        'This stops dividing too soon and so leaves out the last remainder, the leading digit.',
      ],
      [
        choice(digits.filter((_, index) => index !== zero)),
        'This leaves out a remainder of 0, which must still hold its place.',
      ],
      [
        choice([digits[0] ?? 0, ...digits]),
        'This writes down the last quotient and then divides it again, so it stands twice.',
      ],
    ]),
    principle:
      'To change from base ten, divide again and again by the new base and read the remainders from the last upwards.',
    working: [divisions(value, base), `Reading upwards, ${value} = ${key.text}`],
    hints: [`Divide ${value} by ${base} and keep the remainder.`, 'In which order are the remainders read?'],
  }
}

/** '11 = 4 × 2 + 3; 2 = 4 × 0 + 2' */
function divisions(value: number, base: number): string {
  const steps: string[] = []
  for (let rest = value; rest > 0; rest = Math.floor(rest / base)) {
    steps.push(`${rest} = ${base} × ${Math.floor(rest / base)} + ${rest % base}`)
  }
  return steps.join('; ')
}

function writeWithPoint({ base, digits, places }: PointNumeral): Draft {
  const whole = valueIn(base, digits)
  const part = valueIn(base, places) / base ** places.length
  const written = Number(`0.${places.join('')}`)
  const text = `${digits.join('')}.${places.join('')}${subscript(base)}`
  const key = quantity(whole + part)
  return {
    stem: `The number ${text} expressed in base ten is`,
    key,
    slips: positiveSlips([
      [
        quantity(whole + part * base),
        'This gives the first place after the point the value 1, the same as the units place.',
      ],
      [
        quantity(whole + part / base),
        `This gives the first place after the point the second negative power of ${base}, not the first.`,
      ],
      [quantity(whole), 'This changes only the digits before the point and drops those after it.'],
      [quantity(whole * base + part), `This starts the whole number at the place value ${base} instead of 1.`],
      [
        quantity(valueIn(base, [...digits, ...places])),
        'This ignores the point and reads all the digits as one whole number.',
      ],
      [quantity(whole + written), 'This changes the whole number but copies the digits after the point as decimals.'],
    ]),
    principle: `After the point the place values are the negative powers of the base: $\\frac{1}{${base}}$, $\\frac{1}{${base ** 2}}$ and so on.`,
    working: [
      `Before the point: ${expanded(base, digits)} = ${whole}`,
      `After the point: ${places.map((digit, index) => `${digit} × ${base}${superscript(-1 - index)}`).join(' + ')} = ${quantity(part).text}`,
      `Sum = ${key.text}`,
    ],
    hints: ['Change the part before the point first: its last digit counts ones.', `What is ${base}⁻¹ as a fraction?`],
  }
}
