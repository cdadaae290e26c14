export interface Neutralization {
  acid: string
  base: string
  /** Moles of acid and of base in the balanced equation. */
  acidMoles: number
  baseMoles: number
  equation: string
}

/** Only reactions that are not mole for mole: the ratio is what is asked. */
export const neutralizations: readonly Neutralization[] = [
  {
    acid: 'tetraoxosulphate(VI) acid',
    base: 'sodium hydroxide',
    acidMoles: 1,
    baseMoles: 2,
    equation: 'H₂SO₄ + 2NaOH → Na₂SO₄ + 2H₂O',
  },
  {
    acid: 'tetraoxosulphate(VI) acid',
    base: 'potassium hydroxide',
    acidMoles: 1,
    baseMoles: 2,
    equation: 'H₂SO₄ + 2KOH → K₂SO₄ + 2H₂O',
  },
  {
    acid: 'hydrochloric acid',
    base: 'sodium trioxocarbonate(IV)',
    acidMoles: 2,
    baseMoles: 1,
    equation: '2HCl + Na₂CO₃ → 2NaCl + H₂O + CO₂',
  },
  {
    acid: 'trioxonitrate(V) acid',
    base: 'sodium trioxocarbonate(IV)',
    acidMoles: 2,
    baseMoles: 1,
    equation: '2HNO₃ + Na₂CO₃ → 2NaNO₃ + H₂O + CO₂',
  },
]
