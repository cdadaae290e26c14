import { readNumbers } from '../engine/number.ts'

const numeral = '\\(?(?:[IVX]{1,4}|[ivx]{1,4})\\)?'
const numeralList = new RegExp(`^(?:${numeral})(?:\\s*(?:,|&|and|or)\\s*(?:${numeral}))*(?:\\s+only)?\\.?$`)
const letterList = /^(?:both |either |neither )?[A-E](?:\s*(?:,|&|and|or|nor)\s*[A-E])+(?:\s+only)?\.?$/
const placeWords = /\b(?:all|none|any|both|neither|two|some) of (?:the )?(?:above|these|options|following)\b/i
const namesOption = /\b(?:[Oo]ptions?|[Cc]hoices?|[Aa]nswers?(?: is)?|[Aa]lternatives?)\s*[:(]?\s*[A-E]\b|\([A-E]\)/

const lettered = /^[([]?([A-Ea-e])\s?[.):\]]\s*(\S.*)$/s

/** The options without 'A.', '(b)' or 'C)' before them, where all of them have one and these count in order. */
export function withoutLetters(options: readonly string[]): string[] {
  const rest = options.map((option, place) => {
    const [, letter, text] = lettered.exec(option) ?? []
    return letter?.toLowerCase() === 'abcde'[place] ? text : undefined
  })
  return rest.every((text) => text !== undefined) ? rest : [...options]
}

/** Whether each option has a letter of its own that is not that of its place: nobody knows which of the two a key means. */
export function areLettersOutOfOrder(options: readonly string[]): boolean {
  const letters = options.map((option) => lettered.exec(option)?.[1]?.toLowerCase())
  const areDistinct = !letters.includes(undefined) && new Set(letters).size === options.length
  return areDistinct && letters.some((letter, place) => letter !== 'abcde'[place])
}

/** Whether the options are numbers of one unit, which is a sign of a calculation. */
export function areNumbers(options: readonly string[]): boolean {
  return readNumbers(options) !== null
}

/**
 * Whether the options may stand in any order. Numbers and lists of statements have an order of their own, and 'all of the
 * above' or an explanation that names a letter speaks of the order that the file has.
 */
export function mayShuffle({
  text,
  options,
  explanation,
}: {
  text: string
  options: readonly string[]
  explanation: string
}): boolean {
  if (areNumbers(options) || namesOption.test(explanation) || namesOption.test(text)) return false
  const lists = options.filter((option) => numeralList.test(option))
  if (lists.length > 1) return false
  return !options.some((option) => letterList.test(option) || placeWords.test(option))
}
