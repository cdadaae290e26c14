import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { gcd, polynomial, term } from '../notation.ts'
import { slipsOf, type Mistake } from '../slips.ts'
import { expansion } from '../forms/m19-expansion.ts'

/** (p·x + q)(r·x + s) with each bracket in lowest terms. */
export interface Brackets {
  p: number
  q: number
  r: number
  s: number
}

/** common·(a²x² − b²y²) */
export interface Squares {
  common: number
  a: number
  b: number
}

/** (a + m·b)(n·x + k·y), multiplied out */
export interface Groups {
  m: number
  n: number
  k: number
}

export const factorizing = family(
  {
    id: 'm19',
    edition: 1,
    title: 'Factorization and expansion',
    subject: 'mathematics',
    topicId: 'mat-expressions',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Brackets>({ id: 'quadratic', difficulty: 'medium', draw: drawBrackets, write: writeQuadratic }),
    form<Squares>({ id: 'squares', difficulty: 'easy', draw: drawSquares, write: writeSquares }),
    form<Groups>({ id: 'grouping', difficulty: 'medium', draw: drawGroups, write: writeGroups }),
    expansion,
  ],
)

function drawBrackets(random: Random): Brackets | null {
  const numbers = [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7]
  const drawn = { p: random.int(2, 4), q: random.pick(numbers), r: random.int(1, 2), s: random.pick(numbers) }
  const { p, q, r, s } = drawn
  const isLowest = gcd(p, q) === 1 && gcd(r, s) === 1
  return isLowest && p !== r && Math.abs(q) !== Math.abs(s) && p * s + q * r !== 0 ? drawn : null
}

/** '(2x − 3)(x + 4)' */
function product({ p, q, r, s }: Brackets): Choice {
  return { text: `(${polynomial([p, q])})(${polynomial([r, s])})` }
}

function expanded({ p, q, r, s }: Brackets): string {
  return polynomial([p * r, p * s + q * r, q * s])
}

/** Only the products that do not give the expression after all. */
function otherProducts(right: Brackets, mistakes: readonly (readonly [Brackets, string])[]): Mistake[] {
  return mistakes.flatMap(([brackets, because]): Mistake[] =>
    expanded(brackets) === expanded(right) ? [] : [[product(brackets), because]],
  )
}

export function writeQuadratic(brackets: Brackets): Draft {
  const { p, q, r, s } = brackets
  const [square, linear, constant] = [p * r, p * s + q * r, q * s]
  const key = product(brackets)
  const back = (wrong: Brackets) => `Multiplied out, this gives ${expanded(wrong)}`
  const turned = { p, q: -q, r, s: -s }
  const swapped = { p, q: s, r, s: q }
  const swappedTurned = { p, q: -s, r, s: -q }
  return {
    stem: `Factorize ${expanded(brackets)}.`,
    key,
    slips: slipsOf(
      otherProducts(brackets, [
        [turned, `${back(turned)}, so the signs in both brackets are wrong.`],
        [swapped, `${back(swapped)}, so the two numbers stand in the wrong brackets.`],
        [swappedTurned, `${back(swappedTurned)}; the numbers are exchanged and have the wrong signs.`],
        [{ p, q: -q, r, s }, `${back({ p, q: -q, r, s })}; the sign in the first bracket is wrong.`],
        [{ p, q, r, s: -s }, `${back({ p, q, r, s: -s })}; the sign in the second bracket is wrong.`],
      ]),
    ),
    principle: 'To factorize ax² + bx + c, split bx with two numbers whose product is ac and whose sum is b.',
    working: [
      `Product ${printed(square * constant)}, sum ${printed(linear)}: the numbers are ${printed(p * s)} and ${printed(q * r)}`,
      `${polynomial([square, p * s, 0])} ${term(q * r, 'x')} ${constant < 0 ? '−' : '+'} ${Math.abs(constant)}`,
      `= ${key.text}`,
    ],
    hints: [
      `Which two numbers have the product ${printed(square * constant)} and the sum ${printed(linear)}?`,
      'Split the middle term and take out common factors.',
    ],
  }
}

function drawSquares(random: Random): Squares | null {
  const drawn = { common: random.int(2, 7), a: random.int(1, 5), b: random.int(2, 9) }
  return gcd(drawn.a, drawn.b) === 1 && drawn.common * Math.max(drawn.a, drawn.b) ** 2 <= 300 ? drawn : null
}

