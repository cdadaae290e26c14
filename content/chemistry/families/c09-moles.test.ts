import { evaluate } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { atomsIn, molarMassOf } from '../facts/formula.ts'
import { moleConversions } from './c09-moles.ts'

interface OfGas {
  gas: { formula: string }
}

// Quantities carry their units through, and molar masses are summed anew from the formula.
proves(moleConversions, {
  'mass-of-volume': ({ gas, volume }: OfGas & { volume: number }) =>
    evaluate(`number(${volume} L / (22.4 L/mol) * (${molarMassOf(gas.formula)} g/mol), g)`),
  'volume-of-mass': ({ gas, mass }: OfGas & { mass: number }) =>
    evaluate(`number(${mass} g / (${molarMassOf(gas.formula)} g/mol) * (22.4 L/mol), L)`),
  'atoms-in-mass': ({ molecule, mass }: { molecule: { formula: string; symbol: string }; mass: number }) => {
    // By the mass of one molecule: the sample divided by it is the number of molecules.
    const massOfOne = molarMassOf(molecule.formula) / 6.02e23
    return (mass / massOfOne) * (atomsIn(molecule.formula).get(molecule.symbol) ?? 0)
  },
  'ions-in-mass': ({ salt, mass }: { salt: { formula: string; ion: string }; mass: number }) =>
    evaluate(`number(${mass} g / (${molarMassOf(salt.formula)} g/mol), mol)`) * ionsIn(salt),
  'relative-molecular-mass': ({ volume, mass }: { volume: number; mass: number }) =>
    evaluate(`number(${mass} g / (${volume} L) * (22.4 L/mol), g/mol)`),
})

/** Counted by an element that only this ion holds, once in each ion. */
function ionsIn({ formula, ion }: { formula: string; ion: string }): number {
  const marks: Record<string, string> = {
    chloride: 'Cl',
    aluminium: 'Al',
    'iron(III)': 'Fe',
    sodium: 'Na',
    'trioxonitrate(V)': 'N',
    ammonium: 'N',
    potassium: 'K',
  }
  return atomsIn(formula).get(marks[ion] ?? '') ?? 0
}
