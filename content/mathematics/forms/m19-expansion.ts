import { form, type Draft } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { polynomial, signed } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** (a·x + b)² − (x + c)(x + d) */
export interface Expansion {
  a: number
  b: number
  c: number
  d: number
}

export const expansion = form<Expansion>({
  id: 'expansion',
  difficulty: 'medium',
  draw: drawExpansion,
  write: writeExpansion,
})

function drawExpansion(random: Random): Expansion | null {
  const numbers = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]
  const drawn = { a: random.int(1, 3), b: random.pick(numbers), c: random.pick(numbers), d: random.pick(numbers) }
  const { a, b, c, d } = drawn
  const isDegenerate = c === -d || c === d || 2 * a * b === c + d || b ** 2 === c * d
  return isDegenerate ? null : drawn
}

export function writeExpansion({ a, b, c, d }: Expansion): Draft {
  const [first, second, third] = [polynomial([a, b]), polynomial([1, c]), polynomial([1, d])]
  const result = (square: number, linear: number, constant: number) => ({
    text: polynomial([square, linear, constant]),
  })
  const [middle, end] = [2 * a * b, b ** 2]
  const key = result(a ** 2 - 1, middle - c - d, end - c * d)
  return {
    stem: `Expand and simplify (${first})² − (${second})(${third}).`,
    key,
    slips: slipsOf([
      [
        result(a ** 2 - 1, middle + c + d, end + c * d),
        'The minus sign is applied to the first term of the product only, not to the others.',
      ],
      [
        result(a ** 2 - 1, -c - d, end - c * d),
        'This squares the two terms of the first bracket and leaves out its middle term.',
      ],
      [
        result(a ** 2 - 1, middle / 2 - c - d, end - c * d),
        'This takes the middle term of the square once instead of twice.',
      ],
      [
        result(a ** 2 + 1, middle + c + d, end + c * d),
        'This adds the product instead of subtracting it from the square.',
      ],
      [
        result(a ** 2 - 1, middle - c - d, end + c * d),
        'This forgets to change the sign of the last term of the product.',
      ],
      [
        result(a ** 2 - 1, middle - c - d, -end - c * d),
        'This gives the last term of the square a minus sign; a square is positive.',
      ],
    ]),
    principle: '(A + B)² = A² + 2AB + B², and a minus sign before a product changes the sign of all its terms.',
    working: [
      `(${first})² = ${polynomial([a ** 2, middle, end])}`,
      `(${second})(${third}) = ${polynomial([1, c + d, c * d])}`,
      `The difference is ${key.text}`,
    ],
    hints: [
      `The square has the middle term 2 × ${a === 1 ? 'x' : `${a}x`} × (${signed(b).replace('+ ', '').replace('− ', '−')}).`,
      'Keep the product in brackets until the signs are changed.',
    ],
  }
}
