const subscripts = '₀₁₂₃₄₅₆₇₈₉'

/** The rounded values that the exam papers print. */
const relativeAtomicMasses: Readonly<Record<string, number>> = {
  H: 1,
  He: 4,
  Li: 7,
  C: 12,
  N: 14,
  O: 16,
  F: 19,
  Na: 23,
  Mg: 24,
  Al: 27,
  Si: 28,
  P: 31,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
  Cr: 52,
  Mn: 55,
  Fe: 56,
  Cu: 64,
  Zn: 65,
  Br: 80,
  Ag: 108,
  I: 127,
  Ba: 137,
  Pb: 207,
}

/** The relative atomic mass of an element by its symbol. Throws where the table has none. */
export function relativeAtomicMass(symbol: string): number {
  const mass = relativeAtomicMasses[symbol]
  if (mass === undefined) throw new RangeError(`No relative atomic mass of ${symbol}`)
  return mass
}

/** How many atoms of each element a formula holds, brackets and water of crystallization counted in. */
export function atomsIn(formula: string): Map<string, number> {
  const plain = formula.replace(/[₀-₉]/g, (digit) => String(subscripts.indexOf(digit)))
  const total = new Map<string, number>()
  for (const part of plain.split('·')) {
    const [, factor = '', unit = ''] = /^(\d*)(.*)$/.exec(part) ?? []
    addAll(total, atomsInUnit(unit), Number(factor || 1))
  }
  return total
}

/** The molar mass summed from a formula; families state theirs in tables, which the proofs hold against this sum. */
export function molarMassOf(formula: string): number {
  const known = molarMasses.get(formula)
  if (known !== undefined) return known
  let sum = 0
  for (const [symbol, count] of atomsIn(formula)) sum += count * relativeAtomicMass(symbol)
  molarMasses.set(formula, sum)
  return sum
}

/** Sums already made: proofs ask for the same ones ten thousand times. */
const molarMasses = new Map<string, number>()

/** The masses a stem must give for a formula: 'C = 12, O = 16'. */
export function givenMasses(formula: string): string {
  return [...atomsIn(formula).keys()].map((symbol) => `${symbol} = ${relativeAtomicMass(symbol)}`).join(', ')
}

/** The molar mass that a student gets who leaves out every subscript. */
export function massWithoutSubscripts(formula: string): number {
  return [...atomsIn(formula).keys()].reduce((sum, symbol) => sum + relativeAtomicMass(symbol), 0)
}

/** The number of all atoms in a formula. */
export function atomCount(formula: string): number {
  return [...atomsIn(formula).values()].reduce((sum, count) => sum + count, 0)
}

/** A whole number as subscript; 1 is left out, as in a formula. */
export function subscript(count: number): string {
  if (count === 1) return ''
  return [...String(count)].map((digit) => subscripts[Number(digit)] ?? digit).join('')
}

function atomsInUnit(unit: string): Map<string, number> {
  const open: Map<string, number>[] = []
  let current = new Map<string, number>()
  for (const [, token = '', digits = ''] of unit.matchAll(/([A-Z][a-z]?|\(|\))(\d*)/g)) {
    const count = Number(digits || 1)
    if (token === '(') {
      open.push(current)
      current = new Map()
    } else if (token === ')') {
      const outer = open.pop() ?? new Map<string, number>()
      addAll(outer, current, count)
      current = outer
    } else {
      addAll(current, new Map([[token, 1]]), count)
    }
  }
  return current
}

function addAll(target: Map<string, number>, source: ReadonlyMap<string, number>, factor: number): void {
  for (const [symbol, count] of source) target.set(symbol, (target.get(symbol) ?? 0) + count * factor)
}
