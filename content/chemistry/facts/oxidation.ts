export interface OxidationCase {
  /** As printed, with the charge where it is an ion. */
  text: string
  /** The atoms without the charge. */
  formula: string
  charge: number
  name: string
  symbol: string
  element: string
}

/** Rows of printed text, formula, charge, name, symbol and name of the element asked for. */
const rows: readonly (readonly [string, string, number, string, string, string])[] = [
  ['K₂Cr₂O₇', 'K₂Cr₂O₇', 0, 'potassium heptaoxodichromate(VI)', 'Cr', 'chromium'],
  ['KMnO₄', 'KMnO₄', 0, 'potassium tetraoxomanganate(VII)', 'Mn', 'manganese'],
  ['MnO₂', 'MnO₂', 0, 'manganese(IV) oxide', 'Mn', 'manganese'],
  ['H₂SO₄', 'H₂SO₄', 0, 'tetraoxosulphate(VI) acid', 'S', 'sulphur'],
  ['Na₂S₂O₃', 'Na₂S₂O₃', 0, 'sodium trioxothiosulphate(II)', 'S', 'sulphur'],
  ['H₂SO₃', 'H₂SO₃', 0, 'trioxosulphate(IV) acid', 'S', 'sulphur'],
  ['HNO₃', 'HNO₃', 0, 'trioxonitrate(V) acid', 'N', 'nitrogen'],
  ['N₂O', 'N₂O', 0, 'nitrogen(I) oxide', 'N', 'nitrogen'],
  ['N₂O₅', 'N₂O₅', 0, 'nitrogen(V) oxide', 'N', 'nitrogen'],
  ['NH₃', 'NH₃', 0, 'ammonia', 'N', 'nitrogen'],
  ['N₂H₄', 'N₂H₄', 0, 'hydrazine', 'N', 'nitrogen'],
  ['H₃PO₄', 'H₃PO₄', 0, 'tetraoxophosphate(V) acid', 'P', 'phosphorus'],
  ['PH₃', 'PH₃', 0, 'phosphine', 'P', 'phosphorus'],
  ['KClO₃', 'KClO₃', 0, 'potassium trioxochlorate(V)', 'Cl', 'chlorine'],
  ['NaClO', 'NaClO', 0, 'sodium oxochlorate(I)', 'Cl', 'chlorine'],
  ['Fe₂O₃', 'Fe₂O₃', 0, 'iron(III) oxide', 'Fe', 'iron'],
  ['Al₂O₃', 'Al₂O₃', 0, 'aluminium oxide', 'Al', 'aluminium'],
  ['CaC₂O₄', 'CaC₂O₄', 0, 'calcium ethanedioate', 'C', 'carbon'],
  ['Na₂CO₃', 'Na₂CO₃', 0, 'sodium trioxocarbonate(IV)', 'C', 'carbon'],
  ['Cr₂O₇²⁻', 'Cr₂O₇', -2, 'heptaoxodichromate(VI)', 'Cr', 'chromium'],
  ['CrO₄²⁻', 'CrO₄', -2, 'tetraoxochromate(VI)', 'Cr', 'chromium'],
  ['MnO₄⁻', 'MnO₄', -1, 'tetraoxomanganate(VII)', 'Mn', 'manganese'],
  ['SO₄²⁻', 'SO₄', -2, 'tetraoxosulphate(VI)', 'S', 'sulphur'],
  ['SO₃²⁻', 'SO₃', -2, 'trioxosulphate(IV)', 'S', 'sulphur'],
  ['S₂O₃²⁻', 'S₂O₃', -2, 'trioxothiosulphate(II)', 'S', 'sulphur'],
  ['NO₃⁻', 'NO₃', -1, 'trioxonitrate(V)', 'N', 'nitrogen'],
  ['NO₂⁻', 'NO₂', -1, 'dioxonitrate(III)', 'N', 'nitrogen'],
  ['NH₄⁺', 'NH₄', 1, 'ammonium', 'N', 'nitrogen'],
  ['PO₄³⁻', 'PO₄', -3, 'tetraoxophosphate(V)', 'P', 'phosphorus'],
  ['ClO₃⁻', 'ClO₃', -1, 'trioxochlorate(V)', 'Cl', 'chlorine'],
  ['ClO₄⁻', 'ClO₄', -1, 'tetraoxochlorate(VII)', 'Cl', 'chlorine'],
  ['CO₃²⁻', 'CO₃', -2, 'trioxocarbonate(IV)', 'C', 'carbon'],
  ['C₂O₄²⁻', 'C₂O₄', -2, 'ethanedioate', 'C', 'carbon'],
  ['VO₂⁺', 'VO₂', 1, 'dioxovanadium(V)', 'V', 'vanadium'],
]

export const oxidationCases: readonly OxidationCase[] = rows.map(([text, formula, charge, name, symbol, element]) => ({
  text,
  formula,
  charge,
  name,
  symbol,
  element,
}))

/** What the other elements have in all of these compounds. */
export const fixedNumbers: Readonly<Record<string, number>> = { H: 1, O: -2, Na: 1, K: 1, Ca: 2 }
