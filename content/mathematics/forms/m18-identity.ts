import { form, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { fraction, signed } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** x ∗ y = x + y + shift, or x ∗ y = xy/divisor. */
export type Structure = { kind: 'sum'; shift: number; a: number } | { kind: 'product'; divisor: number; a: number }

export const identity = form<Structure>({
  id: 'identity',
  difficulty: 'medium',
  draw: drawStructure,
  write: writeIdentity,
})

export const inverse = form<Structure>({ id: 'inverse', difficulty: 'hard', draw: drawStructure, write: writeInverse })

function drawStructure(random: Random): Structure | null {
  const a = random.int(2, 12)
  if (random.int(0, 1) === 0) {
    const shift = random.pick([-9, -8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9])
    return a + shift === 0 || a + 2 * shift === 0 ? null : { kind: 'sum', shift, a }
  }
  const divisor = random.int(2, 12)
  return a === divisor ? null : { kind: 'product', divisor, a }
}

function definition(structure: Structure): string {
  return structure.kind === 'sum'
    ? `x ∗ y = x + y ${signed(structure.shift)}`
    : `$x ∗ y = \\frac{xy}{${structure.divisor}}$`
}

function writeIdentity(structure: Structure): Draft {
  const isSum = structure.kind === 'sum'
  const number = structure.kind === 'sum' ? structure.shift : structure.divisor
  const key = quantity(isSum ? -number : number)
  const domain = isSum ? 'real numbers' : 'non-zero real numbers'
  return {
    stem: `The identity element of the operation defined on the ${domain} by ${definition(structure)} is`,
    key,
    slips: slipsOf([
      [
        quantity(isSum ? number : -number),
        'This gives the number the wrong sign; put it back to see that x ∗ e is not x.',
      ],
      [quantity(0), 'This is the identity element of ordinary addition, not of this operation.'],
      [quantity(1), 'This is the identity element of ordinary multiplication, not of this operation.'],
      [fraction(1, number), 'This takes the reciprocal of the number that stands in the rule.'],
      [
        quantity(isSum ? -2 * number : number ** 2),
        isSum
          ? 'This subtracts the number in the rule twice when it solves for e.'
          : 'This multiplies by the number in the rule twice when it solves for e.',
      ],
      [quantity(2 * number), 'This doubles the number in the rule, as if it stood with both x and e.'],
    ]),
    principle: 'The identity element e leaves every number unchanged: x ∗ e = x for all x.',
    working: identityLines(structure, key.text),
    hints: ['What must x ∗ e be equal to?', 'Write the rule with e for y and solve for e.'],
  }
}

function identityLines(structure: Structure, answer: string): string[] {
  if (structure.kind === 'sum') return [`x + e ${signed(structure.shift)} = x`, `e = ${answer}`]
  return [`$\\frac{xe}{${structure.divisor}} = x$, so xe = ${structure.divisor}x`, `e = ${answer}`]
}

function writeInverse(structure: Structure): Draft {
  return structure.kind === 'sum' ? writeSumInverse(structure) : writeProductInverse(structure)
}

function writeSumInverse({ shift, a }: Extract<Structure, { kind: 'sum' }>): Draft {
  const key = quantity(-a - 2 * shift)
  return {
    stem: `Under the operation x ∗ y = x + y ${signed(shift)} on the real numbers, the inverse of ${a} is`,
    key,
    slips: slipsOf([
      [quantity(-a), `This is the inverse of ${a} under ordinary addition, with 0 as the identity element.`],
      [quantity(-a - shift), 'This takes 0 for the identity element of the operation when it solves for the inverse.'],
      [quantity(-shift), 'This is the identity element itself, not the inverse of the number.'],
      [quantity(a - 2 * shift), `This adds ${a} instead of subtracting it when it solves for the inverse.`],
      [quantity(-a + 2 * shift), 'This takes the number in the rule with the wrong sign throughout.'],
      [quantity(a + 2 * shift), 'This is the inverse with the opposite sign of what the equation gives.'],
    ]),
    principle: 'An element and its inverse together give the identity element e, where x ∗ e = x.',
    working: [
      `x + e ${signed(shift)} = x, so e = ${printed(-shift)}`,
      `${a} + y ${signed(shift)} = ${printed(-shift)}`,
      `The inverse is y = ${key.text}`,
    ],
    hints: ['Find the identity element first.', `Which y makes ${a} ∗ y equal to it?`],
  }
}

function writeProductInverse({ divisor, a }: Extract<Structure, { kind: 'product' }>): Draft {
  const key = fraction(divisor * divisor, a)
  return {
    stem: `Under the operation $x ∗ y = \\frac{xy}{${divisor}}$ on the non-zero real numbers, the inverse of ${a} is`,
    key,
    slips: slipsOf([
      [fraction(1, a), `This is the inverse of ${a} under ordinary multiplication, with 1 as the identity element.`],
      [fraction(divisor, a), `This takes 1 for the identity element of the operation when it solves for the inverse.`],
      [quantity(divisor), 'This is the identity element itself, not the inverse of the number.'],
      [fraction(a, divisor * divisor), 'This turns the answer upside down at the last step of the equation.'],
      [quantity(-a), `This is the inverse of ${a} under ordinary addition, not under this operation.`],
      [quantity(a * divisor), `This multiplies by ${a} instead of dividing by it when it solves for the inverse.`],
    ]),
    principle: 'An element and its inverse together give the identity element e, where x ∗ e = x.',
    working: [
      `$\\frac{xe}{${divisor}} = x$, so e = ${divisor}`,
      `$\\frac{${a}y}{${divisor}} = ${divisor}$, so ${a}y = ${divisor * divisor}`,
      `The inverse is y = ${key.text}`,
    ],
    hints: ['Find the identity element first.', `Which y makes ${a} ∗ y equal to it?`],
  }
}
