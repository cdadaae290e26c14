import { proves } from '../../engine/prove.ts'
import { offspringTables, type Couples, type Crosses } from './b59-offspring-tables.ts'

/** The groups of children by the groups of the parents, as a textbook lists them. */
const children: Readonly<Record<string, string>> = {
  'A A': 'A O',
  'A B': 'A B AB O',
  'A AB': 'A B AB',
  'A O': 'A O',
  'B B': 'B O',
  'AB B': 'A B AB',
  'B O': 'B O',
  'AB AB': 'A B AB',
  'AB O': 'A B',
  'O O': 'O',
}
const couplesWith = ({ couples, child }: Couples, isAble: boolean) =>
  [...'PQRS']
    .filter((_, row) => {
      const possible = (children[[...(couples[row] ?? [])].sort().join(' ')] ?? '').split(' ')
      return possible.includes(child) === isAble
    })
    .join()

proves(offspringTables, {
  'only-parents': (given: Couples) => couplesWith(given, true),
  'not-parents': (given: Couples) => couplesWith(given, false),
  'which-cross': ({ counts, asked }: Crosses) => {
    const expected = { 'two heterozygotes': 0.25, 'a heterozygote and a recessive': 0.5, 'two recessives': 1 }[asked]
    const gaps = counts.map(([dominant, recessive]) => Math.abs(recessive / (dominant + recessive) - expected))
    return 'PQRS'.charAt(gaps.indexOf(Math.min(...gaps)))
  },
})
