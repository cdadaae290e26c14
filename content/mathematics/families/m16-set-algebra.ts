import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { countSlips, slipsOf, type Mistake } from '../slips.ts'

/** Two sets within the whole numbers from 1 to `size`. */
export interface TwoSets {
  size: number
  first: readonly number[]
  second: readonly number[]
}

export interface ThreeSets {
  first: readonly number[]
  second: readonly number[]
  third: readonly number[]
}

/** A set that is described by a property of whole numbers between bounds, both included. */
export interface Described {
  low: number
  high: number
  property: Property
}

export interface Property {
  name: string
  kind: 'prime' | 'square' | 'factor' | 'multiple'
  of: number
}

export const setAlgebra = family(
  {
    id: 'm16',
    edition: 1,
    title: 'Union, intersection and complement of listed sets',
    subject: 'mathematics',
    topicId: 'mat-sets',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<TwoSets>({ id: 'difference', difficulty: 'easy', draw: drawTwo, write: writeDifference }),
    form<TwoSets>({ id: 'complement', difficulty: 'medium', draw: drawTwo, write: writeComplement }),
    form<ThreeSets>({ id: 'three-sets', difficulty: 'medium', draw: drawThree, write: writeThree }),
    form<Described>({ id: 'subsets', difficulty: 'medium', draw: drawDescribed, write: writeSubsets }),
  ],
)

type Members = readonly number[]

const meet = (a: Members, b: Members): number[] => a.filter((member) => b.includes(member))
const join = (a: Members, b: Members): number[] => [...new Set([...a, ...b])]
const without = (a: Members, b: Members): number[] => a.filter((member) => !b.includes(member))

function upTo(size: number): number[] {
  return Array.from({ length: size }, (_, index) => index + 1)
}

/** '{1, 4, 9}' */
function listed(members: Members): Choice {
  return { text: `{${[...members].sort((a, b) => a - b).join(', ')}}` }
}

/** Empty sets among the wrong options would give the key away by their looks. */
function setSlips(mistakes: readonly (readonly [Members, string])[]): Draft['slips'] {
  return slipsOf(
    mistakes.flatMap(([members, because]): Mistake[] => (members.length === 0 ? [] : [[listed(members), because]])),
  )
}

function choose(random: Random, from: Members, count: number): number[] {
  return random
    .shuffle(from)
    .slice(0, count)
    .sort((a, b) => a - b)
}

function drawTwo(random: Random): TwoSets | null {
  const size = random.int(8, 12)
  const [first, second] = [choose(random, upTo(size), random.int(4, 5)), choose(random, upTo(size), random.int(4, 5))]
  const both = meet(first, second).length
  const outside = size - join(first, second).length
  return both >= 1 && both <= 3 && outside >= 2 && outside !== both ? { size, first, second } : null
}

function givenTwo({ size, first, second }: TwoSets): string {
  return `Given the universal set U = {1, 2, 3, …, ${size}}, P = ${listed(first).text} and Q = ${listed(second).text}`
}

function writeDifference(sets: TwoSets): Draft {
  const { size, first, second } = sets
  const key = listed(without(first, second))
  return {
    stem: `${givenTwo(sets)}, find P ∩ Q′.`,
    key,
    slips: setSlips([
      [meet(first, second), 'This is P ∩ Q; the dash asks for the members that are outside Q.'],
      [without(second, first), 'This gives the members of Q that are not in P, the wrong way round.'],
      [without(upTo(size), second), 'This is the complement of Q alone, without the condition to be in P.'],
      [
        without(upTo(size), join(first, second)),
        'This leaves out the members of P too, so it is the complement of P ∪ Q.',
      ],
      [join(first, without(upTo(size), second)), 'This takes the union instead of the intersection.'],
      [without(upTo(size), meet(first, second)), 'This takes the complement of the whole intersection P ∩ Q.'],
    ]),
    principle: 'Q′ holds all members of U that are not in Q, and ∩ keeps only what is in both sets.',
    working: [`Q′ = ${listed(without(upTo(size), second)).text}`, `The members of P that are in Q′ too: ${key.text}`],
    hints: ['Which members of U are not in Q?', 'Which of these are in P as well?'],
  }
}

function writeComplement(sets: TwoSets): Draft {
  const { size, first, second } = sets
  const union = join(first, second)
  const key = listed(without(upTo(size), union))
  return {
    stem: `${givenTwo(sets)}, which of these sets is (P ∪ Q)′?`,
    key,
    slips: setSlips([
      [union, 'This is P ∪ Q itself; the dash asks for the members outside it.'],
      [without(upTo(size), meet(first, second)), 'This is the complement of the intersection, not of the union.'],
      [without(upTo(size), first), 'This leaves out only the members of P and keeps some members of Q.'],
      [without(upTo(size), second), 'This leaves out only the members of Q and keeps some members of P.'],
      [meet(first, second), 'This gives the members that P and Q have in common.'],
      [without(union, meet(first, second)), 'This gives the members that are in exactly one of the two sets.'],
    ]),
    principle: 'The union holds what is in at least one of the sets; its complement holds the rest of U.',
    working: [`P ∪ Q = ${listed(union).text}`, `What is left of U: ${key.text}`],
    hints: ['List the union first.', 'Which members of U are not in it?'],
  }
}

