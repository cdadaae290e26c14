import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { determinant } from '../forms/m32-determinant.ts'
import { bracketed, fraction, gcd, polynomial, term } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** The rows a, b and c, d. */
export type Matrix = readonly [a: number, b: number, c: number, d: number]

/** p·A − q·B */
export interface Combination {
  p: number
  q: number
  first: Matrix
  second: Matrix
}

export interface Product {
  first: Matrix
  second: Matrix
}

/** matrix · (x, y) */
export interface System {
  matrix: Matrix
  x: number
  y: number
}

export const matrices = family(
  {
    id: 'm32',
    edition: 1,
    title: 'Matrices of order two: sums, products, determinants and equations',
    subject: 'mathematics',
    topicId: 'mat-matrices',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Combination>({ id: 'combination', difficulty: 'easy', draw: drawCombination, write: writeCombination }),
    form<Product>({ id: 'product', difficulty: 'medium', draw: drawProduct, write: writeProduct }),
    determinant,
    form<System>({ id: 'system', difficulty: 'hard', draw: drawSystem, write: writeSystem }),
  ],
)

function body([a, b, c, d]: Matrix): string {
  return `\\begin{pmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{pmatrix}`
}

function choice(matrix: Matrix): Choice {
  return { text: `$${body(matrix)}$` }
}

function drawMatrix(random: Random): Matrix {
  const entry = () => random.int(-4, 6)
  return [entry(), entry(), entry(), entry()]
}

function isUsable(matrix: Matrix): boolean {
  return matrix.filter((entry) => entry === 0).length <= 1 && new Set(matrix).size >= 3
}

function combine([a, b, c, d]: Matrix, [e, f, g, h]: Matrix, p: number, q: number): Matrix {
  return [p * a + q * e, p * b + q * f, p * c + q * g, p * d + q * h]
}

function times([a, b, c, d]: Matrix, [e, f, g, h]: Matrix): Matrix {
  return [a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h]
}

function transposed([a, b, c, d]: Matrix): Matrix {
  return [a, c, b, d]
}

function drawCombination(random: Random): Combination | null {
  const [first, second] = [drawMatrix(random), drawMatrix(random)]
  const [p, q] = [random.int(2, 4), random.int(1, 3)]
  return isUsable(first) && isUsable(second) && p !== q ? { p, q, first, second } : null
}

export function writeCombination({ p, q, first, second }: Combination): Draft {
  const key = choice(combine(first, second, p, -q))
  const timesQ = q === 1 ? '' : String(q)
  return {
    stem: `If $P = ${body(first)}$ and $Q = ${body(second)}$, find ${p}P − ${timesQ}Q.`,
    key,
    slips: slipsOf([
      [choice(combine(first, second, p, q)), 'This adds the multiple of Q, where it has to be subtracted.'],
      [choice(combine(first, second, q, -p)), 'This exchanges the two multipliers, or gives the wrong matrix to each.'],
      [choice(combine(first, second, p, -q * p)), `This multiplies the whole difference by ${p} instead of P alone.`],
      [choice(combine(first, second, 1, -1)), 'This subtracts Q from P and does not use the multipliers.'],
      [choice(combine(first, second, -p, q)), 'This subtracts the wrong way round, so every sign is turned.'],
      [
        choice(combine(first, transposed(second), p, -q)),
        'This exchanges the rows and the columns of Q before subtracting.',
      ],
    ]),
    principle: 'A matrix is multiplied by a number, and matrices are subtracted, entry by entry.',
    working: [
      `$${p}P = ${body(combine(first, second, p, 0))}$${q === 1 ? '' : `, $${q}Q = ${body(combine(first, second, 0, q))}$`}`,
      `${p}P − ${timesQ}Q = ${key.text}`,
    ],
    hints: [
      'Multiply every entry of each matrix by its number first.',
      'Subtract the entries that stand at the same place.',
    ],
  }
}

function drawProduct(random: Random): Product | null {
  const [first, second] = [drawMatrix(random), drawMatrix(random)]
  return isUsable(first) && isUsable(second) ? { first, second } : null
}

