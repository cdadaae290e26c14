export interface Substance {
  name: string
  formula: string
  molarMass: number
}

export interface Molecule extends Substance {
  /** The element whose atoms are counted. */
  element: string
  symbol: string
  count: number
}

export interface Salt extends Substance {
  /** The ion that is counted, and how many of each kind stand in the formula. */
  ion: string
  count: number
  others: number
}

export const gases: readonly Substance[] = [
  { name: 'oxygen', formula: 'O₂', molarMass: 32 },
  { name: 'nitrogen', formula: 'N₂', molarMass: 28 },
  { name: 'carbon(IV) oxide', formula: 'CO₂', molarMass: 44 },
  { name: 'sulphur(IV) oxide', formula: 'SO₂', molarMass: 64 },
  { name: 'ammonia', formula: 'NH₃', molarMass: 17 },
  { name: 'hydrogen sulphide', formula: 'H₂S', molarMass: 34 },
  { name: 'methane', formula: 'CH₄', molarMass: 16 },
  { name: 'ethene', formula: 'C₂H₄', molarMass: 28 },
  { name: 'propane', formula: 'C₃H₈', molarMass: 44 },
  { name: 'nitrogen(I) oxide', formula: 'N₂O', molarMass: 44 },
]

export const molecules: readonly Molecule[] = [
  { name: 'water', formula: 'H₂O', molarMass: 18, element: 'hydrogen', symbol: 'H', count: 2 },
  { name: 'carbon(IV) oxide', formula: 'CO₂', molarMass: 44, element: 'oxygen', symbol: 'O', count: 2 },
  { name: 'ammonia', formula: 'NH₃', molarMass: 17, element: 'hydrogen', symbol: 'H', count: 3 },
  { name: 'methane', formula: 'CH₄', molarMass: 16, element: 'hydrogen', symbol: 'H', count: 4 },
  { name: 'glucose', formula: 'C₆H₁₂O₆', molarMass: 180, element: 'carbon', symbol: 'C', count: 6 },
  { name: 'tetraoxosulphate(VI) acid', formula: 'H₂SO₄', molarMass: 98, element: 'oxygen', symbol: 'O', count: 4 },
  { name: 'sulphur(VI) oxide', formula: 'SO₃', molarMass: 80, element: 'oxygen', symbol: 'O', count: 3 },
  { name: 'trioxonitrate(V) acid', formula: 'HNO₃', molarMass: 63, element: 'oxygen', symbol: 'O', count: 3 },
]

export const salts: readonly Salt[] = [
  { name: 'magnesium chloride', formula: 'MgCl₂', molarMass: 95, ion: 'chloride', count: 2, others: 1 },
  { name: 'calcium chloride', formula: 'CaCl₂', molarMass: 111, ion: 'chloride', count: 2, others: 1 },
  {
    name: 'aluminium tetraoxosulphate(VI)',
    formula: 'Al₂(SO₄)₃',
    molarMass: 342,
    ion: 'aluminium',
    count: 2,
    others: 3,
  },
  {
    name: 'iron(III) tetraoxosulphate(VI)',
    formula: 'Fe₂(SO₄)₃',
    molarMass: 400,
    ion: 'iron(III)',
    count: 2,
    others: 3,
  },
  { name: 'sodium trioxocarbonate(IV)', formula: 'Na₂CO₃', molarMass: 106, ion: 'sodium', count: 2, others: 1 },
  {
    name: 'lead(II) trioxonitrate(V)',
    formula: 'Pb(NO₃)₂',
    molarMass: 331,
    ion: 'trioxonitrate(V)',
    count: 2,
    others: 1,
  },
  { name: 'ammonium tetraoxosulphate(VI)', formula: '(NH₄)₂SO₄', molarMass: 132, ion: 'ammonium', count: 2, others: 1 },
  { name: 'potassium tetraoxosulphate(VI)', formula: 'K₂SO₄', molarMass: 174, ion: 'potassium', count: 2, others: 1 },
  { name: 'iron(III) chloride', formula: 'FeCl₃', molarMass: 162.5, ion: 'chloride', count: 3, others: 1 },
]

/** Solids of which solutions are made up, each with a subscript in its formula. */
export const solids: readonly Substance[] = [
  { name: 'sodium trioxocarbonate(IV)', formula: 'Na₂CO₃', molarMass: 106 },
  { name: 'sodium hydrogentrioxocarbonate(IV)', formula: 'NaHCO₃', molarMass: 84 },
  { name: 'potassium trioxocarbonate(IV)', formula: 'K₂CO₃', molarMass: 138 },
  { name: 'potassium hydrogentrioxocarbonate(IV)', formula: 'KHCO₃', molarMass: 100 },
  { name: 'hydrated ethanedioic acid', formula: 'H₂C₂O₄·2H₂O', molarMass: 126 },
  { name: 'sodium tetraoxosulphate(VI)', formula: 'Na₂SO₄', molarMass: 142 },
]
