import { family, form, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { bracketed, fraction, signed } from '../notation.ts'
import { countSlips, slipsOf } from '../slips.ts'

export interface Progression {
  first: number
  difference: number
  count: number
}

/** Two known terms, the earlier one first. */
export interface KnownTerms {
  first: number
  difference: number
  early: number
  late: number
}

export const arithmeticProgression = family(
  {
    id: 'm30',
    edition: 1,
    title: 'Arithmetic progression',
    subject: 'mathematics',
    topicId: 'mat-progressions',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [
    form<Progression>({ id: 'term', difficulty: 'easy', draw: drawProgression, write: writeTerm }),
    form<KnownTerms>({ id: 'first-term', difficulty: 'medium', draw: drawKnownTerms, write: writeFirstTerm }),
    form<Progression>({ id: 'sum', difficulty: 'medium', draw: drawRising, write: writeSum }),
    form<Progression>({ id: 'number-of-terms', difficulty: 'medium', draw: drawRising, write: writeNumberOfTerms }),
  ],
)

function termOf({ first, difference }: { first: number; difference: number }, place: number): number {
  return first + (place - 1) * difference
}

/** 1st, 2nd, 3rd, 4th, 11th, 21st */
function ordinal(place: number): string {
  const isTeen = Math.floor(place / 10) === 1
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10]
  return `${place}${ending ?? 'th'}`
}

function drawProgression(random: Random): Progression | null {
  const [first, difference] = [random.int(-12, 20), random.pick([-6, -5, -4, -3, 3, 4, 5, 6, 7])]
  return first === 0 || first === difference ? null : { first, difference, count: random.int(10, 30) }
}

function drawRising(random: Random): Progression | null {
  const [first, difference] = [random.int(2, 15), random.int(2, 8)]
  return first === difference ? null : { first, difference, count: random.int(10, 25) }
}

function opening(progression: Progression, separator: string): string {
  return [1, 2, 3].map((place) => printed(termOf(progression, place))).join(separator)
}

function writeTerm(progression: Progression): Draft {
  const { first, difference, count } = progression
  const key = quantity(termOf(progression, count))
  return {
    stem: `The ${ordinal(count)} term of the arithmetic progression ${opening(progression, ', ')}, … is`,
    key,
    slips: slipsOf([
      [
        quantity(termOf(progression, count + 1)),
        `This adds the difference ${count} times; from the first term it is added once less.`,
      ],
      [quantity(termOf(progression, count - 1)), `This adds the difference only ${count - 2} times, one time too few.`],
      [quantity((count - 1) * difference), 'This gives what is added to the first term and leaves the first term out.'],
      [
        quantity(termOf({ first, difference: -difference }, count)),
        'This takes the common difference with the wrong sign.',
      ],
      [quantity(count * difference), 'This multiplies the difference by the place and leaves the first term out.'],
      [quantity((first + count - 1) * difference), 'This adds the first term before multiplying by the difference.'],
    ]),
    principle: 'The nth term of an A.P. is a + (n − 1)d, with first term a and common difference d.',
    working: [
      `a = ${printed(first)}, d = ${printed(difference)}, n = ${count}`,
      `${printed(first)} + ${count - 1} × ${bracketed(difference)} = ${key.text}`,
    ],
    hints: [
      `The first terms are ${opening(progression, ', ')}: what is added from each to the next?`,
      `How many steps lead from the first term to the ${ordinal(count)}?`,
    ],
  }
}

function drawKnownTerms(random: Random): KnownTerms | null {
  const [early, late] = [random.int(3, 7), random.int(9, 15)]
  const [first, difference] = [random.int(-10, 15), random.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6])]
  return first === 0 || first === difference ? null : { first, difference, early, late }
}

