/** One substance in an equation and how many of it stand there. */
export interface Term {
  count: number
  formula: string
}

export interface Equation {
  left: readonly Term[]
  right: readonly Term[]
}

/** Reads '2H₂ + O₂ → 2H₂O'. */
export function readEquation(text: string): Equation {
  const [left = '', right = ''] = text.split(' → ')
  return { left: readSide(left), right: readSide(right) }
}

/** How many of a substance an equation has. Throws where it has none: a mistake in a table. */
export function countIn(text: string, formula: string): number {
  const { left, right } = readEquation(text)
  const term = [...left, ...right].find((candidate) => candidate.formula === formula)
  if (term === undefined) throw new RangeError(`No ${formula} in ${text}`)
  return term.count
}

export const massEquations = {
  limestone: 'CaCO₃ → CaO + CO₂',
  magnesium: '2Mg + O₂ → 2MgO',
  bicarbonate: '2NaHCO₃ → Na₂CO₃ + H₂O + CO₂',
  haematite: 'Fe₂O₃ + 3CO → 2Fe + 3CO₂',
  aluminium: '4Al + 3O₂ → 2Al₂O₃',
  sodium: '2Na + 2H₂O → 2NaOH + H₂',
  copper: 'CuO + H₂ → Cu + H₂O',
  ammonia: 'N₂ + 3H₂ → 2NH₃',
  chlorate: '2KClO₃ → 2KCl + 3O₂',
  methane: 'CH₄ + 2O₂ → CO₂ + 2H₂O',
  water: '2H₂ + O₂ → 2H₂O',
  sulphide: 'Fe + S → FeS',
  zincSulphide: 'Zn + S → ZnS',
  phosphorus: '4P + 5O₂ → 2P₂O₅',
  sodiumChloride: '2Na + Cl₂ → 2NaCl',
  peroxide: '2H₂O₂ → 2H₂O + O₂',
  zincAcid: 'Zn + 2HCl → ZnCl₂ + H₂',
  magnesiumAcid: 'Mg + 2HCl → MgCl₂ + H₂',
  aluminiumAcid: '2Al + 6HCl → 2AlCl₃ + 3H₂',
  chalkAcid: 'CaCO₃ + 2HCl → CaCl₂ + H₂O + CO₂',
  sodaAcid: 'Na₂CO₃ + 2HCl → 2NaCl + H₂O + CO₂',
} as const

function readSide(side: string): Term[] {
  return side.split(' + ').map((term) => {
    const [, count = '', formula = ''] = /^(\d*)(.+)$/.exec(term) ?? []
    return { count: Number(count || 1), formula }
  })
}
