import { joined, sliced, trimmed, withEmphasis, emphasis, type StyledText } from './document-line.ts'

export interface OptionPart {
  letter: string
  words: StyledText
}

export interface OptionLine {
  /** The text before the first option on the line. */
  before: StyledText
  options: OptionPart[]
  /** True if there is a gap between options: they may be in columns, so a wrapped line could belong to any of them. */
  isInColumns: boolean
}

interface Marker {
  letter: string
  index: number
  end: number
  isAfterGap: boolean
  /** 'A.x' without a space counts only in a sequence or at the start. */
  isTight: boolean
}

/** '*B.', '(b)', '[C]', 'D)', 'A.', 'A:', 'A.text'. */
const marker = /(?<=^|[\s\uE011])(\*?)([([]?)([A-Ea-e])(?:([)\]])[.:]?[^\S\t]*|([.:])(?=\s|$)[^\S\t]*|([.])(?=[^\s.]))/g

function markersIn(text: string): Marker[] {
  return [...text.matchAll(marker)].flatMap((match) => {
    const [whole, , open, letter = '', close, , tight] = match
    if (open !== '' && close === undefined) return []
    if (tight !== undefined && /^[a-e]\.[a-z]\./.test(text.slice(match.index))) return []
    const before = text.slice(0, match.index)
    return {
      letter,
      index: match.index,
      end: match.index + whole.length,
      isAfterGap: /(?:\t|\s{3,})$/.test(before),
      isTight: tight !== undefined,
    }
  })
}

/**
 * The options of a line that starts with one, or, if some are already known, that has the next one further along. Null for any other
 * line.
 */
export function optionsIn(line: StyledText, known: readonly string[]): OptionLine | null {
  const found = markersIn(line.text)
  const [first] = found
  const expected = letterAfter(known.at(-1))
  const startsLine = first !== undefined && line.text.slice(0, first.index).trim() === ''
  const next = startsLine ? first : found.find(({ letter, isTight }) => letter === expected && !isTight)
  const isTooSoon = known.length === 0 && (!startsLine || !/a/i.test(first.letter))
  if (next === undefined || isTooSoon) return null
  return cut(line, keptMarkers(found.slice(found.indexOf(next)), known))
}

/** The options that follow the question on its own line. They must include A and B. */
export function inlineOptions(line: StyledText): OptionLine | null {
  const found = markersIn(line.text)
  const first = found.findIndex(({ letter }, index) => {
    const next = found[index + 1]?.letter
    return (letter === 'A' && next === 'B') || (letter === 'a' && next === 'b')
  })
  return first === -1 ? null : cut(line, keptMarkers(found.slice(first), []))
}

/** Keeps only letters that continue the sequence, or that start a column. */
function keptMarkers(found: readonly Marker[], known: readonly string[]): Marker[] {
  const seen = new Set(known)
  const kept: Marker[] = []
  for (const marker of found) {
    const last = kept.at(-1)?.letter
    const isNext = last === undefined || marker.letter === letterAfter(last)
    const startsColumn = marker.isAfterGap && !seen.has(marker.letter) && isUpper(marker.letter) === isUpper(last ?? '')
    if (!isNext && !startsColumn) continue
    kept.push(marker)
    seen.add(marker.letter)
  }
  return kept
}

function cut(line: StyledText, markers: readonly Marker[]): OptionLine {
  const options = markers.map(({ letter, index, end }, place) => {
    const words = trimmed(sliced(line, end, markers[place + 1]?.index))
    const isStarred = line.text.charAt(index) === '*'
    return { letter, words: ticked(isStarred ? withEmphasis(words, emphasis.tick) : words) }
  })
  return {
    before: trimmed(sliced(line, 0, markers[0]?.index)),
    options,
    isInColumns: markers.slice(1).some(({ isAfterGap }) => isAfterGap),
  }
}

/** Treats a tick after an option as emphasis, not as text. */
function ticked(words: StyledText): StyledText {
  const tick = /\s*(?:[✓✔✅☑]\uFE0F?|\((?:correct|right)(?: answer| option)?\))\s*$/i.exec(words.text)
  return tick === null ? words : withEmphasis(sliced(words, 0, tick.index), emphasis.tick)
}

function letterAfter(letter: string | undefined): string {
  if (letter === undefined) return ''
  return String.fromCharCode(letter.charCodeAt(0) + 1)
}

function isUpper(letter: string): boolean {
  return letter === letter.toUpperCase()
}

/** Appends words to the last option of a line. */
export function withWords(option: OptionPart, words: StyledText): OptionPart {
  return { ...option, words: joined([option.words, words], ' ') }
}
