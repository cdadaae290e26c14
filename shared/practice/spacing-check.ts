import { familyDistance } from './spacing.ts'

/** The fields that the checks of a drawn session need. */
export interface Member {
  id: string
  family: string | null
}

/** For tests: whether any order can space these. The largest families need that many places from first to last. */
export function canBeSpaced(members: readonly Member[]): boolean {
  const sizes = [...sizesOfFamilies(members).values()]
  const most = Math.max(1, ...sizes)
  const largest = sizes.filter((size) => size === most).length
  return (most - 1) * familyDistance + largest <= members.length
}

/** For tests: whether no two questions of one family are closer than they should be. */
export function isSpaced(members: readonly Member[]): boolean {
  const latest = new Map<string, number>()
  return members.every(({ family }, position) => {
    if (family === null) return true
    const distance = position - (latest.get(family) ?? -Infinity)
    latest.set(family, position)
    return distance >= familyDistance
  })
}

/** For tests: the number of questions in each family; a question without one is its own family. */
export function sizesOfFamilies(members: readonly Member[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const { family, id } of members) sizes.set(family ?? id, (sizes.get(family ?? id) ?? 0) + 1)
  return sizes
}
