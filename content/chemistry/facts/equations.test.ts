import { expect, test } from 'vitest'
import { massEquations, readEquation, type Term } from './equations.ts'
import { atomsIn } from './formula.ts'

test('each equation has the same atoms on both sides', () => {
  for (const text of Object.values(massEquations)) {
    const { left, right } = readEquation(text)
    expect(atomsOf(left), text).toEqual(atomsOf(right))
  }
})

function atomsOf(terms: readonly Term[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const { count, formula } of terms) {
    for (const [symbol, atoms] of atomsIn(formula)) sum[symbol] = (sum[symbol] ?? 0) + count * atoms
  }
  return sum
}
