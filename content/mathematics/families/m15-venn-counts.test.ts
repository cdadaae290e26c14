import { proves } from '../../engine/prove.ts'
import { vennCounts, type ThreeSets, type TwoSets } from './m15-venn-counts.ts'

type Person = readonly boolean[]

function crowd(regions: readonly (readonly [count: number, person: Person])[]): Person[] {
  return regions.flatMap(([count, person]) => Array.from({ length: count }, () => person))
}

function twoSets({ onlyFirst, onlySecond, both, neither }: TwoSets): Person[] {
  return crowd([
    [onlyFirst, [true, false]],
    [onlySecond, [false, true]],
    [both, [true, true]],
    [neither, [false, false]],
  ])
}

function threeSets({ only, pairs, all }: ThreeSets): Person[] {
  return crowd([
    [only[0], [true, false, false]],
    [only[1], [false, true, false]],
    [only[2], [false, false, true]],
    [pairs[0], [true, true, false]],
    [pairs[1], [false, true, true]],
    [pairs[2], [true, false, true]],
    [all, [true, true, true]],
  ])
}

function memberships(person: Person): number {
  return person.filter(Boolean).length
}

// The second routes build the people one by one and count heads.
proves(vennCounts, {
  both: (sets: TwoSets) => twoSets(sets).filter((person) => memberships(person) === 2).length,
  neither: (sets: TwoSets) => twoSets(sets).filter((person) => memberships(person) === 0).length,
  'exactly-one': (sets: TwoSets) => twoSets(sets).filter((person) => memberships(person) === 1).length,
  'all-three': (sets: ThreeSets) => threeSets(sets).filter((person) => memberships(person) === 3).length,
})
