import { proves } from '../../engine/prove.ts'
import { onlyRight } from '../expression.ts'
import type { Measure, ThreeSets, Unknown } from '../forms/m62-people.ts'
import { vennReading, writeShaded, type Counted, type Listed } from './m62-venn-reading.ts'

const regions = [
  { region: 'a', inFirst: true, inSecond: false },
  { region: 'b', inFirst: false, inSecond: true },
  { region: 'ab', inFirst: true, inSecond: true },
  { region: '', inFirst: false, inSecond: false },
] as const

/** Whether a member is in a set that symbols describe: read from left to right, brackets first. */
function isIn(symbols: string, inSet: Readonly<Record<string, boolean>>): boolean {
  const [, inner, rest = ''] = /^\((.*)\)(.*)$/.exec(symbols) ?? []
  if (inner !== undefined) return isIn(inner, inSet) !== (rest === '′')
  const [left = '', sign, right = ''] = symbols.split(' ')
  const isInOne = (name: string) => (inSet[name.charAt(0)] ?? false) !== name.endsWith('′')
  if (sign === undefined) return isInOne(left)
  return sign === '∩' ? isInOne(left) && isInOne(right) : isInOne(left) || isInOne(right)
}

/** The regions that belong to a set, by asking of each of them alone. */
function regionsOf(symbols: string, [p, q]: readonly [string, string]): ('a' | 'b' | 'ab' | '')[] {
  return regions
    .filter(({ inFirst, inSecond }) => isIn(symbols, { [p]: inFirst, [q]: inSecond }))
    .map(({ region }) => region)
}

const measures: Readonly<Record<Measure, (circles: number) => boolean>> = {
  'exactly one': (circles) => circles === 1,
  'exactly two': (circles) => circles === 2,
  'at least two': (circles) => circles > 1,
  'at most one': (circles) => circles < 2,
}

// The second routes read the symbols for every region by itself and count members one by one.
proves(vennReading, {
  shaded: (parameters: Parameters<typeof writeShaded>[0]) =>
    onlyRight(
      writeShaded(parameters),
      (text) => regionsOf(text, parameters.names).sort().join() === [...parameters.notation.regions].sort().join(),
    ),
  number: ({ names, notation, counts }: Counted) => {
    const members = regions.flatMap(({ region }) => Array.from({ length: counts[region] }, () => region))
    const wanted = regionsOf(notation.symbols(names[0], names[1]), names)
    return members.filter((region) => wanted.includes(region)).length
  },
  members: ({ names: [p, q], notation, members }: Listed) => {
    const found = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((number) =>
      isIn(notation.symbols(p, q), {
        [p]: members.a.includes(number) || members.ab.includes(number),
        [q]: members.b.includes(number) || members.ab.includes(number),
      }),
    )
    return `{${found.join(', ')}}`
  },
  'unknown-region': ({ times, overlap, second, outside }: Unknown) => {
    const all = times * overlap + overlap + second + outside
    const fitting = Array.from({ length: all }, (_, x) => x).filter((x) => times * x + x + second + outside === all)
    return fitting.length === 1 ? (fitting[0] ?? Number.NaN) : Number.NaN
  },
  'three-sets': ({ measure, only, pairs, all, none }: ThreeSets) => {
    const people = [[none, 0] as const, ...only.map((n) => [n, 1] as const), ...pairs.map((n) => [n, 2] as const)]
    return [...people, [all, 3] as const]
      .flatMap(([count, circles]) => Array.from({ length: count }, () => circles))
      .filter(measures[measure]).length
  },
})