function times(coefficient: number, letter: string): string {
  return coefficient === 1 ? letter : `${coefficient}${letter}`
}

export function writeSquares({ common, a, b }: Squares): Draft {
  const [minus, plus] = [`(${times(a, 'x')} − ${b}y)`, `(${times(a, 'x')} + ${b}y)`]
  const key = { text: `${common}${minus}${plus}` }
  const slips: Mistake[] = [
    [
      { text: `${common}${minus}²` },
      `This is the square of a difference, which also has the middle term −${2 * common * a * b}xy.`,
    ],
    [{ text: `${minus}${plus}` }, `This loses the common factor ${common} that was taken out at the start.`],
    [{ text: `${common}${plus}²` }, `This is the square of a sum, whose last term would be +${common * b ** 2}y².`],
    [
      { text: `${common}(${b}x − ${times(a, 'y')})(${b}x + ${times(a, 'y')})` },
      `This exchanges the two roots: ${b} belongs to y and ${a} to x.`,
    ],
    [
      { text: `${common}(${times(a ** 2, 'x')} − ${b ** 2}y)(${times(a ** 2, 'x')} + ${b ** 2}y)` },
      `This keeps ${a ** 2} and ${b ** 2} in the brackets instead of their roots ${a} and ${b}.`,
    ],
    [{ text: `${common ** 2}${minus}${plus}` }, `This takes the common factor ${common} out of each term twice.`],
  ]
  return {
    stem: `Factorize completely: ${common * a ** 2 === 1 ? '' : common * a ** 2}x² − ${common * b ** 2}y².`,
    key,
    slips: slipsOf(slips),
    principle: 'Take the common factor out first; a difference of two squares is A² − B² = (A − B)(A + B).',
    working: [
      `Common factor: ${common}(${times(a ** 2, 'x')}² − ${b ** 2}y²)`,
      `Here A = ${times(a, 'x')} and B = ${b}y, so the factors are ${key.text}`,
    ],
    hints: ['Which number divides both terms?', 'What is left in the brackets is a difference of two squares.'],
  }
}

function drawGroups(random: Random): Groups | null {
  const drawn = {
    m: random.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
    n: random.int(1, 4),
    k: random.pick([-5, -3, -2, -1, 1, 2, 3, 5]),
  }
  return gcd(drawn.n, drawn.k) === 1 && Math.abs(drawn.m) !== drawn.n && drawn.n !== Math.abs(drawn.k) ? drawn : null
}

export function writeGroups({ m, n, k }: Groups): Draft {
  const pair = (left: number, right: number, over: number, under: number) =>
    `(${times(left, 'a')} ${term(right, 'b')})(${times(over, 'x')} ${term(under, 'y')})`
  const key = { text: pair(1, m, n, k) }
  const [third, fourth] = [m * n, m * k]
  return {
    stem: `Factorize ${times(n, 'ax')} ${term(k, 'ay')} ${term(third, 'bx')} ${term(fourth, 'by')}.`,
    key,
    slips: slipsOf([
      [{ text: pair(1, -m, n, k) }, 'This gives the terms with b the wrong sign in the first bracket.'],
      [{ text: pair(1, m, n, -k) }, 'This gives the terms with y the wrong sign in the second bracket.'],
      [{ text: pair(1, -m, n, -k) }, 'This gives both brackets the wrong sign between their terms.'],
      [{ text: pair(1, m, Math.abs(k), Math.sign(k) * n) }, 'This exchanges the numbers in front of x and y.'],
      [
        { text: `(${times(n, 'a')} ${term(m, 'b')})(x ${term(k, 'y')})` },
        'This takes the number of the first term into the wrong bracket.',
      ],
      [
        { text: `(a ${term(k, 'b')})(${times(n, 'x')} ${term(m, 'y')})` },
        'This exchanges the numbers in front of b and y.',
      ],
    ]),
    principle: 'Group the terms in pairs, take the common factor out of each pair, then take the common bracket out.',
    working: [
      `a(${times(n, 'x')} ${term(k, 'y')}) ${term(m, `b(${times(n, 'x')} ${term(k, 'y')})`)}`,
      `The common bracket comes out: ${key.text}`,
    ],
    hints: ['What do the first two terms have in common?', 'Make the bracket of the second pair the same.'],
  }
}
