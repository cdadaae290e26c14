import { family, form, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { bracketed, fraction, polynomial, signed, term } from '../notation.ts'
import { identity, inverse } from '../forms/m18-identity.ts'
import { slipsOf } from '../slips.ts'

/** x ∗ y = left·x + right·y + mixed·xy */
export interface Operation {
  left: number
  right: number
  mixed: number
}

export interface Evaluation extends Operation {
  a: number
  b: number
  c: number
}

export interface Equation extends Operation {
  a: number
  n: number
}

export const binaryOperations = family(
  {
    id: 'm18',
    edition: 1,
    title: 'Binary operations: value, equation, identity and inverse',
    subject: 'mathematics',
    topicId: 'mat-binary-operations',
    exams: ['JAMB', 'WAEC'],
    isCalculation: true,
    published: 20,
  },
  [
    form<Evaluation>({ id: 'value', difficulty: 'easy', draw: drawEvaluation, write: writeValue }),
    form<Equation>({ id: 'equation', difficulty: 'medium', draw: drawEquation, write: writeEquation }),
    identity,
    inverse,
  ],
)

function rule({ left, right, mixed }: Operation): string {
  return `x ∗ y = ${polynomial([left, 0])} ${term(right, 'y')} ${term(mixed, 'xy')}`
}

function apply({ left, right, mixed }: Operation, x: number, y: number): number {
  return left * x + right * y + mixed * x * y
}

function drawOperation(random: Random): Operation {
  return { left: random.int(1, 4), right: random.pick([-3, -2, -1, 2, 3]), mixed: random.pick([-2, -1, 1, 2]) }
}

function drawEvaluation(random: Random): Evaluation | null {
  const operation = drawOperation(random)
  const [a, b, c] = [random.int(1, 4), random.int(-3, 4), random.int(1, 3)]
  return b === 0 || a === b || operation.left === operation.right ? null : { ...operation, a, b, c }
}

function writeValue({ a, b, c, ...operation }: Evaluation): Draft {
  const { left, right, mixed } = operation
  const inner = apply(operation, a, b)
  const key = quantity(apply(operation, inner, c))
  const withoutProduct = { ...operation, mixed: 0 }
  return {
    stem: `The operation ∗ on the real numbers is defined by ${rule(operation)}. The value of (${a} ∗ ${bracketed(b)}) ∗ ${c} is`,
    key,
    slips: slipsOf([
      [
        quantity(apply(operation, a, apply(operation, b, c))),
        'This works out the wrong pair first; what stands in the brackets comes first.',
      ],
      [quantity(inner), 'This stops after the brackets and does not go on to the second operation.'],
      [
        quantity(apply(operation, c, inner)),
        'This exchanges the two numbers of the second operation, which is not commutative.',
      ],
      [
        quantity(apply(operation, apply(operation, b, a), c)),
        'This exchanges the two numbers in the brackets, though the operation is not commutative.',
      ],
      [
        quantity(apply(withoutProduct, apply(withoutProduct, a, b), c)),
        'This leaves out the product of the two numbers in each operation.',
      ],
      [
        quantity(left * inner + right * c - mixed * inner * c),
        'This gives the product the wrong sign in the second operation.',
      ],
      [quantity(apply(operation, inner, -c)), `This puts −${c} for ${c} in the second operation.`],
    ]),
    principle:
      'The number before ∗ takes the place of x and the number after it that of y; their order matters in this rule.',
    working: [
      `${a} ∗ ${bracketed(b)} = ${substituted(operation, a, b)} = ${printed(inner)}`,
      `${bracketed(inner)} ∗ ${c} = ${substituted(operation, inner, c)} = ${key.text}`,
    ],
    hints: [
      `Work out the brackets first: put ${a} for x and ${printed(b)} for y.`,
      `Then that result takes the place of x and ${c} that of y.`,
    ],
  }
}

function substituted({ left, right, mixed }: Operation, x: number, y: number): string {
  return `${printed(left * x)} ${signed(right * y)} ${signed(mixed * x * y)}`
}

function drawEquation(random: Random): Equation | null {
  const operation = drawOperation(random)
  const [a, n] = [random.int(2, 5), random.int(-4, 9)]
  const coefficient = operation.right + operation.mixed * a
  return n === 0 || Math.abs(coefficient) < 2 || operation.left + operation.mixed * a === 0
    ? null
    : { ...operation, a, n }
}

function writeEquation({ a, n, ...operation }: Equation): Draft {
  const { left, right, mixed } = operation
  const result = apply(operation, a, n)
  const coefficient = right + mixed * a
  const rest = result - left * a
  const key = fraction(rest, coefficient)
  return {
    stem: `The operation ∗ is defined by ${rule(operation)}. If ${a} ∗ n = ${printed(result)}, the value of n is`,
    key,
    slips: slipsOf([
      [
        fraction(result - right * a, left + mixed * a),
        `This solves n ∗ ${a} instead: the number ${a} takes the place of x.`,
      ],
      [fraction(rest, right), 'This leaves the product xy out of the rule and so out of the equation.'],
      [
        fraction(result + left * a, coefficient),
        `This carries ${left * a} to the other side without changing its sign.`,
      ],
      [
        fraction(rest, right - mixed * a),
        'This takes the product xy with the wrong sign when it collects the terms in n.',
      ],
      [fraction(rest - coefficient, 1), 'This subtracts the coefficient of n at the end instead of dividing by it.'],
      [fraction(result, coefficient), `This forgets the term in x, although ${a} has been put for x.`],
    ]),
    principle: 'Put the numbers into the rule of the operation in their order; that gives an ordinary linear equation.',
    working: [
      `${left * a} ${term(right, 'n')} ${term(mixed * a, 'n')} = ${printed(result)}`,
      `${printed(coefficient)}n = ${printed(rest)}`,
      `n = ${key.text}`,
    ],
    hints: [`Put ${a} for x and n for y.`, 'Collect the terms in n.'],
  }
}