export function writeProduct({ first, second }: Product): Draft {
  const [a, b, c, d] = first
  const [e, f, g, h] = second
  const key = choice(times(first, second))
  const sum = (x: number, y: number, z: number, w: number) =>
    `${x} \\times ${inBrackets(y)} + ${inBrackets(z)} \\times ${inBrackets(w)}`
  return {
    stem: `Given that $A = ${body(first)}$ and $B = ${body(second)}$, the product AB is`,
    key,
    slips: slipsOf([
      [choice(times(second, first)), 'This works out BA: the order of two matrices in a product matters.'],
      [choice([a * e, b * f, c * g, d * h]), 'This multiplies the entries that stand at the same place.'],
      [choice(times(first, transposed(second))), 'This multiplies rows of A by rows of B instead of by columns.'],
      [
        choice(times(transposed(first), second)),
        'This multiplies columns of A by columns of B instead of rows by columns.',
      ],
      [choice(combine(first, second, 1, 1)), 'This adds the two matrices instead of multiplying them.'],
      [
        choice([a * e - b * g, a * f - b * h, c * e - d * g, c * f - d * h]),
        'This subtracts the two products in each entry where it must add them.',
      ],
    ]),
    principle: 'Each entry of a product is a row of the first matrix times a column of the second.',
    working: [
      `First row: $${sum(a, e, b, g)}$ and $${sum(a, f, b, h)}$`,
      `Second row: $${sum(c, e, d, g)}$ and $${sum(c, f, d, h)}$`,
      `AB = ${key.text}`,
    ],
    hints: ['Take the first row of A with each column of B.', 'In each entry two products are added.'],
  }
}

function inBrackets(value: number): string {
  return value < 0 ? `(${value})` : String(value)
}

function drawSystem(random: Random): System | null {
  const nonZero = [-4, -3, -2, -1, 1, 2, 3, 4, 5]
  const pick = () => random.pick(nonZero)
  const matrix: Matrix = [random.int(1, 5), pick(), random.int(1, 5), pick()]
  const [x, y] = [random.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6]), random.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6])]
  const [a, b, c, d] = matrix
  const determinant = a * d - b * c
  const [m, n] = [a * x + b * y, c * x + d * y]
  const isGood = determinant !== 0 && m !== 0 && n !== 0 && x !== y && Math.abs(m) <= 30 && Math.abs(n) <= 30
  return isGood && gcd(a, b) === 1 && gcd(c, d) === 1 && Math.abs(determinant) <= 15 ? { matrix, x, y } : null
}

function writeSystem({ matrix: [a, b, c, d], x, y }: System): Draft {
  const [m, n] = [a * x + b * y, c * x + d * y]
  const determinant = a * d - b * c
  const key = quantity(x)
  const column = (top: number | string, bottom: number | string) =>
    `\\begin{pmatrix} ${top} \\\\ ${bottom} \\end{pmatrix}`
  return {
    stem: `Find the value of x if $${body([a, b, c, d])}${column('x', 'y')} = ${column(m, n)}$.`,
    key,
    slips: slipsOf([
      [quantity(y), 'This is the value of y; the question asks for the other unknown.'],
      [quantity(-x), 'This loses a minus sign when it eliminates y, so the sign is wrong.'],
      [fraction(d * m + b * n, determinant), 'This adds the two equations where they have to be subtracted.'],
      [fraction(d * m - b * n, a * d + b * c), 'This adds the products of the diagonals in the coefficient of x.'],
      [fraction(d * m - c * n, determinant), 'This multiplies columns of the matrix by the column of unknowns.'],
      [
        fraction(a * m + b * n, determinant),
        'This multiplies the matrix by the right-hand side and divides by the determinant.',
      ],
      [quantity(determinant), 'This is the determinant of the matrix, which only helps to find x.'],
    ]),
    principle:
      'Multiplying rows by the column of unknowns gives two simultaneous equations, from which y is eliminated.',
    working: [
      `${polynomial([a, 0])} ${term(b, 'y')} = ${printed(m)} and ${polynomial([c, 0])} ${term(d, 'y')} = ${printed(n)}`,
      `Eliminating y: ${polynomial([determinant, 0])} = ${bracketed(d)} × ${bracketed(m)} − ${bracketed(b)} × ${bracketed(n)} = ${printed(d * m - b * n)}`,
      `x = ${key.text}`,
    ],
    hints: ['Multiply each row of the matrix by the column of unknowns.', 'Solve the two equations for x.'],
  }
}
