/** The letters of the options, in order: five at most. */
export const optionLetters = 'ABCDE'

/** The letter of the option at this place: 0 is A. Empty if no option can be there. */
export function optionLetter(place: number): string {
  return optionLetters.charAt(place)
}
