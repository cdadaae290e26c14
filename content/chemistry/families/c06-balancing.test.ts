import { proves } from '../../engine/prove.ts'
import { readEquation } from '../facts/equations.ts'
import { atomsIn } from '../facts/formula.ts'
import { balancing } from './c06-balancing.ts'

const solved = new Map<string, number[]>()

/**
 * The numbers of an equation found anew from its formulas alone: the rows of atoms are reduced until one unknown is left,
 * which is raised until all the others are whole.
 */
function numbersOf(equation: string): number[] {
  const known = solved.get(equation)
  if (known !== undefined) return known
  const { left, right } = readEquation(equation)
  const formulas = [...left, ...right].map(({ formula }) => formula)
  const symbols = [...new Set(formulas.flatMap((formula) => [...atomsIn(formula).keys()]))]
  const rows = symbols.map((symbol) =>
    formulas.map((formula, index) => (atomsIn(formula).get(symbol) ?? 0) * (index < left.length ? 1 : -1)),
  )
  const last = formulas.length - 1
  for (let column = 0; column < last; column++) {
    const pivot = rows.findIndex((row, index) => index >= column && Math.abs(row[column] ?? 0) > 1e-9)
    const chosen = rows[pivot]
    const replaced = rows[column]
    if (chosen === undefined || replaced === undefined) throw new Error(`${equation} has more than one solution`)
    rows[pivot] = replaced
    rows[column] = chosen.map((value) => value / (chosen[column] ?? 1))
    for (const [index, row] of rows.entries()) {
      if (index === column) continue
      const factor = row[column] ?? 0
      rows[index] = row.map((value, place) => value - factor * (rows[column]?.[place] ?? 0))
    }
  }
  const ratios = [...rows.slice(0, last).map((row) => -(row[last] ?? 0)), 1]
  for (let scale = 1; scale <= 60; scale++) {
    const numbers = ratios.map((ratio) => ratio * scale)
    if (numbers.every((value) => Math.abs(value - Math.round(value)) < 1e-6)) {
      solved.set(equation, numbers.map(Math.round))
      return numbers.map(Math.round)
    }
  }
  throw new Error(`${equation} has no small numbers`)
}

proves(balancing, {
  coefficient: ({ equation, chosen }: { equation: string; chosen: number }) =>
    numbersOf(equation)[chosen] ?? Number.NaN,
  'sum-of-coefficients': ({ equation }: { equation: string }) =>
    numbersOf(equation).reduce((sum, value) => sum + value, 0),
  'moles-by-balanced-equation': (given: { equation: string; from: number; to: number; runs: number }) => {
    const { equation, from, to, runs } = given
    const { left } = readEquation(equation)
    const numbers = numbersOf(equation)
    // The amount used in the stem is so many runs of the reactant's own number.
    const used = (left[from]?.count ?? Number.NaN) * runs
    return (used / (numbers[from] ?? Number.NaN)) * (numbers[left.length + to] ?? Number.NaN)
  },
  'electrons-in-half-equation': ({ half }: { half: { left: readonly string[]; right: readonly string[] } }) => {
    for (let n = 0; n <= 20; n++) if (chargeOf(half.left) - n === chargeOf(half.right)) return n
    return Number.NaN
  },
})

/** The charge of printed species such as '2Cr³⁺', read from their own signs; their atoms must be there too. */
function chargeOf(species: readonly string[]): number {
  let sum = 0
  for (const text of species) {
    const [, count = '', size = '', sign = ''] = /^(\d*)[A-Z][^⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]*([²³⁴]?)([⁺⁻]?)$/.exec(text) ?? []
    const digit = size === '' ? 1 : '²³⁴'.indexOf(size) + 2
    if (sign !== '') sum += Number(count || 1) * digit * (sign === '⁺' ? 1 : -1)
  }
  return sum
}