function writeFirstTerm(known: KnownTerms): Draft {
  const { first, difference, early, late } = known
  const [low, high] = [termOf(known, early), termOf(known, late)]
  const steps = late - early
  const key = quantity(first)
  return {
    stem:
      `The ${ordinal(early)} term of an arithmetic progression is ${printed(low)} and the ${ordinal(late)} term is ` +
      `${printed(high)}. What is the first term?`,
    key,
    slips: slipsOf([
      [
        quantity(low - early * difference),
        `This goes back ${early} steps from the ${ordinal(early)} term; it is one step less.`,
      ],
      [quantity(low - (early - 2) * difference), 'This gives the second term: it goes back one step too few.'],
      [quantity(difference), 'This is the common difference, not the first term of the progression.'],
      [
        fraction(low * (steps + 1) - (early - 1) * (high - low), steps + 1),
        `This divides the increase by ${steps + 1}, though there are ${steps} steps between the terms.`,
      ],
      [quantity(low + (early - 1) * difference), 'This adds the steps to the known term instead of going back.'],
      [
        quantity(high - late * difference),
        'This goes back from the later term by as many steps as its number, one too many.',
      ],
      [quantity(low - difference), 'This goes back a single step from the earlier of the two terms.'],
    ]),
    principle:
      'Between two terms of an A.P. the common difference d is added once for each step, and the nth term is a + (n − 1)d.',
    working: [
      `${steps}d = ${printed(high)} ${signed(-low)}, so d = ${printed(difference)}`,
      `a = ${printed(low)} − ${early - 1} × ${bracketed(difference)} = ${key.text}`,
    ],
    hints: [
      `How many steps lead from the ${ordinal(early)} term to the ${ordinal(late)}?`,
      'Find the common difference and go back to the first term.',
    ],
  }
}

function writeSum(progression: Progression): Draft {
  const { first, difference, count } = progression
  const last = termOf(progression, count)
  const half = (total: number) => quantity(total / 2)
  const key = half(count * (first + last))
  return {
    stem: `The sum of the first ${count} terms of the arithmetic series ${opening(progression, ' + ')} + … is`,
    key,
    slips: countSlips([
      [quantity(count * (first + last)), 'This leaves out the half: each pair of terms is counted twice.'],
      [
        half(count * (2 * first + count * difference)),
        'This adds the difference n times instead of n − 1 times in the formula.',
      ],
      [
        half(count * (first + (count - 1) * difference)),
        'This takes the first term once in the formula, where it stands twice.',
      ],
      [
        half((count - 1) * (first + termOf(progression, count - 1))),
        'This adds one term too few and leaves out the last of them.',
      ],
      [
        half((count + 1) * (first + termOf(progression, count + 1))),
        'This adds one term too many, the one after the last.',
      ],
      [half(count * (count - 1) * difference), 'This leaves the first term out of the formula altogether.'],
    ]),
    principle:
      'The sum of n terms of an A.P. is $\\frac{n}{2}[2a + (n - 1)d]$, with first term a and common difference d.',
    working: [
      `a = ${first}, d = ${difference}, n = ${count}`,
      `$S = \\frac{${count}}{2}[2 \\times ${first} + ${count - 1} \\times ${difference}] = \\frac{${count}}{2} \\times ${first + last}$`,
      `S = ${key.text}`,
    ],
    hints: [
      'What are the first term and the common difference?',
      `Put them into the formula for the sum of ${count} terms.`,
    ],
  }
}

function writeNumberOfTerms(progression: Progression): Draft {
  const { first, difference, count } = progression
  const last = termOf(progression, count)
  const key = quantity(count)
  return {
    stem: `How many terms are there in the arithmetic progression ${opening(progression, ', ')}, …, ${last}?`,
    key,
    slips: countSlips([
      [quantity(count - 1), 'This counts the steps between the terms; there is one term more than steps.'],
      [quantity(count - 2), 'This subtracts 1 from the number of steps where 1 must be added.'],
      [quantity(count + 1), 'This adds 1 twice to the number of steps between the terms.'],
      [quantity(last / difference), 'This divides the last term by the difference and forgets the first term.'],
      [quantity((last + first) / difference), 'This adds the first term to the last instead of subtracting it.'],
      [quantity(last - first), 'This gives the distance from the first to the last term, not the terms.'],
    ]),
    principle: 'The last of n terms of an A.P. is a + (n − 1)d, so n − 1 is the number of steps.',
    working: [
      `${last} = ${first} + (n − 1) × ${difference}`,
      `n − 1 = ${last - first} ÷ ${difference} = ${count - 1}`,
      `n = ${key.text}`,
    ],
    hints: [`How far is it from ${first} to ${last}?`, 'How many steps of the common difference fit in?'],
  }
}
