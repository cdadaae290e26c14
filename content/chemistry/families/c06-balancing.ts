import { family, form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { at } from '../../engine/random.ts'
import { positive, slip } from '../drafting.ts'
import { balancedEquations, balancingSteps, halfEquations } from '../facts/balanced.ts'
import { readEquation, type Term } from '../facts/equations.ts'

const number = (value: number) => quantity(Math.round(value), '', 0)
const conservation = 'A balanced equation has the same number of atoms of each element on both sides.'

const letters = 'abcdef'
const termsOf = (equation: string): Term[] => {
  const { left, right } = readEquation(equation)
  return [...left, ...right]
}

/** The equation with letters for its numbers, or with nothing before its formulas. */
function blank(equation: string, withLetters: boolean): string {
  const { left, right } = readEquation(equation)
  const side = (terms: readonly Term[], from: number) =>
    terms.map(({ formula }, index) => `${withLetters ? at([...letters], from + index) : ''}${formula}`).join(' + ')
  return `${side(left, 0)} → ${side(right, left.length)}`
}

/** How the numbers are found, and the equation with them. */
const balanced = (equation: string) => [balancingSteps[equation] ?? '', `Balanced: ${equation}`]

/** An equation with the smallest whole numbers has an odd one, which becomes a fraction if all are halved. */
function halvedReason(terms: readonly Term[], count: number): string {
  const odd = terms.filter((term) => term.count % 2 === 1).sort((a, b) => b.count - a.count)[0]
  return odd === undefined || count % 2 === 1
    ? `This halves ${count} and rounds it up, so the atoms no longer balance.`
    : `This is not doubled to clear the half: ${odd.formula} would have ${odd.count}/2 before it.`
}

const coefficient = form<{ equation: string; chosen: number; wording: number }>({
  id: 'coefficient',
  difficulty: 'medium',
  draw: (random) => {
    const equation = random.pick(balancedEquations)
    const chosen = random.int(0, termsOf(equation).length - 1)
    return at(termsOf(equation), chosen).count > 1 ? { equation, chosen, wording: random.int(0, 1) } : null
  },
  write: ({ equation, chosen, wording }) => {
    const terms = termsOf(equation)
    const { count, formula } = at(terms, chosen)
    const key = number(count)
    return {
      stem:
        wording === 0
          ? `The equation ${blank(equation, true)} is balanced with the smallest whole numbers. The value of ${at([...letters], chosen)} is`
          : `When the equation ${blank(equation, false)} is balanced with the smallest whole numbers, what number stands before ${formula}?`,
      key,
      slips: positive([
        ...terms
          .filter((term) => term.count !== count)
          .map((term) =>
            slip(number(term.count), `This number stands before ${term.formula} and not before ${formula}.`),
          ),
        slip(number(count * 2), 'This doubles the number, so the whole numbers are not the smallest.'),
        slip(number(count + 1), 'This leaves one formula unit too many on that side of the equation.'),
        slip(number(count - 1), 'This leaves one formula unit too few on that side of the equation.'),
        slip(number(count / 2), halvedReason(terms, count)),
        slip(number(count + 2), 'This leaves two formula units too many on that side of the equation.'),
      ]),
      principle: conservation,
      working: [...balanced(equation), `The number before ${formula} is ${key.text}`],
      hints: ['Begin with the formula that has the most atoms.', 'Leave elements that stand alone to the end.'],
    }
  },
})

const sumOfCoefficients = form<{ equation: string; wording: number }>({
  id: 'sum-of-coefficients',
  difficulty: 'hard',
  draw: (random) => ({ equation: random.pick(balancedEquations), wording: random.int(0, 1) }),
  write: ({ equation, wording }) => {
    const { left, right } = readEquation(equation)
    const sum = (terms: readonly Term[]) => terms.reduce((total, { count }) => total + count, 0)
    const whole = sum(left) + sum(right)
    const ones = [...left, ...right].filter(({ count }) => count === 1).length
    const key = number(whole)
    return {
      stem:
        wording === 0
          ? `${blank(equation, false)} is balanced with the smallest whole numbers. The sum of all the numbers before the formulas, each 1 included, is`
          : `What do all the coefficients, each 1 included, add up to when ${blank(equation, false)} is balanced with the smallest whole numbers?`,
      key,
      slips: positive([
        slip(number(whole - ones), 'This leaves out the ones, which are not written but count.'),
        slip(number(sum(left)), 'This adds only the numbers on the left of the arrow.'),
        slip(number(sum(right)), 'This adds only the numbers on the right of the arrow.'),
        slip(number(left.length + right.length), 'This is the sum in the equation before it is balanced.'),
        slip(number(whole * 2), 'This doubles every number, so they are not the smallest.'),
        slip(number(whole + 1), 'This puts one formula unit too many into the equation.'),
        slip(number(whole + 2), 'This puts two formula units too many into the equation.'),
        slip(number(whole - 1), 'This puts one formula unit too few into the equation.'),
      ]),
      principle: conservation,
      working: [
        ...balanced(equation),
        `Sum = ${[...left, ...right].map(({ count }) => count).join(' + ')} = ${key.text}`,
      ],
      hints: ['Balance the element that stands in fewest formulas first.', 'Where no number is written, it is 1.'],
    }
  },
})

const molesOfProduct = form<{ equation: string; from: number; to: number; runs: number; wording: number }>({
  id: 'moles-by-balanced-equation',
  difficulty: 'medium',
  draw: (random) => {
    const equation = random.pick(balancedEquations)
    const { left, right } = readEquation(equation)
    const from = random.int(0, left.length - 1)
    const to = random.int(0, right.length - 1)
    const [given, made] = [at(left, from), at(right, to)]
    if (given.count === made.count) return null
    return { equation, from, to, runs: random.pick([1, 2, 3, 0.5]), wording: random.int(0, 1) }
  },
  write: ({ equation, from, to, runs, wording }) => {
    const { left, right } = readEquation(equation)
    const [given, made] = [at(left, from), at(right, to)]
    const moles = (value: number) => quantity(value, 'mol', 2)
    const there = given.count * runs
    const key = moles(made.count * runs)
    return {
      stem:
        wording === 0
          ? `How many moles of ${made.formula} form when ${there} mol of ${given.formula} reacts completely? [not balanced: ${blank(equation, false)}]`
          : `The equation ${blank(equation, false)} is not balanced. When ${there} mol of ${given.formula} is used up, the amount of ${made.formula} formed is`,
      key,
      slips: [
        slip(moles(there), 'This reads the ratio off the equation before it is balanced.'),
        slip(
          moles((there * given.count) / made.count),
          `This turns the ratio upside down: it multiplies by ${given.count} and divides by ${made.count}.`,
        ),
        slip(moles(made.count), `This is the number ${made.count} of the equation, whatever amount is used.`),
        slip(moles(there * made.count), `This multiplies by ${made.count} and does not divide by ${given.count}.`),
        slip(moles(there / given.count), `This divides by ${given.count} and does not multiply by ${made.count}.`),
        slip(
          moles(made.count * runs * 2),
          `This puts ${2 * made.count} before ${made.formula}, but the balanced equation has ${made.count}.`,
        ),
        slip(
          moles((made.count * runs) / 2),
          `This takes half of the ${made.count} that stands before ${made.formula} when the equation is balanced.`,
        ),
      ],
      principle: conservation,
      working: [
        ...balanced(equation),
        `${made.formula} : ${given.formula} = ${made.count} : ${given.count}`,
        `Amount = ${there} × ${made.count}/${given.count} = ${key.text}`,
      ],
      hints: ['Balance the equation first.', 'What ratio do the two numbers give?'],
    }
  },
})

type Half = (typeof halfEquations)[number]

const electrons = form<{ half: Half; wording: number }>({
  id: 'electrons-in-half-equation',
  difficulty: 'hard',
  draw: (random) => ({ half: random.pick(halfEquations), wording: random.int(0, 1) }),
  write: ({ half: { left, right, before, after, electrons: count, name }, wording }) => {
    const key = number(count)
    const [first, hydrogen] = before
    const charge = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
    const total = first + hydrogen
    const equation = `${left.join(' + ')} + ne⁻ → ${right.join(' + ')}`
    return {
      stem:
        wording === 0
          ? `The value of n in the balanced half-equation ${equation} is`
          : `How many electrons, n, does the half-equation for the reduction of ${name} need? [${equation}]`,
      key,
      slips: positive([
        slip(number(total), 'This brings the charge on the left to zero and not to that on the right.'),
        slip(number(hydrogen), 'This counts the hydrogen ions and leaves out the other charges.'),
        slip(number(total + after[0]), 'This adds the charge on the right instead of taking it away.'),
        slip(number(hydrogen - first), 'This gives the first ion a positive charge, or counts it on the wrong side.'),
        slip(number(count + 1), 'This leaves the left-hand side with one negative charge too many.'),
        slip(number(count - 1), 'This leaves the left-hand side with one positive charge too many.'),
        slip(number(count + 2), 'This leaves the left-hand side with two negative charges too many.'),
      ]),
      principle: 'In a half-equation the charges on both sides must be the same, and each electron brings −1.',
      working: [
        `Charges: left ${charge(first)} + ${hydrogen} − n, right ${charge(after[0])}`,
        `n = ${total} − (${charge(after[0])}) = ${key.text}`,
      ],
      hints: ['Add up the charges on each side.', 'How many electrons make both sides the same?'],
    }
  },
})

export const balancing = family(
  {
    id: 'c06',
    edition: 1,
    title: 'Balancing equations',
    subject: 'chemistry',
    topicId: 'che-laws',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [coefficient, sumOfCoefficients, molesOfProduct, electrons],
)
