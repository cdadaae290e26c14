import { expect, test } from 'vitest'
import { balancedEquations } from './balanced.ts'
import { bondReactions, formationReactions } from './enthalpies.ts'
import { massEquations, readEquation, type Term } from './equations.ts'
import { atomsIn } from './formula.ts'

test('each equation has the same atoms on both sides', () => {
  const all = [...Object.values(massEquations), ...balancedEquations, ...formationReactions]
  for (const text of [...all, ...bondReactions.map(({ equation }) => equation)]) {
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
