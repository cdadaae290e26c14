import { family, form, type Draft } from '../../engine/family.ts'
import { printed, quantity, superscript } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { bracketed, fraction, polynomial, signed, term } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** cubic·x³ + square·x² + linear·x + constant, divided by x − root. */
export interface Division {
  cubic: number
  square: number
  linear: number
  constant: number
  root: number
}

/** (x − known)(x − second)(x − third) */
export interface Factors {
  known: number
  second: number
  third: number
}

export const remainderTheorem = family(
  {
    id: 'm21',
    edition: 1,
    title: 'Remainder and factor theorem',
    subject: 'mathematics',
    topicId: 'mat-polynomials',
    exams: ['JAMB'],
    isCalculation: true,
    published: 20,
  },
  [
    form<Division>({ id: 'remainder', difficulty: 'easy', draw: drawDivision, write: writeRemainder }),
    form<Division>({ id: 'factor', difficulty: 'medium', draw: drawExact, write: writeFactor }),
    form<Division>({ id: 'coefficient', difficulty: 'medium', draw: drawUnlikeRoot, write: writeCoefficient }),
    form<Factors>({ id: 'other-factors', difficulty: 'medium', draw: drawFactors, write: writeOtherFactors }),
  ],
)

function at({ cubic, square, linear, constant }: Division, x: number): number {
  return cubic * x ** 3 + square * x ** 2 + linear * x + constant
}

function factor(root: number): string {
  return polynomial([1, -root])
}

function drawDivision(random: Random): Division | null {
  const drawn = {
    cubic: random.int(1, 3),
    square: random.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
    linear: random.pick([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7]),
    constant: random.pick([-8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8]),
    root: random.pick([-3, -2, -1, 1, 2, 3]),
  }
  return at(drawn, drawn.root) === 0 ? null : drawn
}

/** At ±1 all powers are alike, and most mistakes go unseen. */
function drawUnlikeRoot(random: Random): Division | null {
  const drawn = drawDivision(random)
  return drawn === null || Math.abs(drawn.root) === 1 ? null : drawn
}

/** The constant is chosen last, so that the division leaves no remainder. */
function drawExact(random: Random): Division | null {
  const drawn = drawUnlikeRoot(random)
  if (drawn === null) return null
  const constant = drawn.constant - at(drawn, drawn.root)
  return constant === 0 || Math.abs(constant) > 60 ? null : { ...drawn, constant }
}

function writeRemainder(division: Division): Draft {
  const { cubic, square, linear, constant, root } = division
  const key = quantity(at(division, root))
  return {
    stem: `The remainder when ${polynomial([cubic, square, linear, constant])} is divided by ${factor(root)} is`,
    key,
    slips: slipsOf([
      [
        quantity(at(division, -root)),
        `This puts ${printed(-root)} for x; the divisor ${factor(root)} is zero at ${printed(root)}.`,
      ],
      [quantity(at(division, root) - constant), 'This leaves out the constant term after putting in the value of x.'],
      [quantity(constant), 'This gives the constant term, which is the remainder only on division by x.'],
      [quantity(-at(division, root)), 'This gives the remainder the opposite sign at the last step.'],
      [
        quantity(at({ ...division, square: -square }, root)),
        'This changes the sign of the square term when it puts in the value of x.',
      ],
      [
        quantity(at({ ...division, linear: -linear }, root)),
        'This changes the sign of the term in x when it puts in the value.',
      ],
      [
        quantity(at({ ...division, cubic: -cubic }, root)),
        'This changes the sign of the cube term when it puts in the value of x.',
      ],
    ]),
    principle: 'By the remainder theorem the remainder on division of f(x) by x − a is f(a).',
    working: [
      `Here a = ${printed(root)}: f(${printed(root)}) = ${substituted(division)}`,
      `= ${printed(cubic * root ** 3)} ${signed(square * root ** 2)} ${signed(linear * root)} ${signed(constant)} = ${key.text}`,
    ],
    hints: [`For which x is ${factor(root)} zero?`, 'Put this value into the polynomial.'],
  }
}

function substituted({ cubic, square, linear, constant, root }: Division): string {
  const power = (coefficient: number, exponent: number) => {
    const size = Math.abs(coefficient) === 1 ? '' : `${Math.abs(coefficient)}`
    return `${coefficient < 0 ? '− ' : '+ '}${size}(${printed(root)})${exponent === 1 ? '' : superscript(exponent)}`
  }
  return `${power(cubic, 3)} ${power(square, 2)} ${power(linear, 1)} ${signed(constant)}`.replace('+ ', '')
}

