import { proves } from '../../engine/prove.ts'
import type { Budget } from '../forms/m28-budget.ts'
import { onlyRight, valueOfText } from '../expression.ts'
import {
  inequalities,
  writeLinear,
  writeQuadratic,
  type Between,
  type Linear,
  type Quadratic,
} from './m28-inequalities.ts'

const compare = {
  '<': (a: number, b: number) => a < b,
  '>': (a: number, b: number) => a > b,
  '≤': (a: number, b: number) => a <= b,
  '≥': (a: number, b: number) => a >= b,
}

/** What a printed range says: 'x < −2 or x > 3', '1 ≤ x ≤ 4', 'x > $\\frac{1}{2}$'. */
function isIn(text: string): (x: number) => boolean {
  const parts = text.split(' or ').map((part) => {
    const [first = '', ...others] = part.split(/ ([<>≤≥]) /)
    const words = [first, ...others].map((word) => (word === 'x' || word in compare ? word : valueOfText(word)))
    return (x: number) =>
      words.every((word, index) => {
        const before = words[index - 1]
        const after = words[index + 1]
        if (!isSign(word) || before === undefined || after === undefined) return true
        return compare[word](before === 'x' ? x : Number(before), after === 'x' ? x : Number(after))
      })
  })
  return (x) => parts.some((part) => part(x))
}

function isSign(word: number | string): word is keyof typeof compare {
  return typeof word === 'string' && word in compare
}

const wholes = Array.from({ length: 25 }, (_, index) => index - 12)
/** Whole numbers and halves: between any two bounds that options may have there is one of them. */
const places = wholes.flatMap((whole) => [whole, whole + 0.5])

function agreeEverywhere(a: (x: number) => boolean, b: (x: number) => boolean): boolean {
  return places.every((x) => a(x) === b(x))
}

// The second routes put numbers into the inequality and into every option; only one may agree with it everywhere.
proves(inequalities, {
  linear: (parameters: Linear) => {
    const { left, shift, right, other, sign } = parameters
    const holds = (x: number) => compare[sign](left * x + shift, right * x + other)
    return onlyRight(writeLinear(parameters), (text) => agreeEverywhere(isIn(text), holds))
  },
  quadratic: (parameters: Quadratic) => {
    const { low, high, sign } = parameters
    const holds = (x: number) => compare[sign](x * x - (low + high) * x + low * high, 0)
    return onlyRight(writeQuadratic(parameters), (text) => agreeEverywhere(isIn(text), holds))
  },
  count: ({ low, slope, shift, high }: Between) =>
    wholes.filter((x) => slope * x + shift > low && slope * x + shift <= high).length,
  budget: ({ fixed, price, money }: Budget) => {
    let [left, bought] = [money - fixed, 0]
    while (left >= price) [left, bought] = [left - price, bought + 1]
    return bought
  },
})
