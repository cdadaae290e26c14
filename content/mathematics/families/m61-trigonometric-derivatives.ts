import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { fraction } from '../notation.ts'
import { slipsOf } from '../slips.ts'
import { ratio, sum, type Wave } from '../waves.ts'

/** y = size·x·sin(k·x) or size·x·cos(k·x) */
export interface Product {
  isSine: boolean
  size: number
  k: number
}

export const trigonometricDerivatives = family(
  {
    id: 'm61',
    edition: 1,
    title: 'Derivatives of sine and cosine',
    subject: 'mathematics',
    topicId: 'mat-differentiation',
    exams: ['JAMB'],
    isCalculation: true,
    published: 24,
  },
  [
    form<Wave>({ id: 'derivative', difficulty: 'medium', draw: drawWave, write: writeDerivative }),
    form<Product>({ id: 'slope', difficulty: 'medium', draw: drawProduct, write: writeSlope }),
    form<Product>({ id: 'product', difficulty: 'hard', draw: drawProduct, write: writeProduct }),
  ],
)

function drawWave(random: Random): Wave | null {
  const drawn = {
    sine: random.int(1, 6),
    a: random.int(1, 5),
    cosine: random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
    b: random.int(1, 5),
  }
  return drawn.a === drawn.b || drawn.sine === Math.abs(drawn.cosine) ? null : drawn
}

export function writeDerivative({ sine, a, cosine, b }: Wave): Draft {
  const answer = (
    first: number,
    second: number,
    names: readonly ['sin' | 'cos', 'sin' | 'cos'] = ['cos', 'sin'],
  ): Choice => ({
    text: sum([
      [first, ratio(names[0], a)],
      [second, ratio(names[1], b)],
    ]),
  })
  const key = answer(sine * a, -cosine * b)
  return {
    stem: `Differentiate ${sum([
      [sine, ratio('sin', a)],
      [cosine, ratio('cos', b)],
    ])} with respect to x.`,
    key,
    slips: slipsOf([
      [answer(sine * a, cosine * b), 'This gives the derivative of the cosine the wrong sign.'],
      [answer(-sine * a, -cosine * b), 'This gives the derivative of the sine the wrong sign.'],
      [
        answer(-sine * a, cosine * b),
        'This takes the signs that belong to integration, so both of them are turned round.',
      ],
      [answer(sine, -cosine), 'This forgets to multiply by the coefficients of x inside the ratios.'],
      [
        answer(sine * a, -cosine * b, ['sin', 'cos']),
        'This multiplies by the coefficients of x and puts in the minus sign of the cosine rule, but leaves sine and cosine as they are.',
      ],
      [answer(sine, cosine), 'This exchanges sine and cosine only, with no factor and no change of sign.'],
    ]),
    principle: 'The derivative of sin kx is k cos kx, and that of cos kx is −k sin kx.',
    working: [
      `sin ${a === 1 ? '' : a}x gives ${sum([[a, ratio('cos', a)]])}; cos ${b === 1 ? '' : b}x gives ${sum([[-b, ratio('sin', b)]])}`,
      `Multiplying by ${printed(sine)} and by ${printed(cosine)}: ${key.text}`,
    ],
    hints: [
      `What are the derivatives of ${ratio('sin', a)} and ${ratio('cos', b)}, and which has a minus sign?`,
      'Multiply by the coefficient of x in each ratio.',
    ],
  }
}

function drawProduct(random: Random): Product | null {
  const drawn = { isSine: random.int(0, 1) === 1, size: random.int(2, 9), k: random.int(2, 6) }
  return drawn.size === drawn.k ? null : drawn
}

