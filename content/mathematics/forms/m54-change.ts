import { form, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { positiveSlips } from '../slips.ts'

export const change = form<Change>({ id: 'change', difficulty: 'hard', draw: drawChange, write: writeChange })

/** Every number is multiplied and then increased. */
export interface Change {
  deviation: number
  factor: number
  increase: number
}

function drawChange(random: Random): Change {
  return { deviation: random.int(2, 6), factor: random.int(2, 5), increase: random.pick([-6, -4, -3, 3, 4, 5, 6, 10]) }
}

function writeChange({ deviation, factor, increase }: Change): Draft {
  const key = quantity((factor * deviation) ** 2)
  const variance = deviation ** 2
  const what = increase < 0 ? 'reduced' : 'increased'
  return {
    stem:
      `The marks in a mathematics test have a variance of ${variance}. If each mark is multiplied by ${factor} and then ${what} by ` +
      `${Math.abs(increase)}, what is the new variance?`,
    key,
    slips: positiveSlips([
      [quantity(factor * variance), `This multiplies the variance by ${factor} itself and not by its square.`],
      [
        quantity(factor * variance + increase),
        'This treats the variance like a single mark and changes it in the same way.',
      ],
      [
        quantity(factor ** 2 * variance + increase),
        'This adds the shift, though a shift does not change how far marks lie apart.',
      ],
      [quantity(factor * deviation), 'This is the new standard deviation, whose square is the variance.'],
      [quantity(variance), 'This leaves the variance as it was, although the marks are spread out.'],
      [quantity((factor * deviation + increase) ** 2), 'This shifts the standard deviation before it squares it.'],
      [
        quantity(factor ** 2 * variance + increase ** 2),
        'This adds the square of the shift, which has no effect on a variance.',
      ],
      [quantity((factor * variance) ** 2), 'This squares the variance too, although it is a square already.'],
      [quantity(factor ** 2 + variance), 'This adds the square of the factor to the variance instead of multiplying.'],
    ]),
    principle:
      'Adding a number to all values leaves the variance; multiplying them by k multiplies it by the square of k.',
    working: [
      `The ${increase < 0 ? 'reduction' : 'increase'} by ${Math.abs(increase)} changes nothing`,
      `New variance = ${factor}² × ${variance}`,
      `New variance = ${key.text}`,
    ],
    hints: ['Does moving all marks by the same amount change how they are spread?', 'The variance is made of squares.'],
  }
}
