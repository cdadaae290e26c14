import { expect, test } from 'vitest'
import { atomsIn, relativeAtomicMass } from './formula.ts'
import { gases, molecules, salts, solids } from './substances.ts'

test('each molar mass is the sum of the atomic masses in the formula', () => {
  for (const { formula, molarMass } of [...gases, ...molecules, ...salts, ...solids]) {
    let sum = 0
    for (const [symbol, count] of atomsIn(formula)) sum += count * relativeAtomicMass(symbol)
    expect(molarMass, formula).toBe(sum)
  }
})

test('each counted element stands that often in its formula', () => {
  for (const { formula, symbol, count } of molecules) expect(atomsIn(formula).get(symbol), formula).toBe(count)
})
