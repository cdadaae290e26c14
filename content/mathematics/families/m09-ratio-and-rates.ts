import { family, form, type Draft } from '../../engine/family.ts'
import { naira, printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { gcd } from '../notation.ts'
import { countSlips, positiveSlips } from '../slips.ts'

/** Money shared among three people in a ratio. */
export interface Sharing {
  names: readonly [string, string, string]
  parts: readonly [number, number, number]
  unit: number
}

/** a : b and b : c as they are given, in lowest terms. */
export interface Chain {
  first: readonly [number, number]
  second: readonly [number, number]
}

/** `workers` need `days`; how long do `others` need? */
export interface Work {
  workers: number
  days: number
  others: number
  task: string
}

/** One tap alone fills the tank in `first` hours, another in `second` hours. */
export interface Taps {
  first: number
  second: number
}

export const ratioAndRates = family(
  {
    id: 'm09',
    edition: 1,
    title: 'Ratio, sharing, rates and work',
    subject: 'mathematics',
    topicId: 'mat-commercial',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Sharing>({ id: 'sharing', difficulty: 'easy', draw: drawSharing, write: writeSharing }),
    form<Chain>({ id: 'chain', difficulty: 'medium', draw: drawChain, write: writeChain }),
    form<Work>({ id: 'workers', difficulty: 'easy', draw: drawWork, write: writeWork }),
    form<Taps>({ id: 'together', difficulty: 'medium', draw: drawTaps, write: writeTaps }),
  ],
)

function drawSharing(random: Random): Sharing | null {
  const names = random.pick([
    ['Ada', 'Bayo', 'Chike'],
    ['Aisha', 'Bello', 'Danjuma'],
    ['Ebere', 'Femi', 'Gambo'],
    ['Kemi', 'Lawal', 'Nneka'],
  ] as const)
  const parts = [random.int(2, 9), random.int(2, 9), random.int(2, 9)] as const
  const isUsable = new Set(parts).size === 3 && gcd(gcd(parts[0], parts[1]), parts[2]) === 1
  return isUsable ? { names, parts, unit: random.step(1000, 9000, 500) } : null
}

function writeSharing({ names, parts, unit }: Sharing): Draft {
  const [a, b, c] = parts
  const [all, total] = [a + b + c, (a + b + c) * unit]
  const key = naira(b * unit)
  return {
    stem:
      `${names[0]}, ${names[1]} and ${names[2]} shared ${naira(total).text} in the ratio ${a} : ${b} : ${c}. ` +
      `How much did ${names[1]} receive?`,
    key,
    slips: countSlips([
      [naira(a * unit), `This gives the share of ${names[0]}, who comes first in the ratio.`],
      [naira(c * unit), `This gives the share of ${names[2]}, who comes last in the ratio.`],
      [naira(unit), 'This gives the value of one part and does not multiply it by the parts.'],
      [naira(total / 3), 'This shares the money equally and ignores the ratio.'],
      [naira(total / b), `This divides the whole sum by ${b} instead of taking ${b} parts of it.`],
      [naira((a + c) * unit), `This gives what the other two received together, not ${names[1]}.`],
      [naira((total * b) / (a + c)), 'This divides by the parts of the other two instead of all the parts.'],
    ]),
    principle: 'In sharing by a ratio the whole is divided into as many equal parts as the sum of the ratio says.',
    working: [
      `Parts: ${a} + ${b} + ${c} = ${all}; one part = ${naira(total).text} ÷ ${all} = ${naira(unit).text}`,
      `Share of ${names[1]} = ${b} × ${naira(unit).text} = ${key.text}`,
    ],
    hints: [
      `With ${a} + ${b} + ${c} equal parts in all, what is one part worth?`,
      `How many of these parts does ${names[1]} get?`,
    ],
  }
}

function drawChain(random: Random): Chain | null {
  const first = [random.int(2, 9), random.int(2, 9)] as const
  const second = [random.int(2, 9), random.int(2, 9)] as const
  const isLowest = gcd(...first) === 1 && gcd(...second) === 1
  const isUsable = first[0] !== first[1] && second[0] !== second[1] && first[1] !== second[0]
  const [over, under] = [first[0] * second[0], first[1] * second[1]]
  return isLowest && isUsable && over !== under && first[0] !== second[1] ? { first, second } : null
}

function writeChain({ first: [a, b], second: [c, d] }: Chain): Draft {
  const ratio = (left: number, right: number) => {
    const divisor = gcd(left, right)
    return { text: `${left / divisor} : ${right / divisor}` }
  }
  const key = ratio(a * c, b * d)
  const common = (b * c) / gcd(b, c)
  return {
    stem: `If x : y = ${a} : ${b} and y : z = ${c} : ${d}, what is x : z in its simplest form?`,
    key,
    slips: ratioSlips([
      [ratio(a, d), `This takes the first and the last number, though y is ${b} parts here and ${c} there.`],
      [ratio(b * d, a * c), 'This gives z : x, the ratio in the other order.'],
      [ratio(a * d, b * c), 'This divides the two ratios instead of multiplying them.'],
      [ratio(b * c, a * d), 'This turns the first ratio over before it combines the two.'],
      [ratio(a + c, b + d), 'This adds the numbers of the two ratios; ratios are not added like that.'],
      [ratio(b, c), 'This compares the two numbers for y, which do not belong to x and z.'],
    ]),
    principle: 'Two ratios can be joined when the letter they share stands for the same number of parts in both.',
    working: [
      `Make y equal to ${common} in both ratios`,
      `x : y = ${(a * common) / b} : ${common} and y : z = ${common} : ${(d * common) / c}`,
      `x : z = ${(a * common) / b} : ${(d * common) / c}${gcd((a * common) / b, (d * common) / c) === 1 ? '' : ` = ${key.text}`}`,
    ],
    hints: [
      `y stands for ${b} parts in one ratio and ${c} in the other: which number can it be in both?`,
      'Raise both ratios so that y has this number.',
    ],
  }
}

function ratioSlips(mistakes: readonly (readonly [{ text: string }, string])[]): Draft['slips'] {
  return mistakes.flatMap(([choice, because]) => (choice.text === '1 : 1' ? [] : [{ ...choice, because }]))
}

function drawWork(random: Random): Work | null {
  const [workers, days, others] = [random.int(4, 20), random.int(4, 30), random.int(3, 24)]
  const task = random.pick(['clear a farm', 'build a wall', 'dig a well', 'paint a school', 'harvest a field of maize'])
  const needed = (workers * days) / others
  return Number.isInteger(needed) && needed > 1 && needed < 60 && workers !== others && others !== days
    ? { workers, days, others, task }
    : null
}

function writeWork({ workers, days, others, task }: Work): Draft {
  const key = quantity((workers * days) / others, 'days')
  const change = Math.abs(workers - others)
  return {
    stem: `${workers} men can ${task} in ${days} days. How many days will ${others} men need for it at the same rate?`,
    key,
    slips: countSlips([
      [
        quantity((days * others) / workers, 'days'),
        'This lets the time grow with the number of men, but more men need less time.',
      ],
      [
        quantity(workers > others ? days - change : days + change, 'days'),
        'This changes the days by the difference of the men, in the wrong direction.',
      ],
      [
        quantity(workers > others ? days + change : days - change, 'days'),
        'This changes the days by the difference of the men, not by their ratio.',
      ],
      [quantity(workers * days, 'days'), 'This gives the days that one man would need for the work.'],
      [quantity(days, 'days'), 'This takes the time to be the same for any number of men.'],
      [
        quantity(Math.abs(days - (workers * days) / others), 'days'),
        'This gives the difference between the two times, not the new time.',
      ],
    ]).filter(({ value = 0 }) => value > 1),
    principle: 'At the same rate the work in man-days stays the same, so fewer men need more days.',
    working: [
      `Work = ${workers} men × ${days} days = ${workers * days} man-days`,
      `Time for ${others} men = ${workers * days} ÷ ${others} = ${key.text}`,
    ],
    hints: [`How many man-days of work do ${workers} men do in ${days} days?`, 'Do more men need more or fewer days?'],
  }
}

function drawTaps(random: Random): Taps | null {
  const [first, second] = [random.int(2, 30), random.int(2, 36)]
  const together = (first * second) / (first + second)
  return first < second && Number.isInteger(together * 2) && together >= 1.5 ? { first, second } : null
}

function writeTaps({ first, second }: Taps): Draft {
  const [product, sum] = [first * second, first + second]
  const key = quantity(product / sum, 'hours')
  return {
    stem: `One pipe fills a tank in ${first} hours and another fills it in ${second} hours. With both pipes open, how long does it take to fill the tank?`,
    key,
    slips: positiveSlips([
      [quantity(sum, 'hours'), 'This adds the two times, but two pipes together are faster than one.'],
      [quantity(sum / 2, 'hours'), 'This takes the average of the times, which is longer than the faster pipe needs.'],
      [quantity(second - first, 'hours'), 'This subtracts the times; it is the rates that must be combined.'],
      [
        quantity(product / (second - first), 'hours'),
        'This subtracts the rates, as if one of the pipes emptied the tank.',
      ],
      [quantity(second / first, 'hours'), 'This divides the longer time by the shorter one.'],
      [quantity(first / 2, 'hours'), 'This halves the shorter time, as if both pipes were equally fast.'],
      [quantity(product / sum / 2, 'hours'), 'This halves the correct time because there are two pipes.'],
    ]).filter(({ value }) => value !== undefined && Number.isInteger(value * 4)),
    principle: 'Rates add: in one hour the pipes together fill the sum of the fractions that each fills alone.',
    working: [
      `In one hour: $\\frac{1}{${first}} + \\frac{1}{${second}} = \\frac{${sum / gcd(product, sum)}}{${product / gcd(product, sum)}}$ of the tank`,
      `Time = ${printed(product / gcd(product, sum))} ÷ ${printed(sum / gcd(product, sum))} = ${key.text}`,
    ],
    hints: [
      `A pipe needs ${first} hours for the tank: what fraction does it fill in one hour, and what does the other fill?`,
      'Add the two fractions.',
    ],
  }
}
