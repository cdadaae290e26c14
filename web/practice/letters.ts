import type { SessionQuestion } from '@sabi/shared/practice/session'

const letters = 'ABCDE'

/** The letter of a position on the screen: 0 is A. */
export function letterOf(place: number): string {
  return letters[place] ?? ''
}

/** The position on the screen for a letter or digit key, or null: 'b' and '2' are 1. */
export function placeOfKey(key: string): number | null {
  const place = key.length === 1 ? Math.max(letters.indexOf(key.toUpperCase()), '12345'.indexOf(key)) : -1
  return place < 0 ? null : place
}

/** The letter of a stored option in this session. */
export function shownLetter({ shownOrder }: SessionQuestion, option: number): string {
  return letterOf(shownOrder.indexOf(option))
}
