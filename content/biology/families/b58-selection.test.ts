import { proves } from '../../engine/prove.ts'
import { selectionData, type Moths, type Proteins, type Spray } from './b58-selection.ts'

const pairs = ['P and Q', 'P and R', 'P and S', 'Q and R', 'Q and S', 'R and S']

proves(selectionData, {
  // Shares compared by cross multiplication.
  moths: ({ released, seen }: Moths) => {
    const better = seen[0] * released[1] > seen[1] * released[0] ? 'dark' : 'pale'
    return `${better} moths survived better, so the bark was probably ${better}`
  },
  proteins: ({ differences }: Proteins) =>
    pairs
      .filter((_, pair) => differences.every((other, index) => index === pair || other > (differences[pair] ?? 0)))
      .join(),
  // Among 100 bugs.
  resistance: ({ resistant, killed }: Spray) => {
    const others = (100 - resistant) * (1 - killed / 100)
    return Math.round((1000 * resistant) / (resistant + others)) / 10
  },
})
