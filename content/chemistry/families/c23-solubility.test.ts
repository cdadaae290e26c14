import { evaluate } from 'mathjs'
import { expect, test } from 'vitest'
import { proves } from '../../engine/prove.ts'
import { molarMassOf } from '../facts/formula.ts'
import { solubleSalts } from '../facts/solubilities.ts'
import { solubility } from './c23-solubility.ts'

interface Cooling {
  salt: { points: { grams: number }[] }
  hot: number
  cold: number
  water: number
}

interface Saturating {
  salt: { points: { grams: number }[] }
  point: number
  water: number
  dissolved: number
}

// Masses by adding to the water, a hundredth of a gram at a time, until no more dissolves; molar solubility with units.
proves(solubility, {
  crystals: ({ salt, hot, cold, water }: Cooling) =>
    (dissolving(salt.points[hot]?.grams, water, 0) - dissolving(salt.points[cold]?.grams, water, 0)) / 100,
  'molar-solubility': ({ salt, mass, volume }: { salt: { formula: string }; mass: number; volume: number }) =>
    evaluate(`number(${mass} g / (${molarMassOf(salt.formula)} g/mol) / (${volume} cm^3), mol/L)`),
  'mass-to-saturate': ({ salt, point, water, dissolved }: Saturating) =>
    dissolving(salt.points[point]?.grams, water, dissolved * 100) / 100,
})

test('molar masses are the sums of atomic masses', () => {
  for (const { formula, molarMass } of solubleSalts) expect(molarMassOf(formula)).toBe(molarMass)
})

/** How many hundredths of a gram dissolve in water that holds `already` of them. */
function dissolving(gramsPerHundred = Number.NaN, water: number, already: number): number {
  let added = 0
  while ((already + added) * 100 < gramsPerHundred * 100 * water) added++
  return added
}
