import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { polynomial, signed } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** x³ + ax² + bx + c with three different whole roots. */
export interface Cubic {
  roots: readonly [number, number, number]
}

export interface Quotient {
  /** The quotient x² + px + q, the divisor x − root, and the remainder. */
  p: number
  q: number
  root: number
  remainder: number
}

const factorText = (root: number) => `x ${signed(-root)}`

function expanded([r, s, t]: readonly [number, number, number]): number[] {
  return [1, -(r + s + t), r * s + s * t + t * r, -r * s * t]
}

const valueAt = (coefficients: readonly number[], x: number) => coefficients.reduce((sum, one) => sum * x + one, 0)

const anotherFactor = form<Cubic>({
  id: 'another-factor',
  difficulty: 'medium',
  draw: (random) => {
    const [r = 1, s = 2, t = 3] = random.shuffle([-4, -3, -2, -1, 1, 2, 3, 4, 5])
    return r + s === 0 && s + t === 0 ? null : { roots: [r, s, t] }
  },
  write: ({ roots }) => {
    const coefficients = expanded(roots)
    const [known, wanted, third] = roots
    const key = { text: factorText(wanted) }
    const trial = [-wanted, -third, -known, wanted + third, wanted * third].filter(
      (x) => !roots.includes(x) && Math.abs(x) <= 12 && x !== 0,
    )
    return {
      stem: `Given that ${factorText(known)} is a factor of ${polynomial(coefficients)}, which of the following is another factor?`,
      key,
      slips: slipsOf(
        trial.map((x) => [
          { text: factorText(x) },
          x === -wanted || x === -third || x === -known
            ? `You took the sign the wrong way: f(${printed(x)}) = ${printed(valueAt(coefficients, x))}, and not 0.`
            : `You used a coefficient of the quotient as a root, but f(${printed(x)}) = ${printed(valueAt(coefficients, x))}.`,
        ]),
      ),
      principle: 'By the factor theorem x − a is a factor of f(x) exactly if f(a) = 0.',
      working: [
        `Dividing by ${factorText(known)} gives ${polynomial([1, -(wanted + third), wanted * third])}`,
        `f(${printed(wanted)}) = 0, so another factor is ${key.text}`,
      ],
      hints: [
        'Which value of x makes each of the offered factors zero?',
        'Put these values into the polynomial: which one gives 0?',
      ],
    }
  },
})

const whole = (value: number) => quantity(value)

const quotient = form<Quotient>({
  id: 'constant-of-quotient',
  difficulty: 'hard',
  draw: (random) => {
    const given = {
      p: random.int(-5, 5),
      q: random.int(-6, 6),
      root: random.pick([-3, -2, 2, 3]),
      remainder: random.int(-9, 9),
    }
    return given.p * given.q * given.remainder === 0 || Math.abs(given.p) === Math.abs(given.root) ? null : given
  },
  write: ({ p, q, root, remainder }) => {
    const dividend = [1, p - root, q - p * root, remainder - q * root]
    const key = whole(q)
    return {
      stem: `When ${polynomial(dividend)} is divided by ${factorText(root)}, the quotient is x² ${signed(p)}x + k. The value of k is`.replace(
        / ([+−]) 1x/,
        ' $1 x',
      ),
      key,
      slips: slipsOf([
        [whole(remainder), 'You gave the remainder of the division and not the last term of the quotient.'],
        [whole(-q), 'You changed the sign of the last term of the quotient.'],
        [
          whole(q - 2 * p * root),
          'You subtracted where the step of the division adds, so the sign of one product is wrong.',
        ],
        [whole(q - p * root), 'You took the coefficient of x in the dividend without carrying the step before.'],
        [whole(remainder - q * root), 'You gave the constant term of the dividend.'],
        [whole(p), 'You gave the coefficient of x in the quotient.'],
        [whole(q + root), 'You added the root once more in the last step.'],
        [whole(q - root), 'You subtracted the root once more in the last step.'],
      ]).filter(({ value }) => value !== q),
      principle: 'Dividend = divisor × quotient + remainder, so the coefficients of each power must agree.',
      working: [
        `Coefficient of x: k ${signed(-root * p)} = ${printed(q - p * root)}`,
        `k = ${printed(q - p * root)} ${signed(p * root)} = ${key.text}`,
      ],
      hints: ['Multiply the divisor by the quotient.', 'Compare the coefficients of x on both sides.'],
    }
  },
})

export const cubics = family(
  {
    id: 'm65',
    edition: 1,
    title: 'Factors and quotients of cubics',
    subject: 'mathematics',
    topicId: 'mat-polynomials',
    exams: ['JAMB'],
    isCalculation: true,
    published: 10,
  },
  [anotherFactor, quotient],
)
