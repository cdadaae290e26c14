/** A sentence in which one preposition is fixed, and three that no careful writer uses there in this sense. */
export interface Row {
  sentence: string
  /** The word by which the checker finds the preposition. */
  head: string
  key: string
  /** What each wrong preposition would say, or where it belongs. */
  wrong: Readonly<Record<string, string>>
  principle: string
  /** What the principle means in this sentence; the key is printed after it. */
  step: string
  /** A comparison with words that the student knows, then what can be crossed out or another comparison. */
  hints: readonly [string, string]
}
