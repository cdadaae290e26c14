import { optionLetters } from '../content/option-letter.ts'
import type { Question } from '../content/question.ts'
import { amountsIn, isSameAmount, onlyAmount } from './amounts.ts'

export type OptionsOf = Pick<Question, 'options' | 'correctOption' | 'canShuffle'>

/** A place where a text names an option by its words, its amount or a letter (null if the letter could mean any option). */
export interface NamedOption {
  option: number | null
  start: number
  end: number
}

/** Strips Markdown emphasis and normalises the spelling, so that options can be found in the text. */
export function comparable(text: string): string {
  return text
    .replaceAll(/[*_`$]|\\[()[\]]/g, '')
    .replaceAll(hidden, '')
    .replaceAll(/[！-～]/g, (sign) => sign.normalize('NFKC'))
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐‑–−]/g, '-')
    .replaceAll(/[₀-₉]/g, (sign) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(sign)))
    .replaceAll(/[^\S\n]+/g, ' ')
}

/** Characters within a word that are invisible or strike it through. */
const hidden = /[\u00ad\u200b\u2060\ufeff]|\u034f|\p{Join_Control}|\p{Variation_Selector}|[\u0334-\u0337]/gu

/** Finds the options that a comparable text names, in text order. The longest match wins: "iron ore" does not name "iron". */
export function namedOptions(question: OptionsOf, text: string): NamedOption[] {
  const isTaken = new Uint8Array(text.length)
  const named: NamedOption[] = []
  const take = (option: number | null, start: number, end: number) => {
    if (isTaken.subarray(start, end).includes(1)) return
    named.push({ option, start, end })
    isTaken.fill(1, start, end)
  }
  for (const { option, pattern } of patternsOf(question))
    for (const { 0: words, index } of text.matchAll(pattern)) take(option, index, endOf(text, index + words.length))
  const known = amountsOf(question)
  for (const { value, start, end } of amountsIn(text)) {
    const option = optionOfAmount(known, { value, unit: unitAfter(text.slice(end)) })
    if (option !== null) take(option, start, end)
  }
  for (const { letter, start, end } of lettersIn(text)) take(optionOfLetter(question, letter), start, end)
  return named.sort((one, other) => one.start - other.start)
}

function patternsOf({ options }: OptionsOf): { option: number; pattern: RegExp }[] {
  return options
    .map((words, option) => ({
      option,
      words: comparable(words)
        .replace(/^(?:an?|the) (?=..)/i, '')
        .replace(/\.$/, '')
        .trim(),
    }))
    .filter(({ words }) => words !== '')
    .sort((one, other) => other.words.length - one.words.length)
    .map(({ option, words }) => ({ option, pattern: patternOf(words) }))
}

/** Includes an option's own full stop when the option is quoted in mid-sentence. */
function endOf(text: string, end: number): number {
  return /^\.["']? [a-z]/.test(text.slice(end, end + 4)) ? end + 1 : end
}

/** "He" is helium but "he" is not, so short names are matched case-sensitively. */
function patternOf(words: string): RegExp {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`)
  const isWord = /\p{L}$/u.test(words) && words.length > 2
  const end = isWord ? String.raw`(?:e?s)?(?![\p{L}\p{N}])` : String.raw`(?![\p{L}\p{N}]|[.,/]\d)`
  const start = /^[\p{L}\p{N}]/u.test(words) ? String.raw`(?<![\p{L}\p{N}]|\d[.,/]|(?<![\p{L}\p{N}] )[-+])` : ''
  const article = /^\p{L}/u.test(words) ? String.raw`(?:(?:[Aa]n?|[Tt]he)\s+)?` : ''
  return new RegExp(start + article + escaped + end, words.length > 2 ? 'giu' : 'gu')
}

interface AmountOfOption {
  option: number
  value: number
  unit: string
}

/** The options that consist of a single amount. */
function amountsOf({ options }: OptionsOf): AmountOfOption[] {
  return options.map(comparable).flatMap((words, option) => {
    const [amount] = amountsIn(words)
    if (amount === undefined || onlyAmount(words) === null) return []
    return [{ option, value: amount.value, unit: unitAfter(words.slice(amount.end)) }]
  })
}

/** Amounts match with their unit only: 10 m/s² is not the option 10 N, and options that differ only in unit are matched by words. */
function optionOfAmount(
  known: readonly AmountOfOption[],
  { value, unit }: Pick<AmountOfOption, 'value' | 'unit'>,
): number | null {
  const same = known.filter(
    (own) => isSameAmount(own.value, value) && (unit === '' || own.unit === '' || unit === own.unit),
  )
  return same.length === 1 ? (same[0]?.option ?? null) : null
}

/** The unit after a number, or '' if the next word is not a unit. */
function unitAfter(text: string): string {
  return (
    /^\s?([kmcdMGµμn]?(?:g|m|s|A|K|N|J|W|V|Hz|Pa|C|Ω|F|H|T|eV|mol|L|l)|°C|°|%|min|h|cm|dm|rad)(?!\p{L})/u.exec(
      text,
    )?.[1] ?? ''
  )
}

const letter = String.raw`["'(]{0,2}([A-Eb-e])["')]{0,2}(?![\p{L}\p{N}'^=+]|\s?[=+])`
const letterPatterns = [
  new RegExp(String.raw`\b(?:[Oo]ption|[Ll]etter|[Cc]hoice|[Aa]nswer)s?:?\s+${letter}`, 'gu'),
  new RegExp(
    String.raw`\b(?:[Aa]nswer|[Cc]hoice|[Oo]ption|one|[Kk]ey|[Ii]t|[Tt]his|[Tt]hat)(?:'s| is| would be| must be| should be|:|=)\s*(?:definitely |clearly |indeed )?${letter}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Cc]hoose|[Cc]hose|[Pp]ick|[Pp]icked|[Ss]elect|[Tt]ick|[Ss]hade|[Gg]o with|went with|opt for|think|say|says|got|sure|but|[Ii]s it)\s+${letter}`,
    'gu',
  ),
  /(?<![\p{L}\p{N}])\(?([A-E])\)?(?= (?:is|was) (?:the )?(?:not |in)?(?:right|correct|wrong|true|answer|best))/gu,
  /(?<![\p{L}\p{N}])\(([A-E])\)/gu,
  /^\(?([A-Ea-e])\)?(?=[.?!]?$)/gu,
]

function lettersIn(text: string): { letter: string; start: number; end: number }[] {
  return letterPatterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: words, 1: named = '', index }) => {
      const start = index + words.lastIndexOf(named)
      return { letter: named, start, end: start + 1 }
    }),
  )
}

/** Maps a letter to an option, which works only if the options are never shuffled. */
function optionOfLetter({ options, canShuffle }: OptionsOf, named: string): number | null {
  const place = optionLetters.indexOf(named.toUpperCase())
  return canShuffle || place >= options.length ? null : place
}
