import { proves } from '../../engine/prove.ts'
import { setAlgebra, type Described, type ThreeSets, type TwoSets } from './m16-set-algebra.ts'

/** The numbers from 1 to a bound that pass a test, as the options print them. */
function numbersWhere(bound: number, passes: (number: number) => boolean): string {
  const found: number[] = []
  for (let number = 1; number <= bound; number++) if (passes(number)) found.push(number)
  return `{${found.join(', ')}}`
}

/** Counts the subsets by walking through all of them. */
function countSubsets(members: readonly number[]): number {
  const [first, ...others] = members
  return first === undefined ? 1 : countSubsets(others) + countSubsets(others)
}

function isMember({ property: { kind, of } }: Described, number: number): boolean {
  if (kind === 'multiple') return Math.round(number / of) * of === number
  if (kind === 'factor') return Math.round(of / number) * number === of
  if (kind === 'square') return [1, 4, 9, 16, 25, 36, 49, 64].includes(number)
  return [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59].includes(number)
}

// The second routes ask of every number, one at a time, whether it is in the sets; they build no set from another.
proves(setAlgebra, {
  difference: ({ size, first, second }: TwoSets) => {
    const [inFirst, inSecond] = [new Set(first), new Set(second)]
    return numbersWhere(size, (number) => inFirst.has(number) && !inSecond.has(number))
  },
  complement: ({ size, first, second }: TwoSets) => {
    const [inFirst, inSecond] = [new Set(first), new Set(second)]
    return numbersWhere(size, (number) => !inFirst.has(number) && !inSecond.has(number))
  },
  'three-sets': ({ first, second, third }: ThreeSets) => {
    const [inA, inB, inC] = [new Set(first), new Set(second), new Set(third)]
    return numbersWhere(12, (number) => inA.has(number) && (inB.has(number) || inC.has(number)))
  },
  subsets: (described: Described) => {
    const members: number[] = []
    for (let number = described.low; number <= described.high; number++)
      if (isMember(described, number)) members.push(number)
    return countSubsets(members)
  },
})
