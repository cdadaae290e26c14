/** Mean bond energies in kJ mol⁻¹, rounded as the papers give them. */
export const bondEnergies = {
  'H–H': 436,
  'F–F': 158,
  'Cl–Cl': 242,
  'Br–Br': 193,
  'H–F': 562,
  'H–Cl': 431,
  'H–Br': 366,
  'O=O': 496,
  'O–H': 463,
  'N≡N': 944,
  'N–H': 388,
  'C–H': 412,
  'C–C': 348,
  'C=C': 612,
  'C–Cl': 338,
  'C–Br': 276,
} as const
export type Bond = keyof typeof bondEnergies

export interface BondReaction {
  equation: string
  broken: readonly (readonly [number, Bond])[]
  formed: readonly (readonly [number, Bond])[]
}

/** Bonds that stay as they are stand on neither side. */
export const bondReactions: readonly BondReaction[] = [
  {
    equation: 'H₂ + Cl₂ → 2HCl',
    broken: [
      [1, 'H–H'],
      [1, 'Cl–Cl'],
    ],
    formed: [[2, 'H–Cl']],
  },
  {
    equation: 'H₂ + Br₂ → 2HBr',
    broken: [
      [1, 'H–H'],
      [1, 'Br–Br'],
    ],
    formed: [[2, 'H–Br']],
  },
  {
    equation: 'H₂ + F₂ → 2HF',
    broken: [
      [1, 'H–H'],
      [1, 'F–F'],
    ],
    formed: [[2, 'H–F']],
  },
  {
    equation: 'N₂ + 3H₂ → 2NH₃',
    broken: [
      [1, 'N≡N'],
      [3, 'H–H'],
    ],
    formed: [[6, 'N–H']],
  },
  {
    equation: '2H₂ + O₂ → 2H₂O',
    broken: [
      [2, 'H–H'],
      [1, 'O=O'],
    ],
    formed: [[4, 'O–H']],
  },
  {
    equation: 'C₂H₄ + H₂ → C₂H₆',
    broken: [
      [1, 'C=C'],
      [1, 'H–H'],
    ],
    formed: [
      [1, 'C–C'],
      [2, 'C–H'],
    ],
  },
  {
    equation: 'CH₄ + Cl₂ → CH₃Cl + HCl',
    broken: [
      [1, 'C–H'],
      [1, 'Cl–Cl'],
    ],
    formed: [
      [1, 'C–Cl'],
      [1, 'H–Cl'],
    ],
  },
  {
    equation: 'CH₄ + Br₂ → CH₃Br + HBr',
    broken: [
      [1, 'C–H'],
      [1, 'Br–Br'],
    ],
    formed: [
      [1, 'C–Br'],
      [1, 'H–Br'],
    ],
  },
  {
    equation: 'C₂H₄ + Cl₂ → C₂H₄Cl₂',
    broken: [
      [1, 'C=C'],
      [1, 'Cl–Cl'],
    ],
    formed: [
      [1, 'C–C'],
      [2, 'C–Cl'],
    ],
  },
  {
    equation: 'C₂H₄ + Br₂ → C₂H₄Br₂',
    broken: [
      [1, 'C=C'],
      [1, 'Br–Br'],
    ],
    formed: [
      [1, 'C–C'],
      [2, 'C–Br'],
    ],
  },
  {
    equation: 'C₂H₄ + HCl → C₂H₅Cl',
    broken: [
      [1, 'C=C'],
      [1, 'H–Cl'],
    ],
    formed: [
      [1, 'C–C'],
      [1, 'C–H'],
      [1, 'C–Cl'],
    ],
  },
  {
    equation: 'C₂H₄ + HBr → C₂H₅Br',
    broken: [
      [1, 'C=C'],
      [1, 'H–Br'],
    ],
    formed: [
      [1, 'C–C'],
      [1, 'C–H'],
      [1, 'C–Br'],
    ],
  },
]

/** Enthalpies of formation in kJ mol⁻¹ at 25 °C, rounded; elements have none. Water is liquid. */
export const formationEnthalpies: Readonly<Record<string, number>> = {
  'CO₂': -394,
  CO: -111,
  'H₂O': -286,
  'CH₄': -75,
  'C₂H₄': 52,
  'C₂H₂': 227,
  'C₃H₈': -104,
  'C₂H₅OH': -278,
  'Fe₂O₃': -824,
  'Al₂O₃': -1676,
  'SO₂': -297,
  'SO₃': -396,
  CaO: -635,
  'CaCO₃': -1207,
  HCl: -92,
  'NH₃': -46,
  'NH₄Cl': -314,
}

export const formationReactions = [
  'CH₄ + 2O₂ → CO₂ + 2H₂O',
  'C₂H₄ + 3O₂ → 2CO₂ + 2H₂O',
  '2C₂H₂ + 5O₂ → 4CO₂ + 2H₂O',
  'C₃H₈ + 5O₂ → 3CO₂ + 4H₂O',
  'C₂H₅OH + 3O₂ → 2CO₂ + 3H₂O',
  'Fe₂O₃ + 3CO → 2Fe + 3CO₂',
  'Fe₂O₃ + 2Al → Al₂O₃ + 2Fe',
  '2SO₂ + O₂ → 2SO₃',
  '2CO + O₂ → 2CO₂',
  'CaCO₃ → CaO + CO₂',
  'NH₃ + HCl → NH₄Cl',
] as const

export const fuels = [
  { name: 'methanol', molarMass: 32, combustion: -726 },
  { name: 'ethanol', molarMass: 46, combustion: -1367 },
  { name: 'propan-1-ol', molarMass: 60, combustion: -2021 },
  { name: 'methane', molarMass: 16, combustion: -890 },
  { name: 'propane', molarMass: 44, combustion: -2220 },
  { name: 'hydrogen', molarMass: 2, combustion: -286 },
] as const
