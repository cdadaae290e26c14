import { massEquations } from './equations.ts'

export interface Step {
  equation: string
  /** What is weighed in and what is asked for. */
  from: string
  name: string
  to: string
  product: string
  how: string
}

export const steps: readonly Step[] = [
  {
    equation: massEquations.limestone,
    from: 'CaCO₃',
    name: 'calcium trioxocarbonate(IV)',
    to: 'CaO',
    product: 'calcium oxide',
    how: 'is heated until it decomposes completely',
  },
  {
    equation: massEquations.magnesium,
    from: 'Mg',
    name: 'magnesium',
    to: 'MgO',
    product: 'magnesium oxide',
    how: 'is burnt in excess oxygen',
  },
  {
    equation: massEquations.bicarbonate,
    from: 'NaHCO₃',
    name: 'sodium hydrogentrioxocarbonate(IV)',
    to: 'Na₂CO₃',
    product: 'sodium trioxocarbonate(IV)',
    how: 'is heated until it decomposes completely',
  },
  {
    equation: massEquations.haematite,
    from: 'Fe₂O₃',
    name: 'iron(III) oxide',
    to: 'Fe',
    product: 'iron',
    how: 'is reduced with excess carbon(II) oxide',
  },
  {
    equation: massEquations.aluminium,
    from: 'Al',
    name: 'aluminium',
    to: 'Al₂O₃',
    product: 'aluminium oxide',
    how: 'is burnt in excess oxygen',
  },
  {
    equation: massEquations.sodium,
    from: 'Na',
    name: 'sodium',
    to: 'NaOH',
    product: 'sodium hydroxide',
    how: 'reacts with excess water',
  },
  {
    equation: massEquations.copper,
    from: 'CuO',
    name: 'copper(II) oxide',
    to: 'Cu',
    product: 'copper',
    how: 'is reduced with excess hydrogen',
  },
  {
    equation: massEquations.ammonia,
    from: 'H₂',
    name: 'hydrogen',
    to: 'NH₃',
    product: 'ammonia',
    how: 'combines completely with nitrogen',
  },
  {
    equation: massEquations.chlorate,
    from: 'KClO₃',
    name: 'potassium trioxochlorate(V)',
    to: 'O₂',
    product: 'oxygen',
    how: 'is heated until it decomposes completely',
  },
  {
    equation: massEquations.methane,
    from: 'CH₄',
    name: 'methane',
    to: 'H₂O',
    product: 'water',
    how: 'is burnt in excess oxygen',
  },
]

export const gasSteps = [
  {
    equation: massEquations.zincAcid,
    from: 'Zn',
    name: 'zinc',
    to: 'H₂',
    gas: 'hydrogen',
    how: 'dissolves in excess dilute hydrochloric acid',
  },
  {
    equation: massEquations.magnesiumAcid,
    from: 'Mg',
    name: 'magnesium',
    to: 'H₂',
    gas: 'hydrogen',
    how: 'dissolves in excess dilute hydrochloric acid',
  },
  {
    equation: massEquations.aluminiumAcid,
    from: 'Al',
    name: 'aluminium',
    to: 'H₂',
    gas: 'hydrogen',
    how: 'dissolves in excess dilute hydrochloric acid',
  },
  {
    equation: massEquations.sodium,
    from: 'Na',
    name: 'sodium',
    to: 'H₂',
    gas: 'hydrogen',
    how: 'reacts completely with water',
  },
  {
    equation: massEquations.chlorate,
    from: 'KClO₃',
    name: 'potassium trioxochlorate(V)',
    to: 'O₂',
    gas: 'oxygen',
    how: 'decomposes completely',
  },
  {
    equation: massEquations.peroxide,
    from: 'H₂O₂',
    name: 'hydrogen peroxide',
    to: 'O₂',
    gas: 'oxygen',
    how: 'decomposes completely',
  },
  {
    equation: massEquations.bicarbonate,
    from: 'NaHCO₃',
    name: 'sodium hydrogentrioxocarbonate(IV)',
    to: 'CO₂',
    gas: 'carbon(IV) oxide',
    how: 'decomposes completely',
  },
  {
    equation: massEquations.haematite,
    from: 'Fe₂O₃',
    name: 'iron(III) oxide',
    to: 'CO₂',
    gas: 'carbon(IV) oxide',
    how: 'is reduced completely with carbon(II) oxide',
  },
] as const
export type GasStep = (typeof gasSteps)[number]

export const unions = [
  {
    equation: massEquations.sulphide,
    first: 'Fe',
    firstName: 'iron',
    second: 'S',
    secondName: 'sulphur',
    to: 'FeS',
    product: 'iron(II) sulphide',
  },
  {
    equation: massEquations.zincSulphide,
    first: 'Zn',
    firstName: 'zinc',
    second: 'S',
    secondName: 'sulphur',
    to: 'ZnS',
    product: 'zinc sulphide',
  },
  {
    equation: massEquations.magnesium,
    first: 'Mg',
    firstName: 'magnesium',
    second: 'O₂',
    secondName: 'oxygen',
    to: 'MgO',
    product: 'magnesium oxide',
  },
  {
    equation: massEquations.aluminium,
    first: 'Al',
    firstName: 'aluminium',
    second: 'O₂',
    secondName: 'oxygen',
    to: 'Al₂O₃',
    product: 'aluminium oxide',
  },
  {
    equation: massEquations.water,
    first: 'H₂',
    firstName: 'hydrogen',
    second: 'O₂',
    secondName: 'oxygen',
    to: 'H₂O',
    product: 'water',
  },
  {
    equation: massEquations.sodiumChloride,
    first: 'Na',
    firstName: 'sodium',
    second: 'Cl₂',
    secondName: 'chlorine',
    to: 'NaCl',
    product: 'sodium chloride',
  },
] as const
export type Union = (typeof unions)[number]

export const samples = [
  {
    equation: massEquations.chalkAcid,
    name: 'limestone',
    from: 'CaCO₃',
    to: 'CO₂',
    gas: 'carbon(IV) oxide',
    how: 'treated with excess dilute hydrochloric acid',
  },
  {
    equation: massEquations.zincAcid,
    name: 'zinc',
    from: 'Zn',
    to: 'H₂',
    gas: 'hydrogen',
    how: 'treated with excess dilute hydrochloric acid',
  },
  {
    equation: massEquations.magnesiumAcid,
    name: 'magnesium',
    from: 'Mg',
    to: 'H₂',
    gas: 'hydrogen',
    how: 'treated with excess dilute hydrochloric acid',
  },
  {
    equation: massEquations.sodaAcid,
    name: 'sodium trioxocarbonate(IV)',
    from: 'Na₂CO₃',
    to: 'CO₂',
    gas: 'carbon(IV) oxide',
    how: 'treated with excess dilute hydrochloric acid',
  },
  {
    equation: massEquations.bicarbonate,
    name: 'sodium hydrogentrioxocarbonate(IV)',
    from: 'NaHCO₃',
    to: 'CO₂',
    gas: 'carbon(IV) oxide',
    how: 'heated strongly',
  },
  {
    equation: massEquations.chlorate,
    name: 'potassium trioxochlorate(V)',
    from: 'KClO₃',
    to: 'O₂',
    gas: 'oxygen',
    how: 'heated with a catalyst',
  },
] as const
export type Sample = (typeof samples)[number]
