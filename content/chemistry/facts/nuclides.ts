export interface Nuclide {
  name: string
  symbol: string
  atomicNumber: number
  massNumber: number
  /** The charge of its usual ion; 0 where it has none. */
  charge: number
}

/** Stable nuclides (and carbon-14) with the ions that the papers meet, as rows of name, symbol, Z, A, charge. */
const rows: readonly (readonly [string, string, number, number, number])[] = [
  ['lithium', 'Li', 3, 7, 1],
  ['beryllium', 'Be', 4, 9, 2],
  ['boron', 'B', 5, 11, 0],
  ['carbon', 'C', 6, 14, 0],
  ['nitrogen', 'N', 7, 14, -3],
  ['oxygen', 'O', 8, 18, -2],
  ['oxygen', 'O', 8, 16, -2],
  ['fluorine', 'F', 9, 19, -1],
  ['neon', 'Ne', 10, 22, 0],
  ['sodium', 'Na', 11, 23, 1],
  ['magnesium', 'Mg', 12, 24, 2],
  ['magnesium', 'Mg', 12, 26, 2],
  ['aluminium', 'Al', 13, 27, 3],
  ['silicon', 'Si', 14, 28, 0],
  ['phosphorus', 'P', 15, 31, -3],
  ['sulphur', 'S', 16, 32, -2],
  ['sulphur', 'S', 16, 34, -2],
  ['chlorine', 'Cl', 17, 35, -1],
  ['chlorine', 'Cl', 17, 37, -1],
  ['argon', 'Ar', 18, 40, 0],
  ['potassium', 'K', 19, 39, 1],
  ['calcium', 'Ca', 20, 40, 2],
  ['chromium', 'Cr', 24, 52, 3],
  ['manganese', 'Mn', 25, 55, 2],
  ['iron', 'Fe', 26, 56, 3],
  ['copper', 'Cu', 29, 63, 2],
  ['zinc', 'Zn', 30, 65, 2],
  ['zinc', 'Zn', 30, 64, 2],
  ['bromine', 'Br', 35, 79, -1],
  ['bromine', 'Br', 35, 81, -1],
]

export const nuclides: readonly Nuclide[] = rows.map(([name, symbol, atomicNumber, massNumber, charge]) => ({
  name,
  symbol,
  atomicNumber,
  massNumber,
  charge,
}))
