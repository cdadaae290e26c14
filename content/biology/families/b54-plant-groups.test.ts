import { proves } from '../../engine/prove.ts'
import { plantGroups, type Generations, type Groups } from './b54-plant-groups.ts'

/** Diploid is all that grows from the zygote up to meiosis; the endosperm is the only part with three sets. */
function setsIn(plant: string, part: string): number {
  if (part === 'endosperm') return 3
  const isDiploid = /zygote|embryo|mother cell|stalk/.test(part) || (plant !== 'moss' && /frond|leaf cell/.test(part))
  return isDiploid ? 2 : 1
}

const advance = ['alga', 'bryophyte', 'pteridophyte', 'gymnosperm', 'angiosperm']

proves(plantGroups, {
  chromosomes: ({ plant, known, asked, set }: Generations) => {
    const given = { 1: set, 2: set + set, 3: set + set + set }[setsIn(plant, known)] ?? 0
    return (given / setsIn(plant, known)) * setsIn(plant, asked)
  },
  'which-group': ({ row }: Groups) => ['P', 'Q', 'R', 'S'][row] ?? '',
  order: ({ rows }: Groups) => {
    const found = advance.flatMap((_, group) => (rows.includes(group) ? ['P', 'Q', 'R', 'S'][rows.indexOf(group)] : []))
    return found.join(', ')
  },
})
