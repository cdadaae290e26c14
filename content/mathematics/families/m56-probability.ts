import { family, form, type Draft, type Slip } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { fraction, fractionTex, gcd } from '../notation.ts'
import { slipsOf, type Mistake } from '../slips.ts'

/** Balls of two colours in a bag. */
export interface Bag {
  red: number
  blue: number
}

/** Independent chances first[0]/first[1] and second[0]/second[1] of two people. */
export interface TwoChances {
  names: readonly [string, string]
  first: readonly [number, number]
  second: readonly [number, number]
}

/** The total of two dice compared with a number. */
export interface Dice {
  relation: 'exactly' | 'at least' | 'less than'
  total: number
}

const candidates = [
  ['Ada', 'Musa'],
  ['Bola', 'Ngozi'],
  ['Emeka', 'Zainab'],
  ['Tunde', 'Halima'],
] as const

const faces = [1, 2, 3, 4, 5, 6] as const

export const probability = family(
  {
    id: 'm56',
    edition: 1,
    title: 'Probability of combined events',
    subject: 'mathematics',
    topicId: 'mat-probability',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [
    form<Dice>({ id: 'dice', difficulty: 'easy', draw: drawDice, write: writeDice }),
    form<Bag>({ id: 'both-red', difficulty: 'medium', draw: drawBag, write: writeBothRed }),
    form<Bag>({ id: 'one-of-each', difficulty: 'medium', draw: drawBag, write: writeOneOfEach }),
    form<TwoChances>({ id: 'at-least-one', difficulty: 'hard', draw: drawChances, write: writeAtLeastOne }),
  ],
)

/** Only what can be a probability: more than 0 and less than 1. */
function chances(mistakes: readonly Mistake[]): Slip[] {
  return slipsOf(mistakes).filter(({ value = 0 }) => value > 0 && value < 1)
}

function drawDice(random: Random): Dice {
  const relation = random.pick(['exactly', 'at least', 'less than'] as const)
  const total = relation === 'exactly' ? random.int(3, 11) : random.int(4, 11)
  return { relation, total }
}

/** How many of the 36 ordered pairs of faces have a total that fits. */
function waysFor(fits: (total: number) => boolean): number {
  return faces.reduce((sum, first) => sum + faces.filter((second) => fits(first + second)).length, 0)
}

function writeDice({ relation, total }: Dice): Draft {
  const fits = {
    exactly: (sum: number) => sum === total,
    'at least': (sum: number) => sum >= total,
    'less than': (sum: number) => sum < total,
  }[relation]
  const ways = waysFor(fits)
  const totals = Array.from({ length: 11 }, (_, index) => index + 2).filter(fits).length
  const doubles = faces.filter((face) => fits(2 * face)).length
  const unordered = (ways + doubles) / 2
  const key = fraction(ways, 36)
  return {
    stem: `Two fair dice are thrown together once. The probability that the sum of the numbers shown is ${relation} ${total} is`,
    key,
    slips: chances([
      [fraction(totals, 11), 'This takes the eleven possible sums as equally likely; they are not.'],
      [fraction(36 - ways, 36), 'This gives the probability that the sum is not as asked.'],
      [fraction(totals, 36), 'This counts the sums that fit but not the ways in which each can arise.'],
      [fraction(ways, 12), 'This divides by 12, the number of faces, instead of the 36 pairs.'],
      [
        fraction(
          relation === 'exactly'
            ? ways + 1
            : ways + (relation === 'at least' ? -1 : 1) * waysFor((sum) => sum === total),
          36,
        ),
        miscounted[relation],
      ],
      [fraction(unordered, 21), 'This counts 21 outcomes, taking 1 and 2 to be the same as 2 and 1.'],
    ]),
    principle: 'Two dice give 36 equally likely pairs; the probability is the number of pairs that fit over 36.',
    working: [
      `Pairs with a sum ${relation} ${total}: ${ways}`,
      `Probability = $\\frac{${ways}}{36}$, that is ${key.text}`,
    ],
    hints: [
      'Each die shows 1 to 6: how many equally likely pairs are there?',
      `List the pairs with a sum ${relation} ${total}, one line for each number on the first die.`,
    ],
  }
}

const miscounted = {
  exactly: 'This counts one pair too many: one of those that fit was listed twice.',
  'at least': 'This leaves out the sum itself, which "at least" includes.',
  'less than': 'This includes the sum itself, which "less than" leaves out.',
} as const

function drawBag(random: Random): Bag | null {
  const [red, blue] = [random.int(3, 8), random.int(2, 8)]
  return red === blue ? null : { red, blue }
}

function writeBothRed({ red, blue }: Bag): Draft {
  const all = red + blue
  const key = fraction(red * (red - 1), all * (all - 1))
  return {
    stem:
      `A bag holds ${red} red and ${blue} blue balls. Two balls are drawn at random, one after the other, without replacement. ` +
      'The probability that both are red is',
    key,
    slips: chances([
      [fraction(red ** 2, all ** 2), 'This puts the first ball back, so the second chance stays the same.'],
      [fraction(red, all), 'This is the probability that one ball is red and stops after the first draw.'],
      [fraction(red * (red - 1), all ** 2), 'This takes one red ball away but leaves the total as it was.'],
      [fraction(2, red), 'This divides the two balls drawn by the number of red balls.'],
      [fraction(2, all), 'This divides the two balls drawn by the number of all balls.'],
      [fraction(blue * (blue - 1), all * (all - 1)), 'This is the probability that both balls are blue.'],
      [fraction(red - 1, all - 1), 'This is the chance of the second red ball only, given the first.'],
    ]),
    principle:
      'Without replacement the second chance depends on the first ball; the chances along the way are multiplied.',
    working: [
      `First red: $${fractionTex(red, all)}$; second red: $${fractionTex(red - 1, all - 1)}$`,
      `Probability = ${key.text}`,
    ],
    hints: [
      'After one red ball is drawn, how many balls are left, and how many of them are red?',
      'Multiply the two chances.',
    ],
  }
}

function writeOneOfEach({ red, blue }: Bag): Draft {
  const all = red + blue
  const pairs = all * (all - 1)
  const key = fraction(2 * red * blue, pairs)
  return {
    stem:
      `A box holds ${red} red and ${blue} blue pens. If two pens are picked at random without replacement, what is the ` +
      'probability that they are of different colours?',
    key,
    slips: chances([
      [fraction(red * blue, pairs), 'This counts red then blue only; blue then red is possible too.'],
      [fraction(2 * red * blue, all ** 2), 'This puts the first pen back before the second is picked.'],
      [fraction(red * blue, all ** 2), 'This puts the first pen back and also counts one order only.'],
      [fraction(pairs - 2 * red * blue, pairs), 'This is the probability that both pens have the same colour.'],
      [fraction(1, 2), 'This takes same and different colours to be equally likely.'],
      [fraction(red * (red - 1), pairs), 'This is the probability that both pens are red.'],
    ]),
    principle: 'Different colours can come in two orders, and the chances of the two orders are added.',
    working: [
      `Red then blue: $\\frac{${red}}{${all}} \\times \\frac{${blue}}{${all - 1}}$; blue then red has the same chance`,
      `Probability = $2 \\times \\frac{${red * blue}}{${pairs}}$`,
      `Probability = ${key.text}`,
    ],
    hints: ['In which two orders can the colours come?', 'The second pen is picked from one pen fewer.'],
  }
}

function drawChances(random: Random): TwoChances | null {
  const draw = () => {
    const denominator = random.int(3, 8)
    return [random.int(1, denominator - 1), denominator] as const
  }
  const [first, second] = [draw(), draw()]
  const isReduced = gcd(...first) === 1 && gcd(...second) === 1
  const isSame = first[0] * second[1] === second[0] * first[1]
  return isReduced && !isSame ? { names: random.pick(candidates), first, second } : null
}

function writeAtLeastOne({ names, first: [a, b], second: [c, d] }: TwoChances): Draft {
  const all = b * d
  const neither = (b - a) * (d - c)
  const key = fraction(all - neither, all)
  return {
    stem:
      `The probabilities that ${names[0]} and ${names[1]} pass an examination are $\\frac{${a}}{${b}}$ and $\\frac{${c}}{${d}}$, ` +
      'respectively, and their results are independent. The probability that at least one of them passes is',
    key,
    slips: chances([
      [fraction(a * c, all), 'This is the probability that both of them pass.'],
      [fraction(a * d + c * b, all), 'This adds the two chances and counts the case that both pass twice.'],
      [
        fraction(a * (d - c) + c * (b - a), all),
        'This is the probability that exactly one passes; both passing counts as well.',
      ],
      [fraction(neither, all), 'This is the probability that neither of them passes.'],
      [fraction(all - a * c, all), 'This is the probability that at least one of them fails.'],
      [fraction(a * d + c * b, 2 * all), 'This takes the mean of the two chances instead of combining them.'],
    ]),
    principle: '"At least one" is the opposite of "none", and the chances of independent events are multiplied.',
    working: [
      `Neither passes: $${fractionTex(b - a, b)} \\times ${fractionTex(d - c, d)} = ${fractionTex(neither, all)}$`,
      `At least one passes: $1 - ${fractionTex(neither, all)}$`,
      `Probability = ${key.text}`,
    ],
    hints: ['What is the chance that each of them fails?', 'What is the opposite of "at least one passes"?'],
  }
}
