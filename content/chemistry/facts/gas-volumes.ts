export const hydrocarbons = [
  { name: 'methane', carbons: 1, hydrogens: 4 },
  { name: 'ethane', carbons: 2, hydrogens: 6 },
  { name: 'ethene', carbons: 2, hydrogens: 4 },
  { name: 'ethyne', carbons: 2, hydrogens: 2 },
  { name: 'propane', carbons: 3, hydrogens: 8 },
  { name: 'propene', carbons: 3, hydrogens: 6 },
  { name: 'butane', carbons: 4, hydrogens: 10 },
  { name: 'butene', carbons: 4, hydrogens: 8 },
] as const
export type Hydrocarbon = (typeof hydrocarbons)[number]

export const gasUnions = [
  {
    equation: '2CO + O₂ → 2CO₂',
    first: 'carbon(II) oxide',
    second: 'oxygen',
    to: 'carbon(IV) oxide',
    a: 2,
    b: 1,
    c: 2,
  },
  { equation: 'N₂ + 3H₂ → 2NH₃', first: 'nitrogen', second: 'hydrogen', to: 'ammonia', a: 1, b: 3, c: 2 },
  {
    equation: '2SO₂ + O₂ → 2SO₃',
    first: 'sulphur(IV) oxide',
    second: 'oxygen',
    to: 'sulphur(VI) oxide',
    a: 2,
    b: 1,
    c: 2,
  },
  { equation: 'H₂ + Cl₂ → 2HCl', first: 'hydrogen', second: 'chlorine', to: 'hydrogen chloride', a: 1, b: 1, c: 2 },
  {
    equation: '2NO + O₂ → 2NO₂',
    first: 'nitrogen(II) oxide',
    second: 'oxygen',
    to: 'nitrogen(IV) oxide',
    a: 2,
    b: 1,
    c: 2,
  },
] as const
