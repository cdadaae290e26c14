export interface Deposit {
  /** The metal, the name of its ion and what a stem must give. */
  metal: string
  symbol: string
  solution: string
  mass: number
  charge: number
  ion: string
}

export const deposits: readonly Deposit[] = [
  { metal: 'silver', symbol: 'Ag', solution: 'silver trioxonitrate(V)', mass: 108, charge: 1, ion: 'Ag⁺' },
  { metal: 'copper', symbol: 'Cu', solution: 'copper(II) tetraoxosulphate(VI)', mass: 64, charge: 2, ion: 'Cu²⁺' },
  { metal: 'nickel', symbol: 'Ni', solution: 'nickel(II) tetraoxosulphate(VI)', mass: 59, charge: 2, ion: 'Ni²⁺' },
  { metal: 'lead', symbol: 'Pb', solution: 'lead(II) trioxonitrate(V)', mass: 207, charge: 2, ion: 'Pb²⁺' },
  { metal: 'chromium', symbol: 'Cr', solution: 'chromium(III) tetraoxosulphate(VI)', mass: 52, charge: 3, ion: 'Cr³⁺' },
  { metal: 'gold', symbol: 'Au', solution: 'gold(III) chloride', mass: 197, charge: 3, ion: 'Au³⁺' },
]

export interface ElectrodeGas {
  name: string
  formula: string
  electrode: string
  /** Electrons that pass for each molecule. */
  electrons: number
  solution: string
  half: string
}

export const electrodeGases: readonly ElectrodeGas[] = [
  {
    name: 'hydrogen',
    formula: 'H₂',
    electrode: 'cathode',
    electrons: 2,
    solution: 'dilute tetraoxosulphate(VI) acid',
    half: '2H⁺ + 2e⁻ → H₂',
  },
  {
    name: 'oxygen',
    formula: 'O₂',
    electrode: 'anode',
    electrons: 4,
    solution: 'dilute sodium hydroxide',
    half: '4OH⁻ → 2H₂O + O₂ + 4e⁻',
  },
]
