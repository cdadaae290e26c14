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
  return new Set(words.map(endingOf)).size === words.length
}

function endingOf({ word }: Entry): string {
  return word.slice(-sharedEnding)
}

/** How many letters two words share from the first one on. */
export function sharedBeginning(one: Entry, other: Entry): number {
  let length = 0
  while (length < other.word.length && one.word[length] === other.word[length]) length++
  return length
}
