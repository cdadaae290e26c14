/** No vowels, so that no password is a word, and none of l, q and v, which look like others. Small letters need one keyboard of a phone. */
const letters = 'bcdfghjkmnprstwxyz'
/** One of eleven thousand million, of which a stranger may try a hundred. */
const length = 8

/** A new starting password, as it is hashed. `randomBelow` gives a whole number from 0, below its argument. */
export function newStartingPassword(randomBelow: (limit: number) => number): string {
  return Array.from({ length }, () => letters[randomBelow(letters.length)]).join('')
}

/** As it is printed, easier to type: 'bcdf ghjk'. */
export function spacedPassword(password: string): string {
  return `${password.slice(0, length / 2)} ${password.slice(length / 2)}`
}

/** As it is hashed, from how people type it: with spaces or in capitals. */
export function tidyStartingPassword(password: string): string {
  return password.replace(/[\s-]/g, '').toLowerCase()
}
