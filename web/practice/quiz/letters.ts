import { optionLetter, optionLetters } from '@sabi/shared/content/option-letter'
import type { SessionQuestion } from '@sabi/shared/practice/session'

/** The position on the screen for a letter or digit key, or null: 'b' and '2' are 1. */
export function placeOfKey(key: string): number | null {
  const place = key.length === 1 ? Math.max(optionLetters.indexOf(key.toUpperCase()), '12345'.indexOf(key)) : -1
  return place < 0 ? null : place
}

/** The letter of a stored option in this session. */
export function shownLetter({ shownOrder }: SessionQuestion, option: number): string {
  return optionLetter(shownOrder.indexOf(option))
}
