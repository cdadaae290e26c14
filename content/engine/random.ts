import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** The only source of randomness for a family. The same seed gives the same draws on every machine. */
export interface Random {
  /** A whole number from `low` to `high`, inclusive. */
  int(low: number, high: number): number
  /** A multiple of `step` from `low` to `high`, inclusive. */
  step(low: number, high: number, step: number): number
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** Creates random draws from a seed text. The text is hashed first, because the generator correlates neighbouring seeds. */
export function randomFrom(seed: string): Random {
  const generator = xoroshiro128plus(hashText(seed))
  const int = (low: number, high: number) => uniformInt(generator, low, high)
  return {
    int,
    step: (low, high, step) => low + step * int(0, Math.round((high - low) / step)),
    pick: (list) => at(list, int(0, list.length - 1)),
    shuffle: (list) => {
      const shuffled = [...list]
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(0, last)
        const kept = at(shuffled, last)
        shuffled[last] = at(shuffled, other)
        shuffled[other] = kept
      }
      return shuffled
    },
  }
}

/** A 32-bit hash of a text: FNV-1a, then the finaliser of MurmurHash3, so that every bit depends on all others. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}

/** The element at an index that must exist. Throws RangeError otherwise, which means a mistake in a family. */
export function at<T>(list: readonly T[], index: number): T & ({} | null) {
  const element = list[index]
  if (element === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}`)
  return element
}
