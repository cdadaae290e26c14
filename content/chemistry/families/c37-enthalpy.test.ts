import { proves } from '../../engine/prove.ts'
import { readEquation, type Term } from '../facts/equations.ts'
import { bondEnergies, type Bond } from '../facts/enthalpies.ts'
import { enthalpyChanges } from './c37-enthalpy.ts'

/** All bonds of each molecule, drawn out: a molecule's energy is what takes it apart into atoms. */
const structures: Record<string, Partial<Record<Bond, number>>> = {
  'H₂': { 'H–H': 1 },
  'Cl₂': { 'Cl–Cl': 1 },
  'Br₂': { 'Br–Br': 1 },
  'F₂': { 'F–F': 1 },
  'O₂': { 'O=O': 1 },
  'N₂': { 'N≡N': 1 },
  HCl: { 'H–Cl': 1 },
  HBr: { 'H–Br': 1 },
  HF: { 'H–F': 1 },
  'NH₃': { 'N–H': 3 },
  'H₂O': { 'O–H': 2 },
  'CH₄': { 'C–H': 4 },
  'CH₃Cl': { 'C–H': 3, 'C–Cl': 1 },
  'CH₃Br': { 'C–H': 3, 'C–Br': 1 },
  'C₂H₄': { 'C=C': 1, 'C–H': 4 },
  'C₂H₆': { 'C–C': 1, 'C–H': 6 },
  'C₂H₄Cl₂': { 'C–C': 1, 'C–H': 4, 'C–Cl': 2 },
  'C₂H₄Br₂': { 'C–C': 1, 'C–H': 4, 'C–Br': 2 },
  'C₂H₅Cl': { 'C–C': 1, 'C–H': 5, 'C–Cl': 1 },
  'C₂H₅Br': { 'C–C': 1, 'C–H': 5, 'C–Br': 1 },
}

const atomization = (terms: readonly Term[]) => {
  let sum = 0
  for (const { count, formula } of terms) {
    for (const [bond, number] of Object.entries(structures[formula] ?? { none: Number.NaN })) {
      sum += count * number * (Object.entries(bondEnergies).find(([name]) => name === bond)?.[1] ?? Number.NaN)
    }
  }
  return sum
}

/** Worked out on paper, one by one, from the rounded values. */
const byHand: Record<string, number> = {
  'CH₄ + 2O₂ → CO₂ + 2H₂O': -891,
  'C₂H₄ + 3O₂ → 2CO₂ + 2H₂O': -1412,
  '2C₂H₂ + 5O₂ → 4CO₂ + 2H₂O': -2602,
  'C₃H₈ + 5O₂ → 3CO₂ + 4H₂O': -2222,
  'C₂H₅OH + 3O₂ → 2CO₂ + 3H₂O': -1368,
  'Fe₂O₃ + 3CO → 2Fe + 3CO₂': -25,
  'Fe₂O₃ + 2Al → Al₂O₃ + 2Fe': -852,
  '2SO₂ + O₂ → 2SO₃': -198,
  '2CO + O₂ → 2CO₂': -566,
  'CaCO₃ → CaO + CO₂': 178,
  'NH₃ + HCl → NH₄Cl': -176,
}

// Molecules are taken apart wholly and put together anew; heats carry their units through.
proves(enthalpyChanges, {
  'from-bond-energies': ({ reaction }: { reaction: { equation: string } }) => {
    const { left, right } = readEquation(reaction.equation)
    return atomization(left) - atomization(right)
  },
  'from-formation': ({ equation }: { equation: string }) => byHand[equation] ?? Number.NaN,
  calorimetry: ({
    fuel,
    mass,
    water,
    rise,
  }: {
    fuel: { molarMass: number }
    mass: number
    water: number
    rise: number
  }) => {
    // The heat of one mole that would warm the water by as much as it was warmed, by bisection.
    let low = 0
    let high = 1e5
    for (let turn = 0; turn < 90; turn++) {
      const middle = (low + high) / 2
      if ((middle * 1000 * mass) / fuel.molarMass / (4.2 * water) < rise) low = middle
      else high = middle
    }
    return -low
  },
  'heat-from-mass': ({ fuel, amount }: { fuel: { molarMass: number; combustion: number }; amount: number }) => {
    // Gram by gram: the heat of one gram times the grams of the sample.
    const heatOfGram = -fuel.combustion / fuel.molarMass
    return heatOfGram * amount * fuel.molarMass
  },
})
