import type { Entry } from '../lexicon/lexicon.ts'

/** Words that share this many letters at their end look as if they rhymed, or as if they had the same stress. */
const sharedEnding = 2

export function lengthOf({ word }: Pick<Entry, 'word'>): number {
  return word.length
}

export function bandOf({ band }: Pick<Entry, 'band'>): number {
  return band
}

export function endsLike(one: Entry, other: Entry): boolean {
  return endingOf(one) === endingOf(other)
}

/** True if no two of the words end alike, so that no ending suggests which of them belong together. */
export function haveDifferentEndings(words: readonly Entry[]): boolean {
  return countEndings(words) === words.length
}

export function countEndings(words: readonly Entry[]): number {
  return new Set(words.map(endingOf)).size
}

export function endingOf({ word }: Entry): string {
  return word.slice(-sharedEnding)
}

/** How many letters two words share from the first one on. */
export function sharedBeginning(one: Entry, other: Entry): number {
  let length = 0
  while (length < other.word.length && one.word[length] === other.word[length]) length++
  return length
}

/**
 * The twin keys of a question about words: its target, its key, and the pair, so that no other question exchanges the two. A word may be
 * the target of one question and the key of another.
 */
export function twinKeysOf(target: Entry | null, key: Entry): string[] {
  if (target === null) return [`key ${key.word}`]
  return [`key ${key.word}`, `target ${target.word}`, `pair ${[target.word, key.word].sort().join(' ')}`]
}
