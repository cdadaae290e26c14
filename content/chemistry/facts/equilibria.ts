/** A reaction at equilibrium; all of its substances are gases unless a state is printed. */
export interface Equilibrium {
  equation: string
  /** Of the forward reaction, in kJ mol⁻¹ as written, rounded. */
  enthalpy: number
  /** Moles of gas on the left and on the right. */
  left: number
  right: number
  product: string
  reactant: string
}

/** Rows of equation, ΔH, gas on the left and right, a gas that is formed and a gas that is used (or the last but one of them). */
const rows: readonly (readonly [string, number, number, number, string, string])[] = [
  ['N₂(g) + 3H₂(g) ⇌ 2NH₃(g)', -92, 4, 2, 'NH₃', 'N₂'],
  ['2SO₂(g) + O₂(g) ⇌ 2SO₃(g)', -197, 3, 2, 'SO₃', 'O₂'],
  ['2NO₂(g) ⇌ N₂O₄(g)', -57, 2, 1, 'N₂O₄', 'NO₂'],
  ['PCl₅(g) ⇌ PCl₃(g) + Cl₂(g)', 93, 1, 2, 'Cl₂', 'PCl₅'],
  ['N₂(g) + O₂(g) ⇌ 2NO(g)', 181, 2, 2, 'NO', 'O₂'],
  ['CO(g) + 2H₂(g) ⇌ CH₃OH(g)', -91, 3, 1, 'CH₃OH', 'CO'],
  ['CH₄(g) + H₂O(g) ⇌ CO(g) + 3H₂(g)', 206, 2, 4, 'H₂', 'CH₄'],
  ['CO(g) + H₂O(g) ⇌ CO₂(g) + H₂(g)', -41, 2, 2, 'CO₂', 'CO'],
  ['C₂H₄(g) + H₂O(g) ⇌ C₂H₅OH(g)', -46, 2, 1, 'C₂H₅OH', 'C₂H₄'],
  ['CaCO₃(s) ⇌ CaO(s) + CO₂(g)', 178, 0, 1, 'CO₂', ''],
  ['4NH₃(g) + 5O₂(g) ⇌ 4NO(g) + 6H₂O(g)', -905, 9, 10, 'NO', 'O₂'],
  ['C(s) + CO₂(g) ⇌ 2CO(g)', 173, 1, 2, 'CO', 'CO₂'],
  ['2O₃(g) ⇌ 3O₂(g)', -285, 2, 3, 'O₂', 'O₃'],
]

export const equilibria: readonly Equilibrium[] = rows.map(([equation, enthalpy, left, right, product, reactant]) => ({
  equation,
  enthalpy,
  left,
  right,
  product,
  reactant,
}))
