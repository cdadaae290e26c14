import { proves } from '../../engine/prove.ts'
import { foodTests, type Samples, type Tubes } from './b69-food-tests.ts'

const letters = ['P', 'Q', 'R', 'S']

proves(foodTests, {
  // The sample with the same positive tests as the one asked for, and no other.
  'which-sample': ({ has, row }: Samples) =>
    letters.filter((_, index) => String(has[index]) === String(has[row])).join(),
  content: ({ has, row }: Samples) => {
    const [starch = false, sugar = false, protein = false] = has[row] ?? []
    const found: string[] = []
    if (starch) found.push('starch')
    if (sugar) found.push('reducing sugar')
    if (protein) found.push('protein')
    return found.join(' and ')
  },
  destroyed: ({ first }: Tubes) => letters.filter((_, row) => (first[row] ?? 0) > 60).join(),
  inactive: ({ first }: Tubes) => letters.filter((_, row) => (first[row] ?? 37) < 5).join(),
})
