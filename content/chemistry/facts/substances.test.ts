import { expect, test } from 'vitest'
import { atomsIn, molarMassOf } from './formula.ts'
import { gases, molecules, salts, solids } from './substances.ts'

test('each molar mass is the sum of the atomic masses in the formula', () => {
  for (const { formula, molarMass } of [...gases, ...molecules, ...salts, ...solids]) {
    expect(molarMass, formula).toBe(molarMassOf(formula))
  }
})

test('each counted element stands that often in its formula', () => {
  for (const { formula, symbol, count } of molecules) expect(atomsIn(formula).get(symbol), formula).toBe(count)
})
