import { root } from '../notation.ts'
import { positiveSlips, type Mistake } from '../slips.ts'
import type { Slip } from '../../engine/family.ts'

export type Steep = 30 | 60

type Ratio = 'sin' | 'cos' | 'tan'

/** The squares of the ratios, which are whole twelfths. */
export const squares = {
  30: { sin: 1 / 4, cos: 3 / 4, tan: 1 / 3 },
  60: { sin: 3 / 4, cos: 1 / 4, tan: 3 },
} as const

export const exact = {
  30: { sin: '\\frac{1}{2}', cos: '\\frac{\\sqrt{3}}{2}', tan: '\\frac{1}{\\sqrt{3}}' },
  60: { sin: '\\frac{\\sqrt{3}}{2}', cos: '\\frac{1}{2}', tan: '\\sqrt{3}' },
} as const

const names = { sin: 'sine', cos: 'cosine', tan: 'tangent' } as const

/** A length whose square is a whole number, as a root. */
export function rootOf(square: number, unit = 'm') {
  return root(Math.round(square), unit)
}

/** What wrong ratios give for a side, from a side that is known: each is multiplied by or divided by. */
export function ratioSlips({ side, angle, unit = 'm' }: { side: number; angle: Steep; unit?: string }): Slip[] {
  const all: readonly Ratio[] = ['sin', 'cos', 'tan']
  const mistakes = all.flatMap((ratio): Mistake[] => [
    [
      rootOf(side ** 2 * squares[angle][ratio], unit),
      `This multiplies the ${side} ${unit} by the ${names[ratio]} of ${angle}°.`,
    ],
    [
      rootOf(side ** 2 / squares[angle][ratio], unit),
      `This divides the ${side} ${unit} by the ${names[ratio]} of ${angle}°.`,
    ],
  ])
  return positiveSlips([
    ...mistakes,
    [rootOf(side ** 2, unit), `This takes the triangle as isosceles, as if the angle of ${angle}° were 45°.`],
  ])
}
