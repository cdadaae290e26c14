/** Formulas that students type in small letters. */
const spelled =
  'CO2 H2O NaCl NaOH KOH HCl HNO3 H2SO4 CaCO3 NH3 CH4 O2 H2 N2 Cl2 SO2 CaO MgO CuSO4 Na2CO3 C6H12O6 C2H5OH CuO Fe2O3 KCl Mg Zn Cu NaHCO3 CO'
const byLetters = new Map(spelled.split(' ').map((formula) => [formula.toLowerCase(), formula]))

/** The formula that small letters spell, if it is a usual one. */
export function spelledFormula(typed: string): string | undefined {
  return byLetters.get(typed.toLowerCase())
}

const part = /([A-Z][a-z]?)(\d{0,3})|(\()|\)(\d{0,2})/gy

/** How many atoms of each element a formula such as `Ca(OH)2` has; null if it is no formula. */
export function atomsIn(formula: string): Map<string, number> | null {
  const groups: Map<string, number>[] = [new Map()]
  part.lastIndex = 0
  for (let at = 0; at < formula.length; at = part.lastIndex) {
    const [, element, count = '', opening, times = ''] = part.exec(formula) ?? []
    const group = groups.at(-1)
    if (part.lastIndex === 0 || group === undefined) return null
    if (opening !== undefined) groups.push(new Map())
    else if (element === undefined) {
      groups.pop()
      const outer = groups.at(-1)
      if (outer === undefined) return null
      for (const [name, inside] of group) addTo(outer, name, inside * Number(times || 1))
    } else addTo(group, element, Number(count || 1))
  }
  const [atoms, ...open] = groups
  return atoms === undefined || atoms.size === 0 || open.length > 0 ? null : atoms
}

function addTo(atoms: Map<string, number>, element: string, count: number): void {
  atoms.set(element, (atoms.get(element) ?? 0) + count)
}

/** A formula with its small numbers below the line. */
export function withSubscripts(formula: string): string {
  return formula.replaceAll(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit)))
}
