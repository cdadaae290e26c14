import { closestWords } from './closest-words.ts'
import { wantedWords, wordsOf } from './search-words.ts'
import { asNotesSay } from './student-words.ts'

/** The place of a word in a text. */
export interface Hit {
  start: number
  end: number
}

const word = /[\p{L}\p{N}]+/gu
/** Fewer letters begin too many words. */
const shortestBeginning = 3

/**
 * Finds the words of some texts that a search means, as the search itself does: other endings, unfinished words,
 * slips of spelling and the terms that students use. Returns the hits of each text.
 */
export function findHits(texts: readonly string[], search: string): Hit[][] {
  const known = new Map<string, string>()
  const vocabulary = new Set(texts.flatMap((text) => wordsOf(text, known)))
  const wanted = new Set([...wantedWords(search), ...wantedWords(asNotesSay(search) ?? '')])
  const meant = new Set([...wanted].flatMap((one) => meaningsOf(one, vocabulary)))
  const isMeant = (piece: string) => wordsOf(piece, known).some((stem) => meant.has(stem))
  return texts.map((text) =>
    [...text.matchAll(word)]
      .filter(([piece]) => isMeant(piece))
      .map(({ 0: piece, index }) => ({ start: index, end: index + piece.length })),
  )
}

function meaningsOf(wanted: string, vocabulary: ReadonlySet<string>): string[] {
  if (vocabulary.has(wanted)) return [wanted]
  const begun = wanted.length < shortestBeginning ? [] : [...vocabulary].filter((known) => known.startsWith(wanted))
  return begun.length > 0 ? begun : closestWords(wanted, vocabulary)
}

/** A part of a text, and whether a search means it. */
export interface Piece {
  text: string
  /** Where it begins. */
  start: number
  isHit: boolean
}

/** Splits a text at its hits. */
export function splitAtHits(text: string, hits: readonly Hit[]): Piece[] {
  const ends = hits.flatMap(({ start, end }) => [start, end])
  return [0, ...ends]
    .map((start, index) => ({ text: text.slice(start, ends[index]), start, isHit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
