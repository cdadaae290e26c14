export interface Ion {
  name: string
  text: string
  symbol: string
  atomicNumber: number
  charge: number
}

/** The simple ions of the first twenty elements that have at least two shells. */
export const simpleIons: readonly Ion[] = [
  { name: 'nitride', text: 'N³⁻', symbol: 'N', atomicNumber: 7, charge: -3 },
  { name: 'oxide', text: 'O²⁻', symbol: 'O', atomicNumber: 8, charge: -2 },
  { name: 'fluoride', text: 'F⁻', symbol: 'F', atomicNumber: 9, charge: -1 },
  { name: 'sodium', text: 'Na⁺', symbol: 'Na', atomicNumber: 11, charge: 1 },
  { name: 'magnesium', text: 'Mg²⁺', symbol: 'Mg', atomicNumber: 12, charge: 2 },
  { name: 'aluminium', text: 'Al³⁺', symbol: 'Al', atomicNumber: 13, charge: 3 },
  { name: 'phosphide', text: 'P³⁻', symbol: 'P', atomicNumber: 15, charge: -3 },
  { name: 'sulphide', text: 'S²⁻', symbol: 'S', atomicNumber: 16, charge: -2 },
  { name: 'chloride', text: 'Cl⁻', symbol: 'Cl', atomicNumber: 17, charge: -1 },
  { name: 'potassium', text: 'K⁺', symbol: 'K', atomicNumber: 19, charge: 1 },
  { name: 'calcium', text: 'Ca²⁺', symbol: 'Ca', atomicNumber: 20, charge: 2 },
]
