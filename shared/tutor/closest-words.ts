/** Returns the vocabulary words closest to a misspelt word, or none if correcting it takes too many edits. */
export function closestWords(word: string, vocabulary: Iterable<string>): string[] {
  let fewest = word.length < 5 ? -1 : word.length < 7 ? 1 : 2
  let closest: string[] = []
  for (const known of vocabulary) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > fewest) continue
    const slips = slipsBetween(word, known)
    if (slips < fewest) closest = []
    if (slips > fewest) continue
    fewest = slips
    closest.push(known)
  }
  return closest
}

/** Edit distance that counts a missing, extra, wrong or swapped letter as one slip (Damerau–Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line.push(
        Math.min(
          at(last, column) + 1,
          at(line, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = line
  }
  return at(last, other.length)
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Infinity
}
