import { form, type Choice, type Draft } from '../../engine/family.ts'
import { printed, superscript } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { gcd } from '../notation.ts'
import { slipsOf, type Mistake } from '../slips.ts'

/** over ÷ (whole + sign·√root), which comes out in whole numbers */
export interface Conjugate {
  over: number
  whole: number
  sign: 1 | -1
  root: number
}

/** (whole + factor·√root)² */
export interface Square {
  whole: number
  factor: number
  root: number
}

const roots = [2, 3, 5, 6, 7, 10, 11] as const

export const conjugate = form<Conjugate>({
  id: 'conjugate',
  difficulty: 'medium',
  draw: drawConjugate,
  write: writeConjugate,
})

export const square = form<Square>({ id: 'square', difficulty: 'medium', draw: drawSquare, write: writeSquare })

/** An option a + b√root with whole a and b: '7 − 4√3'. */
function mixed(a: number, b: number, root: number): Choice {
  const size = Math.abs(b) === 1 ? '' : printed(Math.abs(b))
  const value = a + b * Math.sqrt(root)
  if (b === 0) return { text: printed(a), value }
  if (a === 0) return { text: `${b < 0 ? '−' : ''}${size}√${root}`, value }
  return { text: `${printed(a)} ${b < 0 ? '−' : '+'} ${size}√${root}`, value }
}

function wholeOnly(mistakes: readonly (readonly [a: number, b: number, because: string])[], root: number): Mistake[] {
  return mistakes.flatMap(([a, b, because]): Mistake[] =>
    Number.isInteger(a) && Number.isInteger(b) && b !== 0 ? [[mixed(a, b, root), because]] : [],
  )
}

function drawConjugate(random: Random): Conjugate | null {
  const root = random.pick(roots)
  const [whole, sign] = [random.int(1, 6), random.pick([1, -1] as const)]
  const below = whole ** 2 - root
  const over = Math.abs(below) * random.int(1, 4)
  return Math.abs(below) > 1 && over <= 40 ? { over, whole, sign, root } : null
}

function writeConjugate({ over, whole, sign, root }: Conjugate): Draft {
  const below = whole ** 2 - root
  const times = over / below
  const [shown, other] = sign === 1 ? ['+', '−'] : ['−', '+']
  const key = mixed(times * whole, -times * sign, root)
  return {
    stem: `Express $\\frac{${over}}{${whole} ${sign === 1 ? '+' : '-'} \\sqrt{${root}}}$ in the form $p + q\\sqrt{${root}}$.`,
    key,
    slips: slipsOf(
      wholeOnly(
        [
          [times * whole, times * sign, 'This keeps the sign of the denominator; the conjugate has the other sign.'],
          [
            -times * whole,
            times * sign,
            `This subtracts the squares in the wrong order, ${root} − ${whole ** 2}, so the denominator has the wrong sign.`,
          ],
          [
            -times * whole,
            -times * sign,
            'This keeps the sign of the denominator and also subtracts the squares in the wrong order.',
          ],
          [
            over * whole,
            -over * sign,
            `This multiplies ${over} by the conjugate but leaves out the new denominator, ${printed(below)}.`,
          ],
          [whole, -sign, `This gives the conjugate alone and leaves out the factor ${printed(times)} in front of it.`],
          [
            times * whole,
            -sign,
            `This multiplies only the first term of the conjugate by the factor ${printed(times)}.`,
          ],
          [
            over / whole,
            -sign * over,
            `This divides only the first term of ${over}(${whole} ${other} √${root}), and by ${whole}² alone.`,
          ],
          [
            (over * whole) / (whole ** 2 + root),
            (-over * sign) / (whole ** 2 + root),
            `This adds the squares in the denominator, ${whole ** 2} + ${root}, instead of subtracting them.`,
          ],
        ],
        root,
      ),
    ),
    principle: `Multiply above and below by the conjugate ${whole} ${other} √${root}; below, this gives a difference of two squares.`,
    working: [
      `(${whole} ${shown} √${root})(${whole} ${other} √${root}) = ${whole ** 2} − ${root} = ${printed(below)}`,
      `$\\frac{${over}}{${below}}$ = ${printed(times)}, and ${printed(times)} × (${whole} ${other} √${root}) = ${key.text}`,
    ],
    hints: ['What is the conjugate of the denominator?', 'Use the difference of two squares below.'],
  }
}

function drawSquare(random: Random): Square | null {
  const root = random.pick(roots)
  const [whole, factor] = [random.int(2, 7), random.pick([-3, -2, -1, 1, 2, 3])]
  return gcd(whole, factor) === 1 && whole ** 2 !== factor ** 2 * root ? { whole, factor, root } : null
}

function writeSquare({ whole, factor, root }: Square): Draft {
  const [a, b] = [whole ** 2 + factor ** 2 * root, 2 * whole * factor]
  const inside = mixed(whole, factor, root).text
  const size = Math.abs(factor)
  const surd = `${size === 1 ? '' : size}√${root}`
  const sign = factor < 0 ? '−' : '+'
  const key = mixed(a, b, root)
  return {
    stem: `Expand and simplify (${inside})².`,
    key,
    slips: slipsOf(
      wholeOnly(
        [
          [
            whole ** 2 - factor ** 2 * root,
            b,
            `This subtracts ${factor ** 2 * root}, the square of the surd, from ${whole ** 2}; a square is positive.`,
          ],
          [a, b / 2, `This takes the product of ${whole} and ${surd} once instead of twice.`],
          [a, -b, `This gives the middle term, ${mixed(0, b, root).text}, the wrong sign.`],
          ...(size === 1
            ? ([
                [whole ** 2 + root ** 2, b, `This takes the square of √${root} for ${root ** 2}; it is ${root}.`],
              ] as const)
            : ([
                [whole ** 2 + size * root, b, `This squares √${root} but not the number ${size} in front of it.`],
              ] as const)),
          [2 * whole + factor ** 2 * root, b, `This doubles the first term, 2 × ${whole}, instead of squaring it.`],
          [whole ** 2, b, `This leaves out the square of the second term, ${factor ** 2 * root}.`],
          [a, 2 * b, `This takes the product of ${whole} and ${surd} four times instead of twice.`],
        ],
        root,
      ),
    ),
    principle: `(a ${sign} b)² = a² ${sign} 2ab + b²; the middle term is twice the product of the two terms.`,
    working: [
      `${whole}² ${sign} 2 × ${whole} × ${surd} + (${surd})² = ${whole ** 2} ${sign} ${Math.abs(b)}√${root} + ${factor ** 2 * root}`,
      `Collecting the whole numbers: ${key.text}`,
    ],
    hints: ['How many terms has the square of a sum of two terms?', `What is √${root}${superscript(2)}?`],
  }
}
