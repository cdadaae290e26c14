import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { fraction, fractionTex, signed } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** The rows a, b and c, d. */
export interface Square {
  a: number
  b: number
  c: number
  d: number
}

/** The rows x + shift, b and c, d have no inverse for the x drawn. */
export interface Singular extends Square {
  shift: number
}

export const inverseMatrices = family(
  {
    id: 'm59',
    edition: 1,
    title: 'Inverse of a matrix of order two',
    subject: 'mathematics',
    topicId: 'mat-matrices',
    exams: ['JAMB'],
    isCalculation: true,
    published: 24,
  },
  [
    form<Square>({ id: 'inverse', difficulty: 'medium', draw: drawSquare, write: writeInverse }),
    form<Singular>({ id: 'singular', difficulty: 'easy', draw: drawSingular, write: writeSingular }),
    form<Square>({ id: 'entry', difficulty: 'hard', draw: drawEntry, write: writeEntry }),
  ],
)

const nonZero = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6] as const

function rows(a: number | string, b: number, c: number, d: number): string {
  return `\\begin{pmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{pmatrix}`
}

function drawSquare(random: Random): Square | null {
  const drawn = { a: random.int(1, 6), b: random.pick(nonZero), c: random.pick(nonZero), d: random.int(1, 6) }
  const { a, b, c, d } = drawn
  const determinant = a * d - b * c
  const isGood = a !== d && b !== c && b !== -c && Math.abs(determinant) >= 2 && Math.abs(determinant) <= 15
  return isGood && new Set([a, b, c, d].map(Math.abs)).size >= 3 && Math.abs(a * d + b * c) >= 2 ? drawn : null
}

export function writeInverse({ a, b, c, d }: Square): Draft {
  const determinant = a * d - b * c
  const over = (divisor: number, matrix: string): Choice => ({ text: `$${factor(divisor)}${matrix}$` })
  const adjoint = rows(d, -b, -c, a)
  const key = over(determinant, adjoint)
  return {
    stem: `The inverse of the matrix $${rows(a, b, c, d)}$ is`,
    key,
    slips: slipsOf([
      [
        over(determinant, rows(d, b, c, a)),
        `This exchanges ${a} and ${d} but does not change the signs of ${printed(b)} and ${printed(c)}.`,
      ],
      [
        over(determinant, rows(a, -b, -c, d)),
        `This changes the signs but does not exchange ${a} and ${d} on the main diagonal.`,
      ],
      [
        over(a * d + b * c, adjoint),
        `This adds the two products of the diagonals and takes ${printed(a * d + b * c)} for the determinant.`,
      ],
      [
        over(determinant, rows(-a, c, b, -d)),
        'This exchanges the wrong diagonal and changes the signs of the main one.',
      ],
      [
        over(determinant, rows(d, -c, -b, a)),
        `This also exchanges ${printed(b)} and ${printed(c)}, the entries beside the main diagonal.`,
      ],
      [
        over(-determinant, adjoint),
        `This subtracts the products the wrong way round and takes ${printed(-determinant)} for the determinant.`,
      ],
    ]),
    principle:
      'For the inverse, exchange the main diagonal, change the other two signs, and divide by the determinant.',
    working: [
      `Determinant = ${a} × ${d} − ${bracket(b)} × ${bracket(c)} = ${printed(determinant)}`,
      `Exchanged and with new signs: $${adjoint}$`,
      `Inverse = ${key.text}`,
    ],
    hints: [
      `Find the determinant first: what is ${a} × ${d} − ${bracket(b)} × ${bracket(c)}?`,
      'Which two entries change places, and which two change their signs?',
    ],
  }
}

function factor(determinant: number): string {
  return `${determinant < 0 ? '-' : ''}\\frac{1}{${Math.abs(determinant)}}`
}

function bracket(value: number): string {
  return value < 0 ? `(${printed(value)})` : printed(value)
}

