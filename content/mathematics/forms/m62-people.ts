import { form, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { vennFigure } from '../../figures/charts.ts'
import { countSlips } from '../slips.ts'

/** Two sets with an unknown number in the overlap and a multiple of it in the first set only. */
export interface Unknown {
  names: readonly [string, string]
  /** How many times the overlap is in the first set only. */
  times: number
  overlap: number
  second: number
  outside: number
}

/** Three things that people do, and how many do which of them. */
export interface ThreeSets {
  survey: Survey
  measure: Measure
  /** One of the first, the second, the third only. */
  only: readonly [number, number, number]
  /** First and second, first and third, second and third, without the other. */
  pairs: readonly [number, number, number]
  all: number
  none: number
}

interface Survey {
  who: string
  verb: string
  things: readonly [string, string, string]
  letters: readonly [string, string, string]
  kind: string
}

export type Measure = 'exactly one' | 'exactly two' | 'at least two' | 'at most one'

const surveys: readonly Survey[] = [
  {
    who: 'students of a school in Jos',
    verb: 'play',
    things: ['football', 'handball', 'tennis'],
    letters: ['F', 'H', 'T'],
    kind: 'games',
  },
  {
    who: 'traders in a market',
    verb: 'speak',
    things: ['Hausa', 'Igbo', 'Yoruba'],
    letters: ['H', 'I', 'Y'],
    kind: 'languages',
  },
  {
    who: 'farmers of a village',
    verb: 'grow',
    things: ['cassava', 'maize', 'yam'],
    letters: ['C', 'M', 'Y'],
    kind: 'crops',
  },
  {
    who: 'students of a class',
    verb: 'offer',
    things: ['Biology', 'Economics', 'Physics'],
    letters: ['B', 'E', 'P'],
    kind: 'subjects',
  },
]

export const unknownRegion = form<Unknown>({
  id: 'unknown-region',
  difficulty: 'medium',
  draw: (random) => {
    const drawn = {
      names: random.pick([
        ['P', 'Q'],
        ['A', 'B'],
        ['X', 'Y'],
      ] as const),
      times: random.int(2, 3),
      overlap: random.int(3, 12),
      second: random.int(4, 18),
      outside: random.int(2, 12),
    }
    return drawn.second === drawn.outside ? null : drawn
  },
  write: writeUnknown,
})

export const threeSetCount = form<ThreeSets>({
  id: 'three-sets',
  difficulty: 'medium',
  draw: drawThree,
  write: writeThree,
})

function writeUnknown({ names: [p, q], times, overlap, second, outside }: Unknown): Draft {
  const all = times * overlap + overlap + second + outside
  const key = quantity(overlap)
  return {
    stem: `In the diagram, each part of the universal set U is marked with the number of its members. If n(U) = ${all}, what is the value of x?`,
    key,
    slips: countSlips([
      [quantity((all - second) / (times + 1)), 'This leaves out the members that lie outside both circles.'],
      [quantity((all - outside) / (times + 1)), `This leaves out the members that are in ${q} only.`],
      [quantity((all - second - outside) / times), `This leaves out the x members in the overlap of ${p} and ${q}.`],
      [quantity(times * overlap), `This gives the number of members that are in ${p} only, not x.`],
      [quantity((all - second - outside) / (times + 2)), 'This counts the overlap twice, once with each circle.'],
      [quantity((times + 1) * overlap), `This gives all members of ${p} and does not divide by ${times + 1}.`],
      [quantity((all - second - 2 * outside) / (times + 1)), 'This takes the members outside both circles away twice.'],
      [
        quantity((all - 2 * second - outside) / (times + 1)),
        `This takes the members that are in ${q} only away twice.`,
      ],
      [quantity(overlap + second), `This gives the number of all members of ${q}, with the overlap.`],
    ]),
    principle: 'The numbers in all parts of a Venn diagram, also outside the circles, add up to n(U).',
    working: [
      `${times}x + x + ${second} + ${outside} = ${all}`,
      `${times + 1}x = ${all - second - outside}`,
      `x = ${key.text}`,
    ],
    hints: ['What do the numbers in all four parts add up to?', 'Collect the terms in x on one side.'],
    figure: vennFigure({
      names: [p, q],
      regions: { a: `${times}x`, ab: 'x', b: String(second), '': String(outside) },
      universe: 'U',
      alt: `Sets ${p} and ${q} in a universal set U, with ${times}x members in ${p} only, x in the overlap, ${second} in ${q} only and ${outside} outside both circles.`,
    }),
  }
}

function drawThree(random: Random): ThreeSets {
  const three = (low: number, high: number): [number, number, number] => [
    random.int(low, high),
    random.int(low, high),
    random.int(low, high),
  ]
  return {
    survey: random.pick(surveys),
    measure: random.pick(['exactly one', 'exactly two', 'at least two', 'at most one'] as const),
    only: three(3, 15),
    pairs: three(2, 9),
    all: random.int(2, 8),
    none: random.int(2, 9),
  }
}

function writeThree({ survey, measure, only, pairs, all, none }: ThreeSets): Draft {
  const { who, verb, things, letters, kind } = survey
  const [one, two] = [sum(only), sum(pairs)]
  const key = quantity(
    { 'exactly one': one, 'exactly two': two, 'at least two': two + all, 'at most one': one + none }[measure],
  )
  const added = {
    'exactly one': only,
    'exactly two': pairs,
    'at least two': [...pairs, all],
    'at most one': [...only, none],
  }[measure]
  return {
    stem:
      `The Venn diagram below shows how many ${who} ${verb} ${things[0]} (${letters[0]}), ${things[1]} (${letters[1]}) ` +
      `and ${things[2]} (${letters[2]}). How many ${verb} ${measure} of these ${kind}?`,
    key,
    slips: countSlips([
      [quantity(one), `This counts those who ${verb} exactly one of the ${kind}.`],
      [quantity(two), `This counts those who ${verb} exactly two of the ${kind}.`],
      [quantity(two + all), `This counts those who ${verb} two of the ${kind} or all three.`],
      [quantity(one + none), `This counts those who ${verb} one of the ${kind} or none.`],
      [quantity(one + two), `This counts those who ${verb} one or two of the ${kind}.`],
      [quantity(two + 3 * all), 'This counts the part in the middle three times, once with each overlap.'],
      [quantity(all), `This counts only those who ${verb} all three of the ${kind}.`],
      [quantity(one + two + all), `This counts all those who ${verb} at least one of the ${kind}.`],
    ]),
    principle:
      'Each person stands in one part of the diagram: one circle, the overlap of two, or the middle of all three.',
    working: [`The parts for ${measure} of the ${kind} hold ${added.join(', ')}`, `${added.join(' + ')} = ${key.text}`],
    hints: ['In how many circles does each part lie?', `Which parts stand for ${measure} of the ${kind}?`],
    figure: vennFigure({
      names: letters,
      regions: {
        a: String(only[0]),
        b: String(only[1]),
        c: String(only[2]),
        ab: String(pairs[0]),
        ac: String(pairs[1]),
        bc: String(pairs[2]),
        abc: String(all),
        '': String(none),
      },
      alt:
        `Three overlapping circles ${letters.join(', ')}. In one circle only: ${letters[0]} ${only[0]}, ${letters[1]} ${only[1]}, ${letters[2]} ${only[2]}. ` +
        `In two circles only: ${letters[0]} and ${letters[1]} ${pairs[0]}, ${letters[0]} and ${letters[2]} ${pairs[1]}, ${letters[1]} and ${letters[2]} ${pairs[2]}. ` +
        `In all three: ${all}. Outside the circles: ${none}.`,
    }),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
