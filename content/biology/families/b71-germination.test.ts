import { proves } from '../../engine/prove.ts'
import { germinationTubes, type AskedFactor, type SeedTubes } from './b71-germination.ts'

const letters = ['P', 'Q', 'R', 'S']
const missing = (row: readonly boolean[]) => row.flatMap((value, index) => (value ? [] : [index]))

proves(germinationTubes, {
  compare: ({ has, factor }: AskedFactor) =>
    letters.filter((_, row) => missing(has[row] ?? []).every((index) => index === factor)).join(' and '),
  'which-germinate': ({ has }: SeedTubes) => letters.filter((_, row) => missing(has[row] ?? []).length === 0).join(),
})