function drawSingular(random: Random): Singular | null {
  const [x, shift, d] = [random.pick(nonZero), random.pick(nonZero), random.int(2, 6)]
  const product = (x + shift) * d
  const b = random.pick(nonZero)
  const c = product / b
  const isGood = product !== 0 && Number.isInteger(c) && Math.abs(c) <= 12 && Math.abs(c) > 1 && Math.abs(b) > 1
  return isGood ? { a: x, shift, b, c, d } : null
}

function writeSingular({ a: x, shift, b, c, d }: Singular): Draft {
  const key = quantity(x)
  return {
    stem: `For what value of x does the matrix $${rows(`x ${shift < 0 ? '-' : '+'} ${Math.abs(shift)}`, b, c, d)}$ have no inverse?`,
    key,
    slips: slipsOf([
      [fraction(b * c + shift * d, d), `This carries ${printed(shift)} to the other side without changing its sign.`],
      [
        fraction(-b * c - shift * d, d),
        `This adds ${bracket(b * c)} to the product of the main diagonal instead of subtracting it.`,
      ],
      [fraction(b * c - shift, d), `This multiplies only the x by ${d} and not the number beside it.`],
      [fraction(b * c, d), `This forgets the ${printed(Math.abs(shift))} that stands beside x in the matrix.`],
      [fraction(1 + b * c - shift * d, d), 'This sets the determinant equal to 1 instead of to zero.'],
      [quantity(-shift), 'This makes the first entry zero, but the determinant is what must be zero.'],
      [quantity(-x), `This has the right size, but the wrong sign: put back, it does not make the determinant 0.`],
    ]),
    principle: 'To invert a matrix you divide by its determinant, so it has no inverse if the determinant is zero.',
    working: [
      `${d}(x ${signed(shift)}) − ${bracket(b)} × ${bracket(c)} = 0`,
      `x ${signed(shift)} = $${fractionTex(b * c, d)}$`,
      `x = ${key.text}`,
    ],
    hints: ['What is true of the determinant of such a matrix?', 'Write the determinant with x in it.'],
  }
}

function drawEntry(random: Random): Square | null {
  const drawn = drawSquare(random)
  return drawn !== null && drawn.b % (drawn.a * drawn.d - drawn.b * drawn.c) !== 0 ? drawn : null
}

function writeEntry({ a, b, c, d }: Square): Draft {
  const determinant = a * d - b * c
  const key = fraction(-b, determinant)
  return {
    stem: `If $M = ${rows(a, b, c, d)}$, what is the entry in the first row and the second column of the inverse of M?`,
    key,
    slips: slipsOf([
      [fraction(b, determinant), `This divides ${printed(b)} by the determinant but does not change its sign.`],
      [fraction(-c, determinant), 'This takes the entry in the second row and the first column of the inverse.'],
      [
        fraction(-b, a * d + b * c),
        `This adds the products of the diagonals and takes ${printed(a * d + b * c)} for the determinant.`,
      ],
      [fraction(c, determinant), 'This exchanges the entries beside the main diagonal and keeps the sign.'],
      [quantity(-b), `This forgets to divide the entry ${printed(-b)} by the determinant, ${printed(determinant)}.`],
      [fraction(1, b), `This takes the reciprocal of the single entry ${printed(b)}; a matrix is not inverted so.`],
      [fraction(d, determinant), 'This is the entry in the first row and the first column of the inverse.'],
    ]),
    principle:
      'In the inverse, the entries beside the main diagonal change their signs and are divided by the determinant.',
    working: [
      `Determinant = ${a} × ${d} − ${bracket(b)} × ${bracket(c)} = ${printed(determinant)}`,
      `The entry is ${printed(b)} with the other sign, divided by ${printed(determinant)}`,
      `Entry = ${key.text}`,
    ],
    hints: [
      `Find the determinant first: what is ${a} × ${d} − ${bracket(b)} × ${bracket(c)}?`,
      'What happens to the entries that are not on the main diagonal?',
    ],
  }
}
