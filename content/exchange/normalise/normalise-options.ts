import { readNumbers } from '../../engine/number.ts'

const numeral = '\\(?(?:[IVX]{1,4}|[ivx]{1,4})\\)?'
const numeralList = new RegExp(`^(?:${numeral})(?:\\s*(?:,|&|and|or)\\s*(?:${numeral}))*(?:\\s+only)?\\.?$`)
const letterList =
  /^(?:(?:both|either|neither)\s+)?[A-E](?:\s*(?:,|&|\/|\band\b|\bor\b|\bnor\b)\s*[A-E])+(?:\s+only)?\.?$/i
const onlyLetter = /^(?:only\s+[A-E]|[A-E]\s+only)\.?$/i
/** 'A and C', '(A), (B)' or 'B is' as part of a text. Capitals only, because small letters are more often quantities. */
const namesLetters =
  /(?<![\p{L}\p{N}])[A-E]\)?(?:\s*(?:,|&|\/)\s*(?:(?:and|or)\s+)?|\s+(?:and|or|nor|AND|OR|NOR)\s+)\(?[A-E](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[A-E]\)?\s+(?:is|are)\b/u
const placeWords =
  /\b(?:all|none|any|both|neither|two|some) of (?:the )?(?:above|these|options|following)\b|\b(?:all|none|any|both|neither|either)(?:\s+of)?(?:\s+the)?\s+above\b/i
const namesOption = /\b(?:[Oo]ptions?|[Cc]hoices?|[Aa]nswers?(?: is)?|[Aa]lternatives?)\s*[:(]?\s*[A-E]\b|\([A-E]\)/

const lettered = /^[([]?([A-Ea-e])\s?[.):\]]\s*(\S.*)$/s

/** Removes labels such as 'A.', '(b)' or 'C)' if all options have one and they are in order. */
export function withoutLetters(options: readonly string[]): string[] {
  const rest = options.map((option, place) => {
    const [, letter, text] = lettered.exec(option) ?? []
    return letter?.toLowerCase() === 'abcde'[place] ? text : undefined
  })
  return rest.every((text) => text !== undefined) ? rest : [...options]
}

/** Returns true if each option has a letter that differs from its position, so that a key could mean either. */
export function areLettersOutOfOrder(options: readonly string[]): boolean {
  const letters = options.map((option) => lettered.exec(option)?.[1]?.toLowerCase())
  const areDistinct = !letters.includes(undefined) && new Set(letters).size === options.length
  return areDistinct && letters.some((letter, place) => letter !== 'abcde'[place])
}

/** Returns whether the options are numbers with the same unit, which suggests a calculation. */
export function areNumbers(options: readonly string[]): boolean {
  return readNumbers(options) !== null
}

/**
 * Returns whether the options may be shuffled. Numbers and lists of statements have an order of their own, and 'all of the above' or
 * letters in an option or the explanation refer to the order in the file.
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
  if ([explanation, ...options].some((part) => namesLetters.test(part) || placeWords.test(part))) return false
  if (options.every((option) => /^(?:true|false)$/i.test(option))) return false
  const lists = options.filter((option) => numeralList.test(option))
  if (lists.length > 1) return false
  return !options.some((option) => letterList.test(option) || onlyLetter.test(option))
}
