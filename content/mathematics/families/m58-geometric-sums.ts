import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { fraction, fractionTex, gcd } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** The first n terms of a progression with a whole ratio. */
export interface Finite {
  first: number
  ratio: number
  n: number
}

/** A progression without end; the ratio is over/under. */
export interface Infinite {
  first: number
  over: number
  under: number
}

export const geometricSums = family(
  {
    id: 'm58',
    edition: 1,
    title: 'Sums of geometric progressions',
    subject: 'mathematics',
    topicId: 'mat-progressions',
    exams: ['JAMB'],
    isCalculation: true,
    published: 24,
  },
  [
    form<Finite>({ id: 'first-terms', difficulty: 'medium', draw: drawFinite, write: writeFinite }),
    form<Infinite>({ id: 'infinity', difficulty: 'medium', draw: drawInfinite, write: writeInfinite }),
    form<Infinite>({ id: 'ratio', difficulty: 'hard', draw: drawInfinite, write: writeRatio }),
  ],
)

function drawFinite(random: Random): Finite | null {
  const drawn = { first: random.int(2, 9), ratio: random.pick([-3, -2, 2, 2, 3, 4]), n: random.int(4, 8) }
  return Math.abs(drawn.first * drawn.ratio ** drawn.n) <= 6000 && drawn.first !== drawn.ratio ? drawn : null
}

function writeFinite({ first, ratio, n }: Finite): Draft {
  const sum = (count: number) => fraction((first * (ratio ** count - 1)) / (ratio - 1), 1)
  const key = sum(n)
  const terms = [0, 1, 2].map((index) => printed(first * ratio ** index)).join(', ')
  const shown = ratio < 0 ? `(${ratio})` : String(ratio)
  return {
    stem: `The sum of the first ${n} terms of the geometric progression ${terms}, ... is`,
    key,
    slips: slipsOf([
      [sum(n - 1), `This adds ${n - 1} terms only: the index must be the number of terms.`],
      [sum(n + 1), `This adds ${n + 1} terms, one more than the question asks for.`],
      [fraction(first * ratio ** (n - 1), 1), `This is the ${n}th term of the progression and not the sum.`],
      [fraction(first * (ratio ** n - 1), 1), 'This forgets to divide by the ratio less one.'],
      [fraction(first * ratio ** n - 1, ratio - 1), 'This multiplies only the power by the first term and not the 1.'],
      [fraction(first * (ratio ** n - 1), ratio + 1), 'This divides by the ratio plus one instead of minus one.'],
      [fraction(first * ratio ** n, ratio - 1), 'This leaves out the 1 that is subtracted from the power.'],
      [
        fraction(n * (2 * first + (n - 1) * first * (ratio - 1)), 2),
        'This uses the formula for an arithmetic progression with the first difference.',
      ],
    ]).filter(({ value = 0 }) => Number.isInteger(value)),
    principle: 'The sum of n terms of a geometric progression is $\\frac{a(r^n - 1)}{r - 1}$.',
    working: [
      `a = ${first}, r = ${printed(first * ratio)} ÷ ${first} = ${printed(ratio)}`,
      `Sum = $\\frac{${first}(${shown}^{${n}} - 1)}{${ratio} - 1} = \\frac{${first} \\times ${inBrackets(ratio ** n - 1)}}{${ratio - 1}}$`,
      `Sum = ${key.text}`,
    ],
    hints: [
      `Divide the second term by the first, ${first}: what is the common ratio?`,
      'Which power of the ratio stands in the formula for the sum?',
    ],
  }
}

function inBrackets(value: number): string {
  return value < 0 ? `(${value})` : String(value)
}

function drawInfinite(random: Random): Infinite | null {
  const under = random.pick([2, 3, 4, 5])
  const over = random.int(1, under - 1) * random.pick([-1, 1, 1])
  const first = under ** 2 * random.int(1, 6)
  const isWhole = (first * under) % (under - over) === 0
  // 12, −6, 3 is asked by a written question.
  const isTaken = first === 12 && over === -1
  return gcd(over, under) === 1 && isWhole && !isTaken ? { first, over, under } : null
}

function writeInfinite({ first, over, under }: Infinite): Draft {
  const ratio = over / under
  const terms = [0, 1, 2].map((index) => printed(first * ratio ** index)).join(', ')
  const key = fraction(first * under, under - over)
  return {
    stem: `Find the sum to infinity of the geometric progression ${terms}, ...`,
    key,
    slips: slipsOf([
      [
        fraction(first * under, under + over),
        'This divides by 1 + r instead of 1 − r, with the wrong sign of the ratio.',
      ],
      [fraction(first * (under - over), under), 'This multiplies by 1 − r where it must divide by it.'],
      [fraction(first * under, over), 'This divides the first term by the ratio itself.'],
      [
        fraction(first * (under ** 2 + under * over + over ** 2), under ** 2),
        'This adds only the three terms that are printed.',
      ],
      [fraction(first * over, under - over), 'This leaves out the first term and starts with the second.'],
      [fraction(first * over, over - under), 'This turns the ratio upside down before it is put into the formula.'],
      [fraction(2 * first * under, under - over), 'This doubles the sum that the formula gives.'],
    ]),
    principle: 'If the ratio lies between −1 and 1, the sum to infinity is the first term divided by 1 − r.',
    working: [
      `r = ${printed(first * ratio)} ÷ ${first} = $${fractionTex(over, under)}$`,
      `1 − r = $${fractionTex(under - over, under)}$`,
      `Sum = ${first} ÷ $${fractionTex(under - over, under)}$ = ${key.text}`,
    ],
    hints: ['Divide the second term by the first to find the ratio.', 'Divide the first term by 1 − r.'],
  }
}

function writeRatio({ first, over, under }: Infinite): Draft {
  const sum = (first * under) / (under - over)
  const key: Choice = fraction(over, under)
  return {
    stem: `A geometric progression has the first term ${first} and the sum to infinity ${sum}. What is its common ratio?`,
    key,
    slips: slipsOf([
      [fraction(first, sum), 'This is 1 − r, the first term over the sum; the ratio itself is still to be found.'],
      [fraction(-over, under), 'This takes 1 + r in the formula, so the ratio has the wrong sign.'],
      [fraction(sum, first), 'This divides the sum by the first term, the wrong way round.'],
      [fraction(sum - first, first), 'This divides by the first term where it must divide by the sum.'],
      [fraction(under, over), 'This turns the ratio upside down in the last step.'],
      [fraction(-first, sum), 'This loses the 1 in 1 − r when it solves for the ratio.'],
      [fraction(sum + first, sum), 'This adds the first term to the sum where it must subtract it.'],
    ]),
    principle: 'The sum to infinity S is the first term a divided by 1 − r, so 1 − r is a over S.',
    working: [
      `${sum} = $\\frac{${first}}{1 - r}$, so 1 − r = $${fractionTex(first, sum)}$`,
      `r = 1 − $${fractionTex(first, sum)}$ = ${key.text}`,
    ],
    hints: ['Write the formula for the sum to infinity.', 'Find 1 − r first.'],
  }
}