function drawThree(random: Random): ThreeSets | null {
  const members = upTo(random.int(8, 12))
  const [first, second, third] = [choose(random, members, 5), choose(random, members, 4), choose(random, members, 4)]
  const result = meet(first, join(second, third))
  const isUsable = result.length >= 2 && result.length <= 4 && meet(second, third).length > 0
  return isUsable && without(meet(second, third), first).length > 0 ? { first, second, third } : null
}

function writeThree({ first, second, third }: ThreeSets): Draft {
  const union = join(second, third)
  const key = listed(meet(first, union))
  return {
    stem: `If A = ${listed(first).text}, B = ${listed(second).text} and C = ${listed(third).text}, then A ∩ (B ∪ C) is`,
    key,
    slips: setSlips([
      [join(first, meet(second, third)), 'This exchanges the signs ∩ and ∪ in the expression.'],
      [join(meet(first, second), third), 'This ignores the brackets and takes A ∩ B first.'],
      [meet(first, meet(second, third)), 'This takes the members that are in all three sets.'],
      [join(first, union), 'This takes the union of all three sets.'],
      [meet(first, second), 'This leaves the set C out of the expression altogether.'],
      [meet(first, third), 'This leaves the set B out of the expression altogether.'],
      [union, 'This stops at the brackets and forgets the intersection with A.'],
      [without(first, union), 'This gives the members of A that are outside the brackets.'],
    ]),
    principle: 'The brackets come first: the union joins B and C, then the intersection keeps what A has too.',
    working: [`B ∪ C = ${listed(union).text}`, `Of these, A has the members ${key.text}`],
    hints: ['Work out the brackets first.', 'Which members of the result are also in A?'],
  }
}

function drawDescribed(random: Random): Described | null {
  const low = random.int(1, 20)
  const kind = random.pick(['prime', 'prime', 'square', 'factor', 'multiple'] as const)
  const of = kind === 'factor' ? random.int(12, 60) : kind === 'multiple' ? random.int(3, 9) : 0
  const names = {
    prime: 'prime numbers',
    square: 'perfect squares',
    factor: `factors of ${of}`,
    multiple: `multiples of ${of}`,
  }
  const drawn = { low, high: low + random.int(9, 40), property: { name: names[kind], kind, of } }
  if (kind === 'factor' && drawn.high > of) return null
  const count = membersOf(drawn).length
  return count >= 3 && count <= 6 ? drawn : null
}

function membersOf({ low, high, property }: Described): number[] {
  return upTo(high).filter((number) => number >= low && has(property, number))
}

function has({ kind, of }: Property, number: number): boolean {
  if (kind === 'prime') return number > 1 && upTo(number).filter((divisor) => number % divisor === 0).length === 2
  if (kind === 'square') return Number.isInteger(Math.sqrt(number))
  return kind === 'factor' ? of % number === 0 : number % of === 0
}

function writeSubsets(described: Described): Draft {
  const { low, high, property } = described
  const members = membersOf(described)
  const count = members.length
  const key = quantity(2 ** count)
  return {
    stem: `How many subsets has the set of all ${property.name} from ${low} to ${high}, both included?`,
    key,
    slips: countSlips([
      [quantity(2 ** (count - 1)), 'This counts one member too few before it finds the number of subsets.'],
      [quantity(2 ** (count + 1)), 'This counts one member too many before it finds the number of subsets.'],
      [quantity(count ** 2), 'This squares the number of members; it must be the exponent of 2.'],
      [quantity(2 * count), 'This doubles the number of members; it must be the exponent of 2.'],
      [quantity(2 ** count - 1), 'This leaves out one subset, either the empty set or the set itself.'],
      [quantity(2 ** count - 2), 'This leaves out both the empty set and the set itself.'],
      [
        quantity(members.reduce((product, _, index) => product * (index + 1), 1)),
        `This multiplies the whole numbers up to ${count}, which counts the orders of the members.`,
      ],
      [quantity(count * 2 ** count), 'This multiplies the number of subsets by the number of members.'],
      [quantity(count), 'This gives the number of members, not the number of subsets.'],
    ]),
    principle: 'Each member is either in a subset or not, so a set with n members has 2ⁿ subsets.',
    working: [
      `The members are ${members.join(', ')}, so n = ${count}`,
      `The number of subsets is ${Array.from({ length: count }, () => '2').join(' × ')} = ${key.text}`,
    ],
    hints: ['List the members of the set.', 'How many choices are there for each member?'],
  }
}