function writeFactor({ cubic, square, linear, constant, root }: Division): Draft {
  const known = cubic * root ** 3 + square * root ** 2 + constant
  const knownAtOther = -cubic * root ** 3 + square * root ** 2 + constant
  const key = quantity(linear)
  return {
    stem: `If ${factor(root)} is a factor of ${polynomial([cubic, square, 0, 0])} + kx ${signed(constant)}, the value of k is`,
    key,
    slips: slipsOf([
      [fraction(knownAtOther, root), `This puts ${printed(-root)} for x, at which ${factor(root)} is not zero.`],
      [fraction(known, root), 'This forgets to change the sign when the known terms go to the other side.'],
      [quantity(-known), `This does not divide by the coefficient ${printed(root)} of k at the end.`],
      [fraction(-(known - constant), root), 'This leaves out the constant term of the polynomial in the equation.'],
      [
        fraction(-(known - square * root ** 2), root),
        'This leaves out the square term of the polynomial in the equation.',
      ],
      [
        fraction(-(known - 2 * square * root ** 2), root),
        'This gives the square term the wrong sign when it puts in the value of x.',
      ],
      [fraction(-known - root, root), 'This sets the value of the polynomial equal to the root instead of zero.'],
    ]),
    principle: 'By the factor theorem x − a is a factor of f(x) exactly when f(a) = 0.',
    working: [
      `f(${printed(root)}) = ${printed(cubic * root ** 3)} ${signed(square * root ** 2)} ${term(root, 'k')} ${signed(constant)} = 0`,
      `${printed(root)}k = ${printed(-known)}`,
      `k = ${key.text}`,
    ],
    hints: [`Which value of x makes ${factor(root)} zero?`, 'What must the polynomial be at this value?'],
  }
}

function writeCoefficient(division: Division): Draft {
  const { cubic, square, linear, constant, root } = division
  const remainder = at(division, root)
  const known = cubic * root ** 3 + linear * root + constant
  const key = quantity(square)
  return {
    stem:
      `When ${polynomial([cubic, 0, 0, 0])} + kx² ${term(linear, 'x')} ${signed(constant)} is divided by ${factor(root)}, ` +
      `the remainder is ${printed(remainder)}. The value of k is`,
    key,
    slips: slipsOf([
      [fraction(-known, root ** 2), 'This sets the remainder to zero, which is right only for a factor.'],
      [fraction(-remainder - known, root ** 2), 'This takes the remainder with the wrong sign in the equation.'],
      [
        fraction(remainder + cubic * root ** 3 + linear * root - constant, root ** 2),
        `This puts ${printed(-root)} for x, at which ${factor(root)} is not zero.`,
      ],
      [
        fraction(remainder - known, root),
        `This divides by ${printed(root)} instead of its square, the coefficient of k.`,
      ],
      [
        fraction(remainder - known + constant, root ** 2),
        'This leaves out the constant term of the polynomial in the equation.',
      ],
      [quantity(-square), 'This loses a sign at the last step, in the division by the coefficient of k.'],
    ]),
    principle: 'By the remainder theorem the remainder on division of f(x) by x − a is f(a).',
    working: [
      `f(${printed(root)}) = ${printed(cubic * root ** 3)} + ${root ** 2}k ${signed(linear * root)} ${signed(constant)} = ${printed(remainder)}`,
      `${root ** 2}k = ${printed(remainder - known)}`,
      `k = ${key.text}`,
    ],
    hints: [
      `Put the value of x into the polynomial that makes ${factor(root)} zero.`,
      'Set the result equal to the remainder.',
    ],
  }
}

function drawFactors(random: Random): Factors | null {
  const [known = 1, second = 2, third = 3] = random.shuffle([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5])
  return second + third === 0 || known + second + third === 0
    ? null
    : { known, second: Math.min(second, third), third: Math.max(second, third) }
}

function writeOtherFactors({ known, second, third }: Factors): Draft {
  const pair = (a: number, b: number) => ({
    text: [a, b]
      .sort((x, y) => x - y)
      .map((root) => `(${factor(root)})`)
      .join(' and '),
  })
  const sum = known + second + third
  const pairs = known * second + known * third + second * third
  const quotient = polynomial([1, -(second + third), second * third])
  const cubic = polynomial([1, -sum, pairs, -known * second * third])
  const key = pair(second, third)
  return {
    stem: `If ${factor(known)} is a factor of ${cubic}, the other two factors are`,
    key,
    slips: slipsOf([
      [pair(-second, -third), 'This gives both numbers the wrong sign, so the term in x has the wrong sign.'],
      [pair(second, -third), 'This gives one number the wrong sign, so the product of the constants is wrong.'],
      [pair(-second, third), 'This gives one number the wrong sign, so the constant term does not fit.'],
      [pair(1, second * third), 'This gives the right constant term, but the term in x does not fit.'],
      [pair(-1, -second * third), 'This looks only at the constant term of the quotient and not at its term in x.'],
    ]),
    principle: 'Dividing the cubic by its known factor leaves a quadratic, and that is factorized in the usual way.',
    working: [
      `${cubic} = (${factor(known)})(x² + bx ${signed(second * third)}), since ${printed(-known)} × ${bracketed(second * third)} = ${printed(-known * second * third)}`,
      `Terms in x²: b ${signed(-known)} = ${printed(-sum)}, so b = ${printed(-second - third)}`,
      `${quotient} = ${key.text.replace(' and ', '')}`,
      `The other two factors are ${key.text}`,
    ],
    hints: [
      `By what must ${factor(known)} be multiplied to give x³ and the constant ${printed(-known * second * third)}?`,
      'Find the missing term in x, then factorize the quadratic.',
    ],
  }
}
