export interface IsomerCount {
  /** What is counted, and its molecular formula. */
  kind: 'alkane' | 'alkene' | 'alkyne' | 'alkanol' | 'chloroalkane'
  formula: string
  carbons: number
  hydrogens: number
  count: number
  /** How many of them have an unbranched chain. */
  unbranched: number
}

export const isomerCounts: readonly IsomerCount[] = [
  { kind: 'alkane', formula: 'C₅H₁₂', carbons: 5, hydrogens: 12, count: 3, unbranched: 1 },
  { kind: 'alkane', formula: 'C₆H₁₄', carbons: 6, hydrogens: 14, count: 5, unbranched: 1 },
  { kind: 'alkene', formula: 'C₄H₈', carbons: 4, hydrogens: 8, count: 3, unbranched: 2 },
  { kind: 'alkene', formula: 'C₅H₁₀', carbons: 5, hydrogens: 10, count: 5, unbranched: 2 },
  { kind: 'alkyne', formula: 'C₅H₈', carbons: 5, hydrogens: 8, count: 3, unbranched: 2 },
  { kind: 'alkanol', formula: 'C₄H₁₀O', carbons: 4, hydrogens: 10, count: 4, unbranched: 2 },
  { kind: 'alkanol', formula: 'C₅H₁₂O', carbons: 5, hydrogens: 12, count: 8, unbranched: 3 },
  { kind: 'chloroalkane', formula: 'C₄H₉Cl', carbons: 4, hydrogens: 9, count: 4, unbranched: 2 },
  { kind: 'chloroalkane', formula: 'C₅H₁₁Cl', carbons: 5, hydrogens: 11, count: 8, unbranched: 3 },
]
