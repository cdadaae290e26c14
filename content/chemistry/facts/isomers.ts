export interface IsomerCount {
  /** What is counted, and its molecular formula. */
  kind: 'alkane' | 'alkene' | 'alkyne' | 'alkanol' | 'chloroalkane'
  formula: string
  carbons: number
  hydrogens: number
  count: number
  /** How many of them have an unbranched chain. */
  unbranched: number
  /** The names of those, and of the branched ones. */
  chains: readonly string[]
  branched: readonly string[]
}

export const isomerCounts: readonly IsomerCount[] = [
  {
    kind: 'alkane',
    formula: 'C₅H₁₂',
    carbons: 5,
    hydrogens: 12,
    count: 3,
    unbranched: 1,
    chains: ['pentane'],
    branched: ['2-methylbutane', '2,2-dimethylpropane'],
  },
  {
    kind: 'alkane',
    formula: 'C₆H₁₄',
    carbons: 6,
    hydrogens: 14,
    count: 5,
    unbranched: 1,
    chains: ['hexane'],
    branched: ['2-methylpentane', '3-methylpentane', '2,2-dimethylbutane', '2,3-dimethylbutane'],
  },
  {
    kind: 'alkene',
    formula: 'C₄H₈',
    carbons: 4,
    hydrogens: 8,
    count: 3,
    unbranched: 2,
    chains: ['but-1-ene', 'but-2-ene'],
    branched: ['2-methylpropene'],
  },
  {
    kind: 'alkene',
    formula: 'C₅H₁₀',
    carbons: 5,
    hydrogens: 10,
    count: 5,
    unbranched: 2,
    chains: ['pent-1-ene', 'pent-2-ene'],
    branched: ['2-methylbut-1-ene', '3-methylbut-1-ene', '2-methylbut-2-ene'],
  },
  {
    kind: 'alkyne',
    formula: 'C₅H₈',
    carbons: 5,
    hydrogens: 8,
    count: 3,
    unbranched: 2,
    chains: ['pent-1-yne', 'pent-2-yne'],
    branched: ['3-methylbut-1-yne'],
  },
  {
    kind: 'alkanol',
    formula: 'C₄H₁₀O',
    carbons: 4,
    hydrogens: 10,
    count: 4,
    unbranched: 2,
    chains: ['butan-1-ol', 'butan-2-ol'],
    branched: ['2-methylpropan-1-ol', '2-methylpropan-2-ol'],
  },
  {
    kind: 'alkanol',
    formula: 'C₅H₁₂O',
    carbons: 5,
    hydrogens: 12,
    count: 8,
    unbranched: 3,
    chains: ['pentan-1-ol', 'pentan-2-ol', 'pentan-3-ol'],
    branched: [
      '2-methylbutan-1-ol',
      '3-methylbutan-1-ol',
      '2-methylbutan-2-ol',
      '3-methylbutan-2-ol',
      '2,2-dimethylpropan-1-ol',
    ],
  },
  {
    kind: 'chloroalkane',
    formula: 'C₄H₉Cl',
    carbons: 4,
    hydrogens: 9,
    count: 4,
    unbranched: 2,
    chains: ['1-chlorobutane', '2-chlorobutane'],
    branched: ['1-chloro-2-methylpropane', '2-chloro-2-methylpropane'],
  },
  {
    kind: 'chloroalkane',
    formula: 'C₅H₁₁Cl',
    carbons: 5,
    hydrogens: 11,
    count: 8,
    unbranched: 3,
    chains: ['1-chloropentane', '2-chloropentane', '3-chloropentane'],
    branched: [
      '1-chloro-2-methylbutane',
      '1-chloro-3-methylbutane',
      '2-chloro-2-methylbutane',
      '2-chloro-3-methylbutane',
      '1-chloro-2,2-dimethylpropane',
    ],
  },
]
