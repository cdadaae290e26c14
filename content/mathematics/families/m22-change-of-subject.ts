import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { formulas, type Formula } from '../forms/m22-formulas.ts'
import { gcd, polynomial, tex } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** y = (a·x + b)/(c·x + d) */
export interface Twice {
  a: number
  b: number
  c: number
  d: number
}

/** p = √((a·q + b)/c) */
export interface UnderRoot {
  a: number
  b: number
  c: number
}

export const changeOfSubject = family(
  {
    id: 'm22',
    edition: 1,
    title: 'Change of subject of a formula',
    subject: 'mathematics',
    topicId: 'mat-subject',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<{ formula: Formula }>({ id: 'formula', difficulty: 'easy', draw: drawFormula, write: writeFormula }),
    form<Twice>({ id: 'twice', difficulty: 'hard', draw: drawTwice, write: writeTwice }),
    form<UnderRoot>({ id: 'under-root', difficulty: 'medium', draw: drawUnderRoot, write: writeUnderRoot }),
  ],
)

function drawFormula(random: Random): { formula: Formula } {
  return { formula: random.pick(formulas) }
}

export function writeFormula({ formula }: { formula: Formula }): Draft {
  const { given, subject, key, slips, steps } = formula
  const print = (expression: string): Choice => ({ text: `$${expression}$` })
  return {
    stem: `Make ${subject} the subject of the formula $${given}$.`,
    key: print(key),
    slips: slipsOf(slips.map(([expression, because]) => [print(expression), because])),
    principle: `Undo what is done to ${subject} step by step, and do the same to the whole of both sides each time.`,
    working: [...steps.map((step) => `$${step}$`), `${subject} = ${print(key).text}`],
    hints: [`What is done to ${subject} last in the formula?`, 'Undo that first, on both sides.'],
  }
}

const numbers = [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7] as const

function drawTwice(random: Random): Twice | null {
  const drawn = { a: random.int(1, 5), b: random.pick(numbers), c: random.int(1, 5), d: random.pick(numbers) }
  const { a, b, c, d } = drawn
  const isReduced = gcd(gcd(a, b), gcd(c, d)) === 1
  const isUsable = Math.abs(a * d) !== Math.abs(b * c) && a !== c && Math.abs(b) !== Math.abs(d) && b !== -c && d !== a
  return isReduced && isUsable ? drawn : null
}

/** A fraction whose parts are linear in y, highest power first. */
function quotient(over: readonly [number, number], under: readonly [number, number]): Choice {
  return { text: `$\\frac{${tex(linear(over))}}{${tex(linear(under))}}$` }
}

/** A linear expression in y that begins with a positive term where it has one: '5 − 2y', 'y + 3'. */
function linear([coefficient, constant]: readonly [number, number]): string {
  const plain = polynomial([coefficient, constant], 'y')
  if (coefficient >= 0 || constant <= 0) return plain
  return `${constant} − ${coefficient === -1 ? '' : -coefficient}y`
}

export function writeTwice({ a, b, c, d }: Twice): Draft {
  // y(cx + d) = ax + b, so x(cy − a) = b − dy.
  const key = quotient([-d, b], [c, -a])
  const [over, under] = [polynomial([a, b]), polynomial([c, d])]
  const times = (coefficient: number) => (Math.abs(coefficient) === 1 ? '' : Math.abs(coefficient))
  return {
    stem: `If $y = \\frac{${tex(over)}}{${tex(under)}}$, express x in terms of y.`,
    key,
    slips: slipsOf([
      [quotient([d, b], [c, -a]), 'This carries the term in y to the other side without changing its sign.'],
      [quotient([-d, b], [c, a]), 'This carries the term in x to the other side without changing its sign.'],
      [
        quotient([0, b - d], [c, -a]),
        `This multiplies only the term in x by y and leaves the number ${d < 0 ? `−${-d}` : d} as it is.`,
      ],
      [quotient([c, -a], [-d, b]), 'This turns the fraction upside down at the last step.'],
      [quotient([d, b], [c, a]), 'This changes no sign when it collects the terms on the two sides.'],
      [quotient([c, d], [a, b]), 'This exchanges numerator and denominator and writes y for x, which is no solution.'],
    ]),
    principle:
      'Where the new subject stands twice, clear the fraction, bring its terms to one side and take it out as a factor.',
    working: [
      `y(${under}) = ${over}`,
      `${times(c)}xy − ${times(a)}x = ${linear([-d, b])}, so x(${linear([c, -a])}) = ${linear([-d, b])}`,
      `x = ${key.text}`,
    ],
    hints: [
      `Multiply both sides by ${under} to clear the fraction.`,
      `Bring the terms ${times(c)}xy and ${times(a)}x to one side and take x out.`,
    ],
  }
}

function drawUnderRoot(random: Random): UnderRoot | null {
  const drawn = { a: random.int(2, 7), b: random.pick(numbers), c: random.int(2, 9) }
  const { a, b, c } = drawn
  return gcd(a, c) === 1 && gcd(gcd(a, b), c) === 1 && Math.abs(b) !== a ? drawn : null
}

export function writeUnderRoot({ a, b, c }: UnderRoot): Draft {
  const size = Math.abs(b)
  const [sign, other] = b < 0 ? ['-', '+'] : ['+', '-']
  const print = (expression: string): Choice => ({ text: `$${expression}$` })
  const key = print(`\\frac{${c}p^{2} ${other} ${size}}{${a}}`)
  return {
    stem: `Given that $p = \\sqrt{\\frac{${a}q ${sign} ${size}}{${c}}}$, find q in terms of p.`,
    key,
    slips: slipsOf([
      [
        print(`\\frac{${c}p^{2} ${sign} ${size}}{${a}}`),
        `This carries the ${size} to the other side without changing its sign.`,
      ],
      [
        print(`\\frac{${c ** 2}p^{2} ${other} ${size}}{${a}}`),
        `This squares the ${c} as well, although it stands under the root.`,
      ],
      [print(`\\frac{${c}p ${other} ${size}}{${a}}`), 'This removes the root without squaring the other side.'],
      [
        print(`\\frac{p^{2} ${other} ${size}}{${a * c}}`),
        `This ${b < 0 ? `adds ${size} to` : `takes ${size} from`} p² first and then divides by ${a} and ${c}; multiply by ${c} first.`,
      ],
      [
        print(`\\frac{${c}p^{2}}{${a}} ${other} ${size}`),
        `This divides only the term in p by ${a}; the whole side must be divided.`,
      ],
      [print(`\\frac{${a}}{${c}p^{2} ${other} ${size}}`), 'This turns the fraction upside down at the last step.'],
    ]),
    principle: 'To free a letter from a root, square both sides; then undo the other steps one after another.',
    working: [
      `$p^{2} = \\frac{${a}q ${sign} ${size}}{${c}}$`,
      `$${c}p^{2} = ${a}q ${sign} ${size}$`,
      `q = ${key.text}`,
    ],
    hints: [
      'What is done to q last, and how is it undone?',
      `After squaring, multiply both sides by ${c} before you move the ${size}.`,
    ],
  }
}
