import { expect, test } from 'vitest'
import { proves } from '../../engine/prove.ts'
import { subscript } from '../facts/formula.ts'
import { isomerCounts, type IsomerCount } from '../facts/isomers.ts'
import { isomersAndHomologues } from './c44-isomers.ts'

/** A carbon skeleton: the neighbours of each atom. */
type Skeleton = readonly (readonly number[])[]

// Isomers by drawing all of them; hydrogens by the free bonds of the molecule; formulas by trying every one of that mass.
proves(isomersAndHomologues, {
  'isomer-count': ({ isomers }: { isomers: IsomerCount }) => isomersOf(isomers).length,
  'hydrogen-atoms': ({ homologue, carbons }: { homologue: { name: string }; carbons: number }) => {
    const { valencies, bonds } = groups[homologue.name] ?? { valencies: 0, bonds: Number.NaN }
    return 4 * carbons + valencies - 2 * (carbons - 1 + bonds)
  },
  'formula-from-mass': ({ series, carbons }: { series: { name: string; extra: number }; carbons: number }) => {
    const missingPairs = ['alkane', 'alkene', 'alkyne'].indexOf(series.name)
    const mass = 12 * carbons + (2 * carbons + series.extra)
    const fits = Array.from({ length: 20 }, (_, count) => ({ carbon: count, hydrogen: mass - 12 * count }))
      .filter(({ carbon, hydrogen }) => hydrogen === 2 * carbon + 2 - 2 * missingPairs)
      .map(({ carbon, hydrogen }) => `C${subscript(carbon)}H${subscript(hydrogen)}`)
    return fits.join(' or ')
  },
})

test('the isomers without a branch are as many as given', () => {
  for (const isomers of isomerCounts) {
    const chains = isomersOf(isomers).filter(({ skeleton }) => skeleton.every((neighbours) => neighbours.length <= 2))
    expect(chains.length, isomers.formula).toBe(isomers.unbranched)
  }
})

/** Valencies of the atoms other than carbon and hydrogen, and the bonds beyond the single ones of the carbon chain. */
const groups: Readonly<Record<string, { valencies: number; bonds: number }>> = {
  alkane: { valencies: 0, bonds: 0 },
  'alkene with one double bond': { valencies: 0, bonds: 1 },
  'alkyne with one triple bond': { valencies: 0, bonds: 2 },
  'saturated alkanol': { valencies: 2, bonds: 1 },
  'saturated alkanoic acid': { valencies: 4, bonds: 3 },
  'saturated primary amine': { valencies: 3, bonds: 1 },
}

function isomersOf({ kind, carbons }: IsomerCount): { skeleton: Skeleton }[] {
  const found = new Map<string, { skeleton: Skeleton }>()
  for (const skeleton of skeletonsOf(carbons)) {
    for (const name of namesOf(skeleton, kind)) found.set(name, { skeleton })
  }
  return [...found.values()]
}

/** A name for each way of placing the group or multiple bond; equal structures get equal names. */
function namesOf(skeleton: Skeleton, kind: IsomerCount['kind']): string[] {
  if (kind === 'alkane') return [skeletonName(skeleton)]
  const atoms = [...skeleton.keys()]
  const degree = (atom: number) => skeleton[atom]?.length ?? 0
  if (kind === 'alkanol' || kind === 'chloroalkane')
    return atoms.filter((atom) => degree(atom) < 4).map((atom) => branchName(skeleton, atom))
  const most = kind === 'alkene' ? 3 : 2
  return atoms
    .flatMap((a) => (skeleton[a] ?? []).filter((b) => a < b).map((b) => [a, b] as const))
    .filter(([a, b]) => degree(a) <= most && degree(b) <= most)
    .map(([a, b]) => [branchName(skeleton, a, b), branchName(skeleton, b, a)].sort().join('='))
}

/** All trees of that many atoms with at most four bonds each, grown a leaf at a time. */
function skeletonsOf(atoms: number): Skeleton[] {
  let grown: Skeleton[] = [[[]]]
  for (let size = 1; size < atoms; size++) {
    const larger = new Map<string, Skeleton>()
    for (const skeleton of grown) {
      for (const [atom, neighbours] of skeleton.entries()) {
        if (neighbours.length === 4) continue
        const next = [...skeleton.map((others, index) => (index === atom ? [...others, size] : others)), [atom]]
        larger.set(skeletonName(next), next)
      }
    }
    grown = [...larger.values()]
  }
  return grown
}

function skeletonName(skeleton: Skeleton): string {
  return [...skeleton.keys()].map((atom) => branchName(skeleton, atom)).sort()[0] ?? ''
}

function branchName(skeleton: Skeleton, atom: number, from = -1): string {
  const branches = (skeleton[atom] ?? [])
    .filter((next) => next !== from)
    .map((next) => branchName(skeleton, next, atom))
  return `(${branches.sort().join('')})`
}
