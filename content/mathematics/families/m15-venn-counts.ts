import { family, form, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { surveys, type Survey } from '../forms/m15-surveys.ts'
import { countSlips } from '../slips.ts'

/** How many stand in each region of two overlapping sets. */
export interface TwoSets {
  survey: Survey
  onlyFirst: number
  onlySecond: number
  both: number
  neither: number
}

/** Regions of three sets: `only` one each, `pairs` (without the third) in the order yam–maize, maize–rice, yam–rice. */
export interface ThreeSets {
  only: readonly [number, number, number]
  pairs: readonly [number, number, number]
  all: number
}

export const vennCounts = family(
  {
    id: 'm15',
    edition: 1,
    title: 'Counting with two and three sets',
    subject: 'mathematics',
    topicId: 'mat-sets',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [
    form<TwoSets>({ id: 'both', difficulty: 'easy', draw: drawTwoSets, write: writeBoth }),
    form<TwoSets>({ id: 'neither', difficulty: 'medium', draw: drawManyOutside, write: writeNeither }),
    form<TwoSets>({ id: 'exactly-one', difficulty: 'medium', draw: drawTwoSets, write: writeExactlyOne }),
    form<ThreeSets>({ id: 'all-three', difficulty: 'hard', draw: drawThreeSets, write: writeAllThree }),
  ],
)

function drawTwoSets(random: Random): TwoSets | null {
  const [onlyFirst, onlySecond] = [random.int(5, 20), random.int(5, 20)]
  if (onlyFirst === onlySecond) return null
  return { survey: random.pick(surveys), onlyFirst, onlySecond, both: random.int(3, 14), neither: random.int(2, 8) }
}

/** More outside both sets than inside both, so that adding without a correction still leaves people over. */
function drawManyOutside(random: Random): TwoSets | null {
  const drawn = drawTwoSets(random)
  return drawn === null ? null : { ...drawn, neither: drawn.both + random.int(2, 9) }
}

function totals({ onlyFirst, onlySecond, both, neither }: TwoSets): { all: number; first: number; second: number } {
  return { all: onlyFirst + onlySecond + both + neither, first: onlyFirst + both, second: onlySecond + both }
}

function writeBoth(sets: TwoSets): Draft {
  const { survey, neither } = sets
  const { all, first, second } = totals(sets)
  const inside = all - neither
  const key = quantity(first + second - inside)
  return {
    stem:
      `Of ${all} ${survey.who}, ${first} ${survey.first}, ${second} ${survey.second} and ${neither} ${survey.neither}. ` +
      `How many ${survey.both}?`,
    key,
    slips: countSlips([
      [
        quantity(first + second - all),
        'This subtracts all the people and so takes away those outside both sets as well.',
      ],
      [
        quantity(Math.abs(first - second)),
        'This subtracts the two numbers from each other, which says nothing about the overlap.',
      ],
      [quantity(inside - first), 'This gives those who are in the second set only, not in both.'],
      [quantity(inside - second), 'This gives those who are in the first set only, not in both.'],
      [quantity(inside), 'This gives those who are in at least one of the two sets.'],
      [quantity(first + second - all + 2 * neither), 'This counts those outside both sets twice when it subtracts.'],
    ]),
    principle: 'Adding the two sets counts those in both twice, so n(A ∩ B) = n(A) + n(B) − n(A ∪ B).',
    working: [
      `In at least one set: ${all} − ${neither} = ${inside}`,
      `In both sets: ${first} + ${second} − ${inside} = ${key.text}`,
    ],
    hints: [
      `${neither} of the ${all} are in neither set: how many are in at least one?`,
      'Who is counted twice when the two numbers are added?',
    ],
  }
}

function writeNeither(sets: TwoSets): Draft {
  const { survey, both } = sets
  const { all, first, second } = totals(sets)
  const union = first + second - both
  const key = quantity(all - union)
  return {
    stem:
      `Of ${all} ${survey.who}, ${first} ${survey.first}, ${second} ${survey.second} and ${both} ${survey.both}. ` +
      `How many ${survey.neither}?`,
    key,
    slips: countSlips([
      [quantity(all - first - second), 'This subtracts those who are in both sets twice, once with each set.'],
      [
        quantity(all - union + both),
        'This takes those in both sets away from each set and then leaves them out altogether.',
      ],
      [quantity(union), 'This gives those who are in at least one of the sets.'],
      [quantity(all - both), 'This subtracts only those in both sets and forgets those in one set.'],
      [quantity(first - both), 'This gives those who are in the first set only, not those outside.'],
      [quantity(second - both), 'This gives those who are in the second set only, not those outside.'],
      [
        quantity(Math.abs(first - second)),
        'This subtracts the sizes of the two sets, which says nothing about those outside.',
      ],
    ]),
    principle: 'Those outside both sets are all the people less the union, and n(A ∪ B) = n(A) + n(B) − n(A ∩ B).',
    working: [
      `In at least one set: ${first} + ${second} − ${both} = ${union}`,
      `In neither: ${all} − ${union} = ${key.text}`,
    ],
    hints: [
      `Draw two overlapping circles and put ${both} in the overlap first.`,
      'How many are inside the circles altogether?',
    ],
  }
}

function writeExactlyOne(sets: TwoSets): Draft {
  const { survey, both } = sets
  const { first, second } = totals(sets)
  const key = quantity(first + second - 2 * both)
  return {
    stem:
      `Among the ${survey.who}, ${first} ${survey.first}, ${second} ${survey.second} and ${both} ` +
      `${survey.both}. How many ${survey.one}?`,
    key,
    slips: countSlips([
      [quantity(first + second - both), 'This gives those in at least one group, so it still holds those in both.'],
      [quantity(first + second), 'This adds the two groups, so that those in both are counted twice.'],
      [quantity(first - both), 'This gives those in the first group only and forgets those in the second group only.'],
      [quantity(second - both), 'This gives those in the second group only and forgets those in the first group only.'],
      [quantity(Math.abs(first - second)), 'This subtracts the two groups; those in one group only must be added.'],
      [
        quantity(first + second + both),
        'This adds those in both once more, though they must be taken out of each group.',
      ],
    ]),
    principle: 'Those in both groups must be taken out of each group; what is left is in exactly one of them.',
    working: [
      `First group only: ${first} − ${both} = ${first - both}; second group only: ${second} − ${both} = ${second - both}`,
      `In exactly one: ${first - both} + ${second - both} = ${key.text}`,
    ],
    hints: [
      `Of the ${first} in the first group, ${both} are in the second too: how many are in the first only?`,
      'Do the same for the second group and add.',
    ],
  }
}

function drawThreeSets(random: Random): ThreeSets {
  const three = (low: number, high: number): [number, number, number] => [
    random.int(low, high),
    random.int(low, high),
    random.int(low, high),
  ]
  return { only: three(3, 12), pairs: three(2, 9), all: random.int(2, 7) }
}

function writeAllThree({ only, pairs, all }: ThreeSets): Draft {
  const [yamMaize, maizeRice, yamRice] = [pairs[0] + all, pairs[1] + all, pairs[2] + all]
  const yam = only[0] + pairs[0] + pairs[2] + all
  const maize = only[1] + pairs[0] + pairs[1] + all
  const rice = only[2] + pairs[1] + pairs[2] + all
  const farmers = [...only, ...pairs, all].reduce((sum, count) => sum + count, 0)
  const [singles, doubles] = [yam + maize + rice, yamMaize + maizeRice + yamRice]
  const triple = farmers - singles + doubles
  const key = quantity(triple)
  return {
    stem:
      `Each of ${farmers} farmers grows at least one of yam, maize and rice. ${yam} grow yam, ${maize} grow maize and ${rice} grow rice; ` +
      `${yamMaize} grow yam and maize, ${maizeRice} grow maize and rice, and ${yamRice} grow yam and rice. How many grow all three?`,
    key,
    slips: countSlips([
      [quantity(yamMaize - triple), 'This gives those who grow yam and maize but no rice.'],
      [quantity(maizeRice - triple), 'This gives those who grow maize and rice but not yam.'],
      [quantity(yamRice - triple), 'This gives those who grow yam and rice but no maize.'],
      [quantity(singles - farmers), 'This subtracts the farmers from the three totals and leaves out the pairs.'],
      [
        quantity((singles - farmers) / 2),
        'This halves the surplus, as if everybody who is counted more than once grew all three.',
      ],
      [quantity(singles - doubles), 'This leaves out the number of all farmers and stops after taking the pairs away.'],
    ]),
    principle: 'For three sets n(A ∪ B ∪ C) is the sum of the sets, less the pairs, plus those in all three.',
    working: [
      `${farmers} = ${yam} + ${maize} + ${rice} − (${yamMaize} + ${maizeRice} + ${yamRice}) + x`,
      `${farmers} = ${singles} − ${doubles} + x`,
      `x = ${key.text}`,
    ],
    hints: ['Let x grow all three and draw three circles.', 'Adding the three sets counts those in a pair twice.'],
  }
}
