import type { RuleChecker } from '../grammar/by-rules.ts'
import type { Slip } from './spelling-row.ts'
import spellings from './spellings.json' with { type: 'json' }

const words: ReadonlySet<string> = new Set(spellings.words)
const misspellings: ReadonlySet<string> = new Set(spellings.misspellings)

/** Looks the option up in what the word lists say. For a misspelling, finds the nearest word and how the two differ. */
export const checkSpelling: RuleChecker = (_, option) => {
  if (words.has(option)) return []
  return misspellings.has(option) ? [slipIn(option)] : ['not looked up']
}

function slipIn(misspelling: string): Slip | 'no near word' {
  const slips = spellings.words.flatMap((word) => singleSlip(misspelling, word) ?? [])
  const [slip = 'several letters', another] = slips
  return another === undefined ? slip : 'no near word'
}

/** The one slip that turns the word into the misspelling, or null. */
function singleSlip(misspelling: string, word: string): Slip | null {
  const places = Array.from({ length: word.length + 1 }, (_, place) => place)
  const withoutOne = (text: string, place: number) => text.slice(0, place) + text.slice(place + 1)
  if (misspelling.length === word.length - 1)
    return places.some((place) => withoutOne(word, place) === misspelling) ? 'missing letter' : null
  if (misspelling.length === word.length + 1)
    return places.some((place) => withoutOne(misspelling, place) === word) ? 'extra letter' : null
  if (misspelling.length !== word.length) return null
  const changed = places.filter((place) => misspelling.charAt(place) !== word.charAt(place))
  if (changed.length === 1) return 'wrong letter'
  const [first = 0, second = 0] = changed
  const isExchange =
    changed.length === 2 &&
    second === first + 1 &&
    misspelling.charAt(first) === word.charAt(second) &&
    misspelling.charAt(second) === word.charAt(first)
  return isExchange ? 'exchanged letters' : null
}
