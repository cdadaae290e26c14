/** The letter of an option in stored order: 0 is A. */
export function optionLetter(option: number): string {
  return 'ABCDE'[option] ?? ''
}
