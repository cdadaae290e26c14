/** Compounds whose composition is asked, as rows of name, formula, symbol and name of the element. */
const rows: readonly (readonly [string, string, string, string])[] = [
  ['ammonium trioxonitrate(V)', 'NH₄NO₃', 'N', 'nitrogen'],
  ['ammonium tetraoxosulphate(VI)', '(NH₄)₂SO₄', 'N', 'nitrogen'],
  ['urea', 'CO(NH₂)₂', 'N', 'nitrogen'],
  ['calcium trioxonitrate(V)', 'Ca(NO₃)₂', 'N', 'nitrogen'],
  ['calcium trioxocarbonate(IV)', 'CaCO₃', 'Ca', 'calcium'],
  ['iron(III) oxide', 'Fe₂O₃', 'Fe', 'iron'],
  ['iron(II, III) oxide', 'Fe₃O₄', 'Fe', 'iron'],
  ['copper(I) sulphide', 'Cu₂S', 'Cu', 'copper'],
  ['aluminium oxide', 'Al₂O₃', 'Al', 'aluminium'],
  ['magnesium oxide', 'MgO', 'Mg', 'magnesium'],
  ['glucose', 'C₆H₁₂O₆', 'C', 'carbon'],
  ['ethanoic acid', 'CH₃COOH', 'C', 'carbon'],
  ['sodium hydroxide', 'NaOH', 'Na', 'sodium'],
  ['sodium trioxocarbonate(IV)', 'Na₂CO₃', 'Na', 'sodium'],
  ['sulphur(VI) oxide', 'SO₃', 'S', 'sulphur'],
  ['tetraoxosulphate(VI) acid', 'H₂SO₄', 'S', 'sulphur'],
  ['potassium trioxochlorate(V)', 'KClO₃', 'O', 'oxygen'],
  ['calcium tetraoxophosphate(V)', 'Ca₃(PO₄)₂', 'P', 'phosphorus'],
  ['methane', 'CH₄', 'C', 'carbon'],
  ['zinc trioxocarbonate(IV)', 'ZnCO₃', 'Zn', 'zinc'],
]

export interface Composition {
  name: string
  formula: string
  symbol: string
  element: string
}

export const compositions: readonly Composition[] = rows.map(([name, formula, symbol, element]) => ({
  name,
  formula,
  symbol,
  element,
}))

/** Hydrated salts whose name does not tell how much water they hold. */
export const waterSalts = [
  { name: 'hydrated copper(II) tetraoxosulphate(VI)', anhydrous: 'CuSO₄', water: 5 },
  { name: 'washing soda', anhydrous: 'Na₂CO₃', water: 10 },
  { name: 'hydrated magnesium tetraoxosulphate(VI)', anhydrous: 'MgSO₄', water: 7 },
  { name: 'hydrated iron(II) tetraoxosulphate(VI)', anhydrous: 'FeSO₄', water: 7 },
  { name: 'gypsum', anhydrous: 'CaSO₄', water: 2 },
  { name: 'hydrated barium chloride', anhydrous: 'BaCl₂', water: 2 },
  { name: 'hydrated calcium chloride', anhydrous: 'CaCl₂', water: 6 },
  { name: 'hydrated sodium tetraoxosulphate(VI)', anhydrous: 'Na₂SO₄', water: 10 },
  { name: 'hydrated zinc tetraoxosulphate(VI)', anhydrous: 'ZnSO₄', water: 7 },
] as const
