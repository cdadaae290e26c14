/** Balanced equations with the smallest whole numbers, none of them all ones. */
export const balancedEquations: readonly string[] = [
  'C₃H₈ + 5O₂ → 3CO₂ + 4H₂O',
  '2C₂H₆ + 7O₂ → 4CO₂ + 6H₂O',
  '2C₄H₁₀ + 13O₂ → 8CO₂ + 10H₂O',
  'C₂H₅OH + 3O₂ → 2CO₂ + 3H₂O',
  '2C₂H₂ + 5O₂ → 4CO₂ + 2H₂O',
  'Fe₂O₃ + 3CO → 2Fe + 3CO₂',
  '4FeS₂ + 11O₂ → 2Fe₂O₃ + 8SO₂',
  '4NH₃ + 5O₂ → 4NO + 6H₂O',
  '2Al + 3H₂SO₄ → Al₂(SO₄)₃ + 3H₂',
  '3Cu + 8HNO₃ → 3Cu(NO₃)₂ + 2NO + 4H₂O',
  '2KMnO₄ + 16HCl → 2KCl + 2MnCl₂ + 5Cl₂ + 8H₂O',
  'MnO₂ + 4HCl → MnCl₂ + Cl₂ + 2H₂O',
  '2NH₃ + 3CuO → 3Cu + N₂ + 3H₂O',
  '2Pb(NO₃)₂ → 2PbO + 4NO₂ + O₂',
  '2Al(OH)₃ + 3H₂SO₄ → Al₂(SO₄)₃ + 6H₂O',
  '3Fe + 4H₂O → Fe₃O₄ + 4H₂',
  '2H₂S + 3O₂ → 2H₂O + 2SO₂',
  'P₂O₅ + 3H₂O → 2H₃PO₄',
  '3Mg + N₂ → Mg₃N₂',
  'CaC₂ + 2H₂O → Ca(OH)₂ + C₂H₂',
  'Mg₃N₂ + 6H₂O → 3Mg(OH)₂ + 2NH₃',
]

/** Half-equations: species and charges, with the number of electrons on the left. */
export const halfEquations = [
  { left: ['MnO₄⁻', '8H⁺'], right: ['Mn²⁺', '4H₂O'], before: [-1, 8], after: [2], electrons: 5, name: 'MnO₄⁻' },
  { left: ['Cr₂O₇²⁻', '14H⁺'], right: ['2Cr³⁺', '7H₂O'], before: [-2, 14], after: [6], electrons: 6, name: 'Cr₂O₇²⁻' },
  { left: ['NO₃⁻', '4H⁺'], right: ['NO', '2H₂O'], before: [-1, 4], after: [0], electrons: 3, name: 'NO₃⁻' },
  { left: ['NO₃⁻', '2H⁺'], right: ['NO₂', 'H₂O'], before: [-1, 2], after: [0], electrons: 1, name: 'NO₃⁻' },
  { left: ['NO₃⁻', '10H⁺'], right: ['NH₄⁺', '3H₂O'], before: [-1, 10], after: [1], electrons: 8, name: 'NO₃⁻' },
  { left: ['SO₄²⁻', '4H⁺'], right: ['SO₂', '2H₂O'], before: [-2, 4], after: [0], electrons: 2, name: 'SO₄²⁻' },
  { left: ['MnO₂', '4H⁺'], right: ['Mn²⁺', '2H₂O'], before: [0, 4], after: [2], electrons: 2, name: 'MnO₂' },
  { left: ['ClO₃⁻', '6H⁺'], right: ['Cl⁻', '3H₂O'], before: [-1, 6], after: [-1], electrons: 6, name: 'ClO₃⁻' },
  { left: ['2ClO₃⁻', '12H⁺'], right: ['Cl₂', '6H₂O'], before: [-2, 12], after: [0], electrons: 10, name: 'ClO₃⁻' },
  { left: ['H₂O₂', '2H⁺'], right: ['2H₂O'], before: [0, 2], after: [0], electrons: 2, name: 'H₂O₂' },
] as const
