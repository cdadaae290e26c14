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

/** How each equation is balanced, step by step. */
export const balancingSteps: Readonly<Record<string, string>> = {
  'C₃H₈ + 5O₂ → 3CO₂ + 4H₂O': '3 C give 3CO₂ and 8 H give 4H₂O; these hold 6 + 4 = 10 O, so 5O₂',
  '2C₂H₆ + 7O₂ → 4CO₂ + 6H₂O': 'C₂H₆ gives 2CO₂ and 3H₂O; these hold 4 + 3 = 7 O, so 7/2 O₂; double all',
  '2C₄H₁₀ + 13O₂ → 8CO₂ + 10H₂O': 'C₄H₁₀ gives 4CO₂ and 5H₂O; these hold 8 + 5 = 13 O, so 13/2 O₂; double all',
  'C₂H₅OH + 3O₂ → 2CO₂ + 3H₂O': '2 C give 2CO₂ and 6 H give 3H₂O; of their 7 O, C₂H₅OH brings 1, so 3O₂',
  '2C₂H₂ + 5O₂ → 4CO₂ + 2H₂O': 'C₂H₂ gives 2CO₂ and 1 H₂O; these hold 4 + 1 = 5 O, so 5/2 O₂; double all',
  'Fe₂O₃ + 3CO → 2Fe + 3CO₂': 'Fe₂O₃ gives 2Fe; each CO takes up 1 O, so its 3 O need 3CO and give 3CO₂',
  '4FeS₂ + 11O₂ → 2Fe₂O₃ + 8SO₂': '2FeS₂ give 1 Fe₂O₃ and 4SO₂; these hold 3 + 8 = 11 O, so 11/2 O₂; double all',
  '4NH₃ + 5O₂ → 4NO + 6H₂O': '2NH₃ give 2NO and, from 6 H, 3H₂O; these hold 2 + 3 = 5 O, so 5/2 O₂; double all',
  '2Al + 3H₂SO₄ → Al₂(SO₄)₃ + 3H₂': 'Al₂(SO₄)₃ needs 2Al and, for 3 SO₄, 3H₂SO₄, whose 6 H give 3H₂',
  '3Cu + 8HNO₃ → 3Cu(NO₃)₂ + 2NO + 4H₂O':
    'Cu goes up by 2 and N from +5 to +2, so 3Cu to 2NO; N: 6 in 3Cu(NO₃)₂ and 2 in 2NO, so 8HNO₃, whose 8 H give 4H₂O',
  '2KMnO₄ + 16HCl → 2KCl + 2MnCl₂ + 5Cl₂ + 8H₂O':
    'The 4 O of KMnO₄ give 4H₂O, whose 8 H need 8HCl; KCl and MnCl₂ take 3 of the 8 Cl, so 5/2 Cl₂; double all',
  'MnO₂ + 4HCl → MnCl₂ + Cl₂ + 2H₂O': '2 O give 2H₂O, whose 4 H need 4HCl; MnCl₂ takes 2 of the 4 Cl, so 1 Cl₂ is left',
  '2NH₃ + 3CuO → 3Cu + N₂ + 3H₂O': 'N₂ needs 2NH₃, whose 6 H give 3H₂O; their 3 O come from 3CuO, which leave 3Cu',
  '2Pb(NO₃)₂ → 2PbO + 4NO₂ + O₂': 'Of the 6 O of Pb(NO₃)₂, 1 PbO and 2NO₂ take 5; 1 O is left, so 1/2 O₂; double all',
  '2Al(OH)₃ + 3H₂SO₄ → Al₂(SO₄)₃ + 6H₂O': 'Al₂(SO₄)₃ needs 2Al(OH)₃ and 3H₂SO₄, whose 6 OH and 6 H give 6H₂O',
  '3Fe + 4H₂O → Fe₃O₄ + 4H₂': 'Fe₃O₄ needs 3Fe and, for its 4 O, 4H₂O, whose 8 H give 4H₂',
  '2H₂S + 3O₂ → 2H₂O + 2SO₂': 'H₂S gives 1 H₂O and 1 SO₂; these hold 1 + 2 = 3 O, so 3/2 O₂; double all',
  'P₂O₅ + 3H₂O → 2H₃PO₄': '2 P give 2H₃PO₄, whose 6 H need 3H₂O; then both sides have 8 O',
  '3Mg + N₂ → Mg₃N₂': 'Mg₃N₂ has 3 Mg and 2 N, so it needs 3Mg and 1 N₂',
  'CaC₂ + 2H₂O → Ca(OH)₂ + C₂H₂': 'Ca(OH)₂ has 2 O, so 2H₂O; of their 4 H, 2 are in Ca(OH)₂ and 2 in C₂H₂',
  'Mg₃N₂ + 6H₂O → 3Mg(OH)₂ + 2NH₃': '3 Mg give 3Mg(OH)₂ and 2 N give 2NH₃; the 6 O need 6H₂O, and both sides have 12 H',
}

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
