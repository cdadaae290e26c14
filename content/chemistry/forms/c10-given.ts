import { atomsIn, relativeAtomicMass } from '../facts/formula.ts'
import { quantity } from '../../engine/quantity.ts'

export const grams = (value: number) => quantity(value, 'g', 2)
export const litres = (value: number) => quantity(value, 'dm³', 2)
export const molarVolume = 'molar volume at s.t.p. = 22.4 dm³ mol⁻¹'

/** The masses a stem must give for two formulas, each element once. */
export function masses(...formulas: readonly string[]): string {
  const symbols = new Set(formulas.flatMap((formula) => [...atomsIn(formula).keys()]))
  return [...symbols].map((symbol) => `${symbol} = ${relativeAtomicMass(symbol)}`).join(', ')
}
