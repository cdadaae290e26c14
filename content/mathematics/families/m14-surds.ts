import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { fractionTex, gcd } from '../notation.ts'
import { conjugate, square } from '../forms/m14-conjugates.ts'
import { slipsOf } from '../slips.ts'

/** √(a²r) + √(b²r) − √(c²r), all like surds of the root r */
export interface LikeSurds {
  root: number
  a: number
  b: number
  c: number
}

/** over ÷ (under·√root) */
export interface Quotient {
  over: number
  under: number
  root: number
}

export const surds = family(
  {
    id: 'm14',
    edition: 1,
    title: 'Surds',
    subject: 'mathematics',
    topicId: 'mat-surds',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<LikeSurds>({ id: 'like-surds', difficulty: 'easy', draw: drawLike, write: writeLike }),
    form<Quotient>({ id: 'one-root-below', difficulty: 'easy', draw: drawQuotient, write: writeQuotient }),
    conjugate,
    square,
  ],
)

/** An option coefficient·√root: '3√5', '−√2'; a whole number where the root is 1. */
function surd(coefficient: number, root: number): Choice {
  const value = coefficient * Math.sqrt(root)
  if (coefficient === 0 || root === 1) return { text: printed(coefficient), value: coefficient + 0 }
  const size = Math.abs(coefficient) === 1 ? '' : printed(Math.abs(coefficient))
  return { text: `${coefficient < 0 ? '−' : ''}${size}√${root}`, value }
}

function drawLike(random: Random): LikeSurds | null {
  const root = random.pick([2, 3, 5, 6, 7])
  const [a, b, c] = [random.int(2, 7), random.int(2, 7), random.int(2, 7)]
  const isUsable = new Set([a, b, c]).size === 3 && a + b - c > 1
  return isUsable && Math.max(a, b, c) ** 2 * root <= 250 ? { root, a, b, c } : null
}

function writeLike({ root, a, b, c }: LikeSurds): Draft {
  const inside = (factor: number) => factor ** 2 * root
  const [first, second, third] = [inside(a), inside(b), inside(c)]
  const key = surd(a + b - c, root)
  return {
    stem: `Simplify $\\sqrt{${first}} + \\sqrt{${second}} - \\sqrt{${third}}$.`,
    key,
    slips: slipsOf([
      [surd(a + b + c, root), 'This adds the third surd instead of subtracting it.'],
      [
        surd(1, first + second - third),
        `This takes the root of ${first} + ${second} − ${third}; roots do not add like that.`,
      ],
      [surd(a + b - c, 3 * root), `This also adds the numbers left under the roots, ${root} + ${root} + ${root}.`],
      [
        surd(a ** 2 + b ** 2 - c ** 2, root),
        `This takes out ${a ** 2}, ${b ** 2} and ${c ** 2} without taking their roots.`,
      ],
      [surd(a + b, root), `This leaves out the third surd of the expression, ${surd(c, root).text}.`],
      [surd(Math.abs(a - b + c), root), 'This exchanges the signs of the second and the third surd.'],
      a > c && b + c > a
        ? [surd(a + b - c, 1), `This drops the root √${root} that stands with each of the coefficients.`]
        : [surd(b + c - a, root), `This subtracts the first surd from the two others: ${b} + ${c} − ${a}.`],
      [surd(a * b - c, root), `This multiplies the first two coefficients, ${a} × ${b}, instead of adding them.`],
    ]).filter(({ value = 0 }) => value > 0),
    principle: 'Take the largest square factor out of each root; surds with the same root can then be added.',
    working: [
      `√${first} = ${surd(a, root).text}, √${second} = ${surd(b, root).text}, √${third} = ${surd(c, root).text}`,
      `(${a} + ${b} − ${c})√${root} = ${key.text}`,
    ],
    hints: [
      `What is the largest square number that divides ${first}, and what is left under its root?`,
      'Do the same for the others, and collect the surds with the same root.',
    ],
  }
}

function drawQuotient(random: Random): Quotient | null {
  const root = random.pick([2, 3, 5, 6, 7])
  const [over, under] = [random.int(2, 30), random.int(1, 5)]
  const isUsable = over % root === 0 || random.int(0, 2) === 0
  return isUsable && gcd(over, under) === 1 && over !== root * under && over !== under ? { over, under, root } : null
}

/** An option (over/under)·√root in lowest terms: '2√3', '$\frac{5\sqrt{2}}{6}$'. */
function fractionSurd(over: number, under: number, root: number): Choice {
  const divisor = gcd(over, under)
  const [top, bottom] = [over / divisor, under / divisor]
  if (bottom === 1) return surd(top, root)
  const value = (top / bottom) * Math.sqrt(root)
  if (root === 1) return { text: `$${fractionTex(top, bottom)}$`, value }
  return { text: `$\\frac{${top === 1 ? '' : top}\\sqrt{${root}}}{${bottom}}$`, value }
}

function writeQuotient({ over, under, root }: Quotient): Draft {
  const shown = `${under === 1 ? '' : under}\\sqrt{${root}}`
  const key = fractionSurd(over, under * root, root)
  const reduced = gcd(over, under * root)
  return {
    stem: `Rationalize the denominator of $\\frac{${over}}{${shown}}$ and simplify.`,
    key,
    slips: slipsOf([
      [fractionSurd(over, under, root), `This forgets that √${root} × √${root} = ${root} stands in the denominator.`],
      [fractionSurd(over, under * root, 1), `This multiplies only the denominator by √${root} and not the numerator.`],
      [
        fractionSurd(over, under * root ** 2, root),
        `This squares ${root} in the denominator, though it is already free of the root.`,
      ],
      [fractionSurd(over, under ** 2 * root, root), `This squares the ${under} in front of the root as well.`],
      [fractionSurd(over * root, under, root), `This multiplies by ${root} above instead of dividing by it below.`],
      [
        fractionSurd(over, under + root, root),
        `This adds ${under} and ${root} in the denominator instead of multiplying them.`,
      ],
      [
        fractionSurd(over, 2 * under * root, root),
        `This takes √${root} × √${root} for ${2 * root}, which is twice too much.`,
      ],
    ]),
    principle: `Multiply above and below by √${root}; since √${root} × √${root} = ${root}, the root leaves the denominator.`,
    working: [
      `$\\frac{${over}}{${shown}} \\times \\frac{\\sqrt{${root}}}{\\sqrt{${root}}} = \\frac{${over}\\sqrt{${root}}}{${under * root}}$`,
      `${reduced === 1 ? `${over} and ${under * root} have no common factor, so the result is` : `Dividing above and below by ${reduced} gives`} ${key.text}`,
    ],
    hints: [`By what must √${root} be multiplied to become a whole number?`, 'Multiply above and below by the same.'],
  }
}
