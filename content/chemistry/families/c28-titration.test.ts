import { evaluate } from 'mathjs'
import { expect, test } from 'vitest'
import { proves } from '../../engine/prove.ts'
import { atomsIn, molarMassOf } from '../facts/formula.ts'
import { neutralizations } from '../facts/neutralizations.ts'
import { titration } from './c28-titration.ts'

interface Titre {
  reaction: { equation: string }
  base: number
  ofBase: number
}

/** Protons that one unit of each reactant gives or takes; they must cancel at the end point, whatever the equation says. */
const protons: Readonly<Record<string, number>> = { HCl: 1, 'HNO₃': 1, 'H₂SO₄': 2, NaOH: -1, KOH: -1, 'Na₂CO₃': -2 }

// Titrations by the balance of protons, found by bisection; solutions with units; dilution checked by the concentration it gives.
proves(titration, {
  'concentration-of-acid': ({ reaction, base, ofBase, ofAcid }: Titre & { ofAcid: number }) => {
    const [acid, alkali] = protonsOf(reaction.equation)
    return rootOf((concentration) => concentration * ofAcid * acid + base * ofBase * alkali)
  },
  'volume-of-acid': ({ reaction, base, ofBase, acid }: Titre & { acid: number }) => {
    const [given, taken] = protonsOf(reaction.equation)
    return rootOf((volume) => volume * acid * given + base * ofBase * taken)
  },
  'standard-solution': ({ solid, volume, concentration }: Solution) =>
    evaluate(`number(${concentration} mol/L * ${volume} cm^3 * (${molarMassOf(solid.formula)} g/mol), g)`),
  'water-for-dilution': ({ volume, strong, weak }: { volume: number; strong: number; weak: number }) =>
    rootOf((water) => weak - (strong * volume) / (volume + water)),
})

test('each equation is balanced and has the given numbers of moles', () => {
  for (const { equation, acidMoles, baseMoles } of neutralizations) {
    const [left = '', right = ''] = equation.split(' → ')
    expect([...sideOf(left)].sort(), equation).toEqual([...sideOf(right)].sort())
    const [acid, base] = protonsOf(equation)
    expect(acidMoles * acid + baseMoles * base, equation).toBe(0)
  }
})

interface Solution {
  solid: { formula: string }
  volume: number
  concentration: number
}

function protonsOf(equation: string): [number, number] {
  const [left = ''] = equation.split(' → ')
  const [acid = '', base = ''] = left.split(' + ').map((term) => term.replace(/^\d+/, ''))
  return [protons[acid] ?? Number.NaN, protons[base] ?? Number.NaN]
}

function sideOf(side: string): Map<string, number> {
  const total = new Map<string, number>()
  for (const term of side.split(' + ')) {
    for (const [symbol, count] of atomsIn(term)) total.set(symbol, (total.get(symbol) ?? 0) + count)
  }
  return total
}

/** The zero of a rising function between 0 and 4000. */
function rootOf(rising: (x: number) => number): number {
  let [low, high] = [0, 4000]
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (rising(middle) > 0) high = middle
    else low = middle
  }
  return (low + high) / 2
}
