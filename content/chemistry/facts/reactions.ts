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
