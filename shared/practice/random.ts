/** A number from 0 (included) to 1 (excluded), like Math.random. */
export type Random = () => number

/** Random numbers that are the same for the same seed, on every machine. Near seeds give unlike draws. */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x9e3779b9) | 0
    return (mixBits(state) >>> 0) / 2 ** 32
  }
}

/** The list in random order, as a copy. */
export function shuffle<T>(list: readonly T[], random: Random): T[] {
  const shuffled: T[] = []
  for (const entry of list) {
    const place = Math.floor(random() * (shuffled.length + 1))
    const moved = shuffled[place]
    // The entry at this place, if there is one, moves to the end. Slicing is slower, but also right for entries that are undefined.
    if (moved === undefined) shuffled.push(...shuffled.slice(place, place + 1))
    else shuffled.push(moved)
    shuffled[place] = entry
  }
  return shuffled
}

function hashOf(text: string): number {
  let hash = 0
  for (const character of text) hash = mixBits(hash ^ (character.codePointAt(0) ?? 0)) + 1
  return hash
}

/** Spreads every bit of a number over all 32 (Murmur's finaliser). */
function mixBits(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}
