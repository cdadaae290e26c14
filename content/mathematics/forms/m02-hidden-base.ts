import { form, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { positiveSlips } from '../slips.ts'

/** A three-digit numeral in a base that is asked for. */
export interface HiddenBase {
  base: number
  digits: readonly [number, number, number]
}

export const hiddenBase = form<HiddenBase>({
  id: 'hidden-base',
  difficulty: 'hard',
  draw: drawHiddenBase,
  write: writeHiddenBase,
})

function drawHiddenBase(random: Random): HiddenBase | null {
  const base = random.int(4, 9)
  const digits = [random.int(1, 2), random.int(1, base - 2), random.int(1, base - 2)] as const
  return { base, digits }
}

function writeHiddenBase({ base, digits: [a, b, c] }: HiddenBase): Draft {
  const valueIn = (x: number) => a * x ** 2 + b * x + c
  const value = valueIn(base)
  const key = quantity(base)
  const square = a === 1 ? 'x²' : `${a}x²`
  const line = b === 1 ? 'x' : `${b}x`
  return {
    stem: `If $${a}${b}${c}_{x} = ${value}_{10}$, the value of the base x is`,
    key,
    slips: positiveSlips([
      [quantity(base + 1), `Put back for x, this gives ${valueIn(base + 1)} and not ${value}, so it is one too large.`],
      [quantity(base - 1), `Put back for x, this gives ${valueIn(base - 1)} and not ${value}, so it is one too small.`],
      [quantity(a * base + b), `This splits ${value - c} into two factors and takes the wrong one of them for x.`],
      [
        quantity(Math.max(a, b, c) + 1),
        'This is the smallest base in which these digits may stand, but it gives too little.',
      ],
      [quantity(Math.max(a, b, c)), 'This is the largest digit of the number, but a base is greater than every digit.'],
      [quantity(10), 'This takes the base of the number on the right for the one on the left.'],
    ]),
    principle: 'In base x the places from the right are worth 1, x and x²; this gives an equation for x.',
    working: [
      `${square} + ${line} + ${c} = ${value}, so ${square} + ${line} − ${value - c} = 0`,
      `${a === 1 ? '' : `${a} × `}${base ** 2} + ${b} × ${base} = ${value - c}, and a base is positive`,
      `x = ${key.text}`,
    ],
    hints: [
      `In base x the digit ${a} stands for ${square}: for what do the other two stand?`,
      'Solve the quadratic equation; a base cannot be negative.',
    ],
  }
}
