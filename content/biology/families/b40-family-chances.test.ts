import { proves } from '../../engine/prove.ts'
import { familyChances } from './b40-family-chances.ts'

/** Every way of picking one from each list. */
function everyChoice(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>((made, list) => made.flatMap((start) => list.map((next) => [...start, next])), [[]])
}

function share<T>(outcomes: readonly T[], isWanted: (outcome: T) => boolean): number {
  return outcomes.filter(isWanted).length / outcomes.length
}

/** The four equally likely children of two parents, each written as two alleles. */
const children = (mother: string, father: string): string[] =>
  everyChoice([[...mother], [...father]]).map((alleles) => alleles.join(''))

const isAffected = (child: string): boolean => child === 'aa'
const isCarrier = (child: string): boolean => child === 'Aa' || child === 'aA'
const stateOf = (child: string): string => {
  if (isAffected(child)) return 'affected'
  return isCarrier(child) ? 'carrier' : 'free'
}

const healthy = children('Aa', 'Aa').filter((child) => !isAffected(child))

/** All children of all healthy siblings with the mate; each sibling has four. */
const grandchildren = (mate: string): string[] => healthy.flatMap((sibling) => children(sibling, mate))

const siblingChance: Record<string, number> = {
  carrier: share(healthy, isCarrier),
  free: share(healthy, (child) => stateOf(child) === 'free'),
  'carrier-mate': share(grandchildren('Aa'), isAffected),
  'affected-mate': share(grandchildren('aa'), isAffected),
}

const eventHolds: Record<string, (affected: number, number: number) => boolean> = {
  all: (affected, number) => affected === number,
  none: (affected) => affected === 0,
  some: (affected) => affected > 0,
  one: (affected) => affected === 1,
}

// The second route lists every order of births or every box of every square and counts.
proves(familyChances, {
  girls: ({ number, girls }: { number: number; girls: number }) =>
    share(
      everyChoice(Array.from({ length: number }, () => ['girl', 'boy'])),
      (births) => births.filter((birth) => birth === 'girl').length === girls,
    ),
  'sex-and-trait': ({ mate, state, sex }: { mate: string; state: string; sex: string }) =>
    share(
      everyChoice([children('Aa', mate === 'carrier' ? 'Aa' : 'aa'), ['girl', 'boy']]),
      ([child = '', born]) => stateOf(child) === state && born === sex,
    ),
  several: ({ number, event }: { number: number; event: string }) =>
    share(everyChoice(Array.from({ length: number }, () => children('Aa', 'Aa'))), (born) =>
      Boolean(eventHolds[event]?.(born.filter(isAffected).length, number)),
    ),
  sibling: ({ id }: { id: string }) => siblingChance[id] ?? Number.NaN,
})
