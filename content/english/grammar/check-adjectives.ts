import type { RuleChecker } from './by-rules.ts'

/** The kinds of adjectives in the order in which they come before a noun, each with its words. */
const ranks: readonly (readonly [kind: string, words: string])[] = [
  ['number', 'two three'],
  ['opinion', 'beautiful fine pretty magnificent lovely splendid strange'],
  ['size', 'small big enormous long tall large'],
  ['age', 'old new'],
  ['shape', 'round square'],
  ['colour', 'black yellow green red white'],
  ['origin', 'Japanese Ghanaian Indian African'],
  ['material', 'wooden leather clay cotton bronze plastic velvet metal canvas brass'],
]

/** Looks the kind of each adjective up, and names every pair of neighbours in the wrong order. */
export const checkAdjectives: RuleChecker = (_, option) => {
  const words = option.split(' ').slice(/^an? /.test(option) ? 1 : 0, -1)
  const found = words.map((word) => ranks.findIndex(([, all]) => all.split(' ').includes(word)))
  if (found.includes(-1)) return ['unknown adjective']
  return found.flatMap((rank, place) => {
    const before = found[place - 1] ?? -1
    return before > rank ? [`${ranks[before]?.[0]} before ${ranks[rank]?.[0]}`] : []
  })
}
