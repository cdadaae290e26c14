export interface SolubleSalt {
  name: string
  formula: string
  molarMass: number
  /** Grams that saturate 100 g of water, rounded, from cold to hot. */
  points: readonly { celsius: number; grams: number }[]
  /** Saturated solutions near room temperature, in mol dm⁻³. */
  molarRange: readonly [number, number]
}

export const solubleSalts: readonly SolubleSalt[] = [
  {
    name: 'potassium trioxonitrate(V)',
    formula: 'KNO₃',
    molarMass: 101,
    points: [
      { celsius: 20, grams: 32 },
      { celsius: 30, grams: 46 },
      { celsius: 40, grams: 64 },
      { celsius: 50, grams: 85 },
      { celsius: 60, grams: 110 },
    ],
    molarRange: [2.4, 4.4],
  },
  {
    name: 'potassium chloride',
    formula: 'KCl',
    molarMass: 74.5,
    points: [
      { celsius: 20, grams: 34 },
      { celsius: 40, grams: 40 },
      { celsius: 60, grams: 46 },
      { celsius: 80, grams: 51 },
    ],
    molarRange: [3.6, 4.8],
  },
  {
    name: 'sodium trioxonitrate(V)',
    formula: 'NaNO₃',
    molarMass: 85,
    points: [
      { celsius: 20, grams: 88 },
      { celsius: 40, grams: 105 },
      { celsius: 60, grams: 124 },
      { celsius: 80, grams: 148 },
    ],
    molarRange: [7, 8.4],
  },
  {
    name: 'potassium trioxochlorate(V)',
    formula: 'KClO₃',
    molarMass: 122.5,
    points: [
      { celsius: 20, grams: 7 },
      { celsius: 40, grams: 14 },
      { celsius: 60, grams: 24 },
      { celsius: 80, grams: 38 },
    ],
    molarRange: [0.4, 1.2],
  },
  {
    name: 'ammonium chloride',
    formula: 'NH₄Cl',
    molarMass: 53.5,
    points: [
      { celsius: 20, grams: 37 },
      { celsius: 40, grams: 46 },
      { celsius: 60, grams: 55 },
      { celsius: 80, grams: 66 },
    ],
    molarRange: [5, 6.4],
  },
]
