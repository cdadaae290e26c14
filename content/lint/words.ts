import { readNumber } from '../engine/number.ts'
import { normalised } from './normalised.ts'

const printedNumber = /[−-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:\/\d+)?(?: × 10⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)?/g

/** The words and numbers of a text, as a reader would count them. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** The stems of words with at least this many letters, enough to recognise other forms of a word. */
export function stemsOf(text: string, letters: number): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set(words.filter((word) => word.length >= letters).map((word) => word.slice(0, letters + 1)))
}

/** The values of all numbers in a text, in order. Fractions and standard form count as one number. */
export function numbersIn(text: string): number[] {
  return (text.match(printedNumber) ?? []).flatMap((number) => readNumber(number)?.value ?? [])
}

/** True if two options say the same, by their letters or their value (1/2 and 0.5). */
export function saySame(a: string, b: string): boolean {
  if (normalised(a) === normalised(b)) return true
  const left = readNumber(a)
  const right = readNumber(b)
  return left !== null && right !== null && left.unit === right.unit && isNear(left.value, right.value)
}

export function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b))
}
