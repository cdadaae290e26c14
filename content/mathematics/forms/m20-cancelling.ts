import { form, type Choice, type Draft } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { polynomial, tex } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** (x² − a²) ÷ (x + sign·a)(x + other), the common factor being x + sign·a */
export interface Cancelling {
  a: number
  sign: 1 | -1
  other: number
}

export const cancelling = form<Cancelling>({
  id: 'cancelling',
  difficulty: 'medium',
  draw: drawCancelling,
  write: writeCancelling,
})

function drawCancelling(random: Random): Cancelling | null {
  const drawn = {
    a: random.int(2, 9),
    sign: random.pick([1, -1] as const),
    other: random.pick([-8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8]),
  }
  return Math.abs(drawn.other) === drawn.a ? null : drawn
}

function quotient(over: number, under: number): Choice {
  return { text: `$\\frac{${tex(polynomial([1, over]))}}{${tex(polynomial([1, under]))}}$` }
}

export function writeCancelling({ a, sign, other }: Cancelling): Draft {
  const [shared, left] = [sign * a, -sign * a]
  const [linear, constant] = [shared + other, shared * other]
  const below = polynomial([1, linear, constant])
  const key = quotient(left, other)
  return {
    stem: `Simplify $\\frac{${tex(polynomial([1, 0, -(a ** 2)]))}}{${tex(below)}}$.`,
    key,
    slips: slipsOf([
      [
        quotient(shared, other),
        `This cancels ${polynomial([1, left])} above and ${polynomial([1, shared])} below, which are not equal.`,
      ],
      [quotient(left, -other), 'This takes the second factor of the denominator with the wrong sign.'],
      [quotient(other, left), 'This turns the simplified fraction upside down at the end.'],
      [
        { text: `$\\frac{${-(a ** 2)}}{${tex(polynomial([linear, constant]))}}$` },
        'This cancels x² above and below, though it is a term and not a factor.',
      ],
      [quotient(shared, -other), 'This cancels the wrong factor and gives the other one the wrong sign.'],
      [quotient(-(a ** 2), constant), 'This drops the terms in x of the expanded forms and writes x for x².'],
    ]),
    principle: 'Only factors of the whole numerator and of the whole denominator cancel, so factorize both first.',
    working: [
      `Numerator: (${polynomial([1, -a])})(${polynomial([1, a])}); denominator: (${polynomial([1, shared])})(${polynomial([1, other])})`,
      `The factor ${polynomial([1, shared])} cancels and leaves ${key.text}`,
    ],
    hints: ['The numerator is a difference of two squares.', 'Which factor do both parts have?'],
  }
}
