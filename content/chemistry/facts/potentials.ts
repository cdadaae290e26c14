export interface Electrode {
  metal: string
  symbol: string
  ion: string
  /** Electrons in the half-equation. */
  electrons: number
  /** Standard electrode potential in volts, rounded. */
  potential: number
}

/** From the most to the least reactive metal. */
export const electrodes: readonly Electrode[] = [
  { metal: 'magnesium', symbol: 'Mg', ion: 'Mg²⁺', electrons: 2, potential: -2.37 },
  { metal: 'zinc', symbol: 'Zn', ion: 'Zn²⁺', electrons: 2, potential: -0.76 },
  { metal: 'iron', symbol: 'Fe', ion: 'Fe²⁺', electrons: 2, potential: -0.44 },
  { metal: 'nickel', symbol: 'Ni', ion: 'Ni²⁺', electrons: 2, potential: -0.25 },
  { metal: 'lead', symbol: 'Pb', ion: 'Pb²⁺', electrons: 2, potential: -0.13 },
  { metal: 'copper', symbol: 'Cu', ion: 'Cu²⁺', electrons: 2, potential: 0.34 },
  { metal: 'silver', symbol: 'Ag', ion: 'Ag⁺', electrons: 1, potential: 0.8 },
]
