import type { TextbookSearch } from '@sabi/shared/tutor/textbook-search'

/** A word of an administrator's search. */
export interface WordMeant {
  typed: string
  /** How the bank may spell it: its other endings, and the right words where it is misspelt. */
  spellings: string[]
}

const plainWord = /^[\p{L}\p{N}'’^]+$/u

/**
 * The words of a search, as the students' search understands them. Ids and words with symbols are searched literally.
 */
export function wordsMeant(search: string, textbook: TextbookSearch): WordMeant[] {
  const words = search.split(/\s+/).filter((word) => word !== '')
  return words.map((typed) => ({ typed, spellings: plainWord.test(typed) ? textbook.spellingsOf(typed) : [] }))
}
