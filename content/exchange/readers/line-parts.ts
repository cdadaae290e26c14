/** What a line of a document is, or the parts of it are, to the question before it. */
export type Part =
  | { kind: 'empty' }
  | { kind: 'question'; number: number; words: string }
  | { kind: 'option'; letter: string; words: string }
  | { kind: 'heading' | 'shared' | 'answer' | 'explanation' | 'words'; words: string }

/** As much of the question before a line as tells what the line may be. */
export interface Before {
  number: number
  options: readonly string[]
}

const question =
  /^(?:(?:Q|Question|No)\.?\s{0,3}(\d{1,3})(?:\s{0,3}[.):-]\s{0,3}|\s+|$)|(\d{1,3})\s?[.)](?:\s+|$))(.*)$/i
const answer =
  /^[[(]?(?:(?:the )?correct (?:answer|option)|answer|ans|key)(?:\s+is)?\s{0,3}(?:[.:=-]\s{0,3}){1,2}(\S.*?)[\])]?$/i
const explanation = /^(?:explanation|solution|reason|working|rationale)s?\s{0,3}[:.-]\s{0,3}(.*)$/i
const heading = /^(?:section|part|paper|page|instructions?)\b/i
/** A page number, or a title in capitals: it may also be the rest of an option. */
const stray = /^(?:\d{1,3}|[A-Z][A-Z\s\d:,&/-]{7,})$/
const shared =
  /^(?:use|study|refer|read|consider|the (?:diagram|figure|graph|table|information|passage|data))\b.*\bquestions?\b/i
const marker = /(?<=^|\s)\(?([A-Ea-e])(?:\)\s*|\.\s+|\.$)/g

/** The parts of a line, in its order. A line with four options is four parts. */
export function partsOf(line: string, before: Before | null): Part[] {
  const words = line.trim()
  if (words === '') return [{ kind: 'empty' }]
  const start = question.exec(words)
  const number = Number(start?.[1] ?? start?.[2] ?? Number.NaN)
  if (start !== null && mayFollow(number, before)) return questionParts(number, (start[3] ?? '').trim())
  if (shared.test(words) && (before === null || before.options.length > 0)) return [{ kind: 'shared', words }]
  if (before === null) return []
  const key = answer.exec(words)
  if (key !== null) return [{ kind: 'answer', words: (key[1] ?? '').trim() }]
  const reason = explanation.exec(words)
  if (reason !== null) return [{ kind: 'explanation', words: (reason[1] ?? '').trim() }]
  const options = optionParts(words, before.options.length)
  if (options !== null) return options
  if (before.options.length > 1) {
    if (heading.test(words)) return [{ kind: 'heading', words }]
    return stray.test(words) ? [{ kind: 'empty' }, { kind: 'words', words }] : [{ kind: 'words', words }]
  }
  const at = before.options.length === 0 ? inlineOptions(words) : null
  if (at === null) return [{ kind: 'words', words }]
  return [{ kind: 'words', words: words.slice(0, at).trim() }, ...(optionParts(words.slice(at), 0) ?? [])]
}

/**
 * After a whole question any number opens the next: sections and papers begin again. Before its options are there,
 * numbers go up, and a number below that is a line of a list in the question.
 */
function mayFollow(number: number, before: Before | null): boolean {
  if (before === null) return true
  if (before.options.length === 0) return number === before.number + 1
  return before.options.length > 1 || number > before.number || number === 1
}

function questionParts(number: number, words: string): Part[] {
  const at = inlineOptions(words)
  if (at === null) return [{ kind: 'question', number, words }]
  const options = optionParts(words.slice(at), 0) ?? []
  return [{ kind: 'question', number, words: words.slice(0, at).trim() }, ...options]
}

/** Where the options begin that stand on the line of their question; it must have the first two. */
function inlineOptions(words: string): number | null {
  const markers = [...words.matchAll(marker)]
  const first = markers.findIndex(([, letter], index) => {
    const next = markers[index + 1]?.[1]
    return (letter === 'A' && next === 'B') || (letter === 'a' && next === 'b')
  })
  return first === -1 ? null : (markers[first]?.index ?? null)
}

/** The options of a line that begins with one; null for a line that does not. */
function optionParts(words: string, known: number): Part[] | null {
  const found = [...words.matchAll(marker)]
  const [first] = found
  if (first === undefined || words.slice(0, first.index).trim() !== '') return null
  const isUpper = /[A-E]/.test(first[1] ?? '')
  // Only letters that go on from the last are options: 'B. Vitamin A. …' has one.
  const kept = [first]
  for (const next of found.slice(1)) {
    const expected = letterAt(known + kept.length, isUpper)
    if (next[1] === expected && kept[0]?.[1] === letterAt(known, isUpper)) kept.push(next)
  }
  return kept.map((match, index) => {
    const end = kept[index + 1]?.index ?? words.length
    return { kind: 'option', letter: match[1] ?? '', words: words.slice(match.index + match[0].length, end).trim() }
  })
}

function letterAt(index: number, isUpper: boolean): string | undefined {
  return (isUpper ? 'ABCDE' : 'abcde')[index]
}