/** Where the derivative is half of its greatest size: the cosine of 60°, or the sine of 30°. */
function writeSlope({ isSine, size, k }: Product): Draft {
  const divisor = (isSine ? 3 : 6) * k
  const sign = isSine ? 1 : -1
  const key = fraction(sign * size * k, 2)
  const [name, other] = isSine ? (['sin', 'cos'] as const) : (['cos', 'sin'] as const)
  return {
    stem: `What is the gradient of the curve y = ${sum([[size, ratio(name, k)]])} at the point where x = $\\frac{\\pi}{${divisor}}$?`,
    key,
    slips: slipsOf([
      [fraction(-sign * size * k, 2), `This gives the derivative of the ${isSine ? 'sine' : 'cosine'} the wrong sign.`],
      [fraction(sign * size, 2), `This forgets to multiply by ${k}, the coefficient of x.`],
      [
        fraction(sign * size * k, 1),
        `This takes the ${isSine ? 'cosine' : 'sine'} at that point for 1 instead of one half.`,
      ],
      [fraction(sign * size, 2 * k), `This divides by ${k}, the coefficient of x, where it must multiply by it.`],
      [fraction(-sign * size, 2), `This has the wrong sign and leaves out ${k}, the coefficient of x.`],
      [fraction(sign * (size + k), 2), 'This adds the two numbers of the function instead of multiplying them.'],
      [fraction(-sign * size * k, 1), 'This has the wrong sign and takes the ratio at that point for 1.'],
    ]),
    principle: `The gradient is the value of the derivative, and that of ${name} kx is ${isSine ? '' : '−'}k ${other} kx.`,
    working: [
      `$\\frac{dy}{dx}$ = ${sum([[sign * size * k, ratio(other, k)]])}`,
      `At that point ${k}x = $\\frac{\\pi}{${isSine ? 3 : 6}}$ = ${isSine ? 60 : 30}°, and ${other} ${isSine ? 60 : 30}° = $\\frac{1}{2}$`,
      `Gradient = ${printed(sign * size * k)} × $\\frac{1}{2}$ = ${key.text}`,
    ],
    hints: ['Differentiate first, then put the number in.', `How many degrees is ${k}x at that point?`],
  }
}

export function writeProduct({ isSine, size, k }: Product): Draft {
  const [name, other] = isSine ? (['sin', 'cos'] as const) : (['cos', 'sin'] as const)
  const sign = isSine ? 1 : -1
  const own = ratio(name, k)
  const turned = ratio(other, k)
  const answer = (first: number, second: number): Choice => ({
    text: sum([
      [first, own],
      [second, `x ${turned}`],
    ]),
  })
  const key = answer(size, sign * size * k)
  return {
    stem: `If y = ${size}x ${own}, then $\\frac{dy}{dx}$ is equal to`,
    key: { text: tidy(key.text) },
    slips: slipsOf(
      (
        [
          [answer(size, -sign * size * k), 'This gives the second term of the product rule the wrong sign.'],
          [answer(size, sign * size), `This forgets to multiply by ${k} when the ratio is differentiated.`],
          [
            { text: sum([[sign * size * k, `x ${turned}`]]) },
            'This differentiates the ratio only and treats the x as a constant.',
          ],
          [
            { text: sum([[sign * size * k, turned]]) },
            'This multiplies the two derivatives, which is not the product rule.',
          ],
          [answer(size * k, sign * size), `This puts the factor ${k} at the wrong one of the two terms.`],
          [
            {
              text: sum([
                [size, own],
                [sign * size * k, turned],
              ]),
            },
            'This loses the x in the second term of the product rule.',
          ],
        ] as const
      ).map(([{ text }, because]) => [{ text: tidy(text) }, because] as const),
    ),
    principle: 'Product rule: the derivative of uv is u times the derivative of v plus v times the derivative of u.',
    working: [
      `u = ${size}x gives ${size}; v = ${own} gives ${sum([[sign * k, turned]])}`,
      `$\\frac{dy}{dx}$ = ${size} × ${own} ${sign < 0 ? '−' : '+'} ${size}x × ${k} ${turned}`,
      `$\\frac{dy}{dx}$ = ${tidy(key.text)}`,
    ],
    hints: [
      `y is the product of ${size}x and ${own}: what is the derivative of each?`,
      'Differentiate one factor at a time and add.',
    ],
  }
}

/** '12 x cos 3x' as it is printed: '12x cos 3x'. */
function tidy(text: string): string {
  return text.replace(/(\d) x /g, '$1x ')
}
