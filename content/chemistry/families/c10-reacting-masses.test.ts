import { proves } from '../../engine/prove.ts'
import { atomsIn, molarMassOf } from '../facts/formula.ts'
import { reactingMasses } from './c10-reacting-masses.ts'

/** The element that goes wholly from what is weighed into what is asked for. */
const carried: Record<string, string> = {
  'CaCO₃': 'Ca',
  Mg: 'Mg',
  'NaHCO₃': 'Na',
  'Fe₂O₃': 'Fe',
  Al: 'Al',
  Na: 'Na',
  CuO: 'Cu',
  'H₂': 'H',
  'KClO₃': 'O',
  'CH₄': 'H',
}

/** Moles of gas from one mole, by reasoning without the equation: electrons given, oxygen or carbon carried. */
const gasFromOne: Record<string, number> = {
  Zn: 2 / 2,
  Mg: 2 / 2,
  Al: 3 / 2,
  Na: 1 / 2,
  'KClO₃': 3 / 2,
  // Only one of the two oxygen atoms leaves, the other stays in water.
  'H₂O₂': 1 / 2,
  // Two of these share the sodium of one trioxocarbonate(IV), which keeps one of the two carbon atoms.
  'NaHCO₃': 1 / 2,
  // Each oxygen atom turns one molecule of CO into one of CO₂.
  'Fe₂O₃': 3,
  'CaCO₃': 1,
  'Na₂CO₃': 1,
}

const atomsOf = (formula: string, symbol: string) => atomsIn(formula).get(symbol) ?? 0

// Atoms are followed instead of the equation; where two things react, what is left is found by bisection.
proves(reactingMasses, {
  'mass-of-product': ({ step, amount }: { step: { from: string; to: string }; amount: number }) => {
    const symbol = carried[step.from] ?? ''
    return ((amount * atomsOf(step.from, symbol)) / atomsOf(step.to, symbol)) * molarMassOf(step.to)
  },
  'volume-of-gas': ({ step, amount }: { step: { from: string }; amount: number }) =>
    amount * (gasFromOne[step.from] ?? 0) * 22.4,
  'limiting-reagent': ({ union, first, second }: { union: Union; first: number; second: number }) => {
    const firstPart = atomsOf(union.to, union.first.slice(0, 2).replace('₂', '')) * massOfAtom(union.first)
    const share = firstPart / molarMassOf(union.to)
    // The largest mass whose two parts can both be taken from what is there.
    let low = 0
    let high = first + second
    for (let turn = 0; turn < 80; turn++) {
      const middle = (low + high) / 2
      if (middle * share <= first && middle * (1 - share) <= second) low = middle
      else high = middle
    }
    return low
  },
  purity: ({ sample, mass, volume }: { sample: { from: string }; mass: number; volume: number }) => {
    for (let tenths = 1; tenths <= 1000; tenths++) {
      const moles = (mass * tenths) / 1000 / molarMassOf(sample.from)
      if (Math.abs(moles * (gasFromOne[sample.from] ?? 0) * 22.4 - volume) < 1e-6) return tenths / 10
    }
    return Number.NaN
  },
})

interface Union {
  first: string
  second: string
  to: string
}

/** The mass of one mole of atoms of an element that may stand as a molecule. */
function massOfAtom(formula: string): number {
  return formula === 'H₂' ? 1 : molarMassOf(formula)
}
