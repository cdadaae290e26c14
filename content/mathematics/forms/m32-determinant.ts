import { form, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { bracketed, fraction, polynomial, signed } from '../notation.ts'
import { slipsOf } from '../slips.ts'

export const determinant = form<Determinant>({
  id: 'determinant',
  difficulty: 'medium',
  draw: drawDeterminant,
  write: writeDeterminant,
})

/** The determinant of the rows slope·x + shift, b and c, d has the value that x gives it. */
export interface Determinant {
  slope: number
  shift: number
  b: number
  c: number
  d: number
  x: number
}

function drawDeterminant(random: Random): Determinant | null {
  const nonZero = [-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7]
  const drawn = {
    slope: random.int(1, 3),
    shift: random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
    b: random.pick(nonZero),
    c: random.pick(nonZero),
    d: random.int(2, 6),
    x: random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7]),
  }
  const value = (drawn.slope * drawn.x + drawn.shift) * drawn.d - drawn.b * drawn.c
  return Math.abs(value) <= 60 && value !== 0 && Math.abs(drawn.b * drawn.c) <= 30 ? drawn : null
}

function writeDeterminant({ slope, shift, b, c, d, x }: Determinant): Draft {
  const value = (slope * x + shift) * d - b * c
  const [under, rest] = [slope * d, value + b * c - shift * d]
  const key = quantity(x)
  const corner = polynomial([slope, shift]).replace('−', '-')
  return {
    stem: `If $\\begin{vmatrix} ${corner} & ${b} \\\\ ${c} & ${d} \\end{vmatrix} = ${value}$, the value of x is`,
    key,
    slips: slipsOf([
      [
        fraction(value - b * c - shift * d, under),
        'This adds the two products of the diagonals instead of subtracting.',
      ],
      [
        fraction(value + b * c - shift, under),
        `This multiplies only the term in x by ${d} and not the ${printed(Math.abs(shift))}.`,
      ],
      [
        fraction(value + b * c + shift * d, under),
        'This carries a number to the other side without changing its sign.',
      ],
      [fraction(value - shift * d, under), 'This uses only the main diagonal and forgets the other product.'],
      [fraction(-rest, under), 'This loses the sign in the last step, so the value has the wrong sign.'],
      [fraction(d * d - shift * d + b * c, under), `This sets the determinant equal to the square of ${d} by mistake.`],
      [fraction(rest, d), `This leaves out the coefficient of x when it divides by ${d}.`],
    ]).filter(
      ({ because }) =>
        !because.includes('by mistake') && !(slope === 1 && because.includes('leaves out the coefficient')),
    ),
    principle: 'The determinant is the product along the main diagonal less the product along the other diagonal.',
    working: [
      `${d}(${polynomial([slope, shift])}) − ${bracketed(b)} × ${bracketed(c)} = ${printed(value)}`,
      `${under}x ${signed(shift * d)} ${signed(-b * c)} = ${printed(value)}, so ${under}x = ${printed(rest)}`,
      `x = ${key.text}`,
    ],
    hints: ['Multiply along the two diagonals.', 'Write an equation in x and solve it.'],
  }
}
