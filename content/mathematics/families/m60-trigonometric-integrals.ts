import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { fraction, fractionTex } from '../notation.ts'
import { slipsOf } from '../slips.ts'
import { ratio, sum, type Wave } from '../waves.ts'

/** The integral of size·cos(k·x) or size·sin(k·x) from 0 to a quarter or half of the period of x. */
export interface Definite {
  isSine: boolean
  size: number
  k: number
  upper: 'quarter' | 'half'
}

export const trigonometricIntegrals = family(
  {
    id: 'm60',
    edition: 1,
    title: 'Integrals of sine and cosine',
    subject: 'mathematics',
    topicId: 'mat-integration',
    exams: ['JAMB'],
    isCalculation: true,
    published: 24,
  },
  [
    form<Wave>({ id: 'integral', difficulty: 'medium', draw: drawIntegrable, write: writeIntegral }),
    form<Definite>({ id: 'definite', difficulty: 'hard', draw: drawDefinite, write: writeDefinite }),
    form<Definite>({ id: 'area', difficulty: 'hard', draw: drawArea, write: writeArea }),
  ],
)

function drawIntegrable(random: Random): Wave | null {
  const [a, b] = [random.int(2, 5), random.int(2, 5)]
  const drawn = { sine: a * random.int(1, 4), a, cosine: b * random.pick([-3, -2, -1, 1, 2, 3]), b }
  return a === b || drawn.sine === Math.abs(drawn.cosine) ? null : drawn
}

export function writeIntegral({ sine, a, cosine, b }: Wave): Draft {
  const answer = (
    first: number,
    second: number,
    names: readonly ['sin' | 'cos', 'sin' | 'cos'] = ['cos', 'sin'],
  ): Choice => ({
    text: `${sum([
      [first, ratio(names[0], a)],
      [second, ratio(names[1], b)],
    ])} + k`,
  })
  const key = answer(-sine / a, cosine / b)
  return {
    stem: `If k is a constant, the integral of ${sum([
      [sine, ratio('sin', a)],
      [cosine, ratio('cos', b)],
    ])} with respect to x is`,
    key,
    slips: slipsOf([
      [answer(sine / a, cosine / b), 'This gives the integral of the sine the wrong sign.'],
      [answer(sine / a, -cosine / b), 'This takes the signs of the derivatives, so both of them are wrong.'],
      [answer(-sine / a, -cosine / b), 'This gives the integral of the cosine the wrong sign.'],
      [answer(-sine, cosine), 'This forgets to divide by the coefficients of x inside the ratios.'],
      [answer(-sine * a, cosine * b), 'This multiplies by the coefficients of x where it must divide by them.'],
      [
        answer(sine * a, -cosine * b),
        'This differentiates the expression instead of integrating it, and adds a constant.',
      ],
    ]),
    principle:
      'To integrate, divide by the coefficient of x: sin mx gives −cos mx over m, and cos mx gives sin mx over m.',
    working: [
      `${sum([[sine, ratio('sin', a)]])} gives ${sum([[-sine / a, ratio('cos', a)]])}; ${sum([[cosine, ratio('cos', b)]])} gives ${sum([[cosine / b, ratio('sin', b)]])}`,
      `The integral is ${key.text}`,
    ],
    hints: [
      `What are the integrals of ${ratio('sin', a)} and ${ratio('cos', b)}, and which has a minus sign?`,
      'Divide by the coefficient of x in each ratio.',
    ],
  }
}

function drawDefinite(random: Random): Definite | null {
  const isSine = random.int(0, 1) === 1
  const drawn = {
    isSine,
    size: random.int(1, 12),
    k: random.int(1, 4),
    upper: isSine ? random.pick(['quarter', 'half'] as const) : ('quarter' as const),
  }
  return drawn.size === drawn.k ? null : drawn
}

function writeDefinite(definite: Definite): Draft {
  return writeFrom(definite, false)
}

/** An area cannot be negative, so the wrong sign is no option for it. */
function writeFrom({ isSine, size, k, upper }: Definite, isArea: boolean): Draft {
  const turns = upper === 'quarter' ? 1 : 2
  const divisor = upper === 'quarter' ? 2 * k : k
  const limit = divisor === 1 ? '\\pi' : `\\frac{\\pi}{${divisor}}`
  const inside = `\\${isSine ? 'sin' : 'cos'} ${k === 1 ? '' : k}x`
  const outside = `\\${isSine ? 'cos' : 'sin'} ${k === 1 ? '' : k}x`
  const key = fraction(turns * size, k)
  const number = size === 1 ? '' : size
  const [atUpper, atZero] = isSine ? [upper === 'quarter' ? 0 : -1, 1] : [1, 0]
  return {
    stem: `Evaluate $\\int_{0}^{${limit}} ${number} ${inside}\\,dx$.`,
    key,
    slips: slipsOf([
      [fraction(turns * size, 1), `This forgets to divide by ${k}, the coefficient of x.`],
      [fraction(turns * size * k, 1), `This multiplies by ${k}, the coefficient of x, where it must divide by it.`],
      [
        fraction(turns === 1 ? 2 * size : size, k),
        turns === 1
          ? 'This counts the value at a limit twice, as over half of a wave.'
          : 'This counts only half of the wave and takes one limit.',
      ],
      isArea
        ? [fraction(turns * size, 2 * k), 'This divides by twice the coefficient of x instead of by the coefficient.']
        : [
            fraction(-turns * size, k),
            isSine
              ? 'This forgets the minus sign in the integral of the sine, so the value comes out negative.'
              : 'This puts a minus sign into the integral of the cosine, which has none.',
          ],
      ...(isArea || (k > 2 && turns === 1)
        ? ([
            [fraction(turns * size, k + 1), 'This divides by one more than the coefficient, as for a power of x.'],
          ] as const)
        : []),
      [fraction(turns * size, k * k), 'This divides by the coefficient of x a second time.'],
    ]),
    principle: `The integral of ${isSine ? 'sin mx is −cos mx' : 'cos mx is sin mx'} over m; put in the upper limit and subtract the value at the lower one.`,
    working: [
      `$\\left[${isSine ? '-' : ''}${k === 1 ? number : `\\frac{${size}}{${k}}`} ${outside}\\right]_{0}^{${limit}}$`,
      `The ${isSine ? 'cosine' : 'sine'} is ${printed(atUpper)} at the upper limit and ${atZero} at the lower one`,
      `The value is $${isSine ? '-' : ''}${fractionTex(size, k)}(${isSine ? (turns === 1 ? '0 - 1' : '-1 - 1') : '1 - 0'})$ = ${key.text}`,
    ],
    hints: [
      `What is the integral of ${isSine ? 'sin' : 'cos'} ${k === 1 ? '' : k}x, with its sign?`,
      `What is ${isSine ? 'cosine' : 'sine'} at each of the two limits?`,
    ],
  }
}

function drawArea(random: Random): Definite | null {
  const drawn = drawDefinite(random)
  return drawn !== null && (drawn.upper === 'half' || !drawn.isSine) ? drawn : null
}

function writeArea(definite: Definite): Draft {
  const { isSine, size, k, upper } = definite
  const divisor = upper === 'quarter' ? 2 * k : k
  const limit = divisor === 1 ? 'π' : `$\\frac{\\pi}{${divisor}}$`
  return {
    ...writeFrom(definite, true),
    stem:
      `The area, in square units, between the curve y = ${sum([[size, ratio(isSine ? 'sin' : 'cos', k)]])} and the x-axis ` +
      `from x = 0 to x = ${limit} is`,
  }
}
