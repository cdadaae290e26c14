import { atomsIn, spelledFormula, withSubscripts } from './formulas.ts'
import type { Worked } from './worked.ts'

interface Term {
  count: number
  formula: string
  atoms: ReadonlyMap<string, number>
}

interface Equation {
  left: readonly Term[]
  right: readonly Term[]
}

const arrow = /→|⇌|[-–—=]+>|=/

/** Balances a chemical equation with the smallest whole numbers. An equals sign needs the word "balance" beside it. */
export function balanceEquation(message: string): Worked | null {
  const isAsked = /\bbalanc/i.test(message)
  const sides = message.split(arrow)
  if (sides.length !== 2 || (!isAsked && !/→|⇌|>/.test(message))) return null
  const equation = readEquation(sides[0] ?? '', sides[1] ?? '')
  if (equation === null) return null
  const terms = [...equation.left, ...equation.right]
  const elements = [...new Set(terms.flatMap(({ atoms }) => [...atoms.keys()]))]
  const counts = smallestCounts(
    elements.map((element) =>
      terms.map(({ atoms }, place) => (place < equation.left.length ? 1 : -1) * (atoms.get(element) ?? 0)),
    ),
  )
  const told = { reading: [written(equation)], ifWrong }
  const asWritten = `As it is written: ${totals(equation, elements)}`
  if (counts === null)
    return { ...told, steps: [asWritten], result: 'No one set of whole numbers balances this. Check the formulas.' }
  const numbered = terms.map((term, place) => ({ ...term, count: counts[place] ?? 1 }))
  const balanced = {
    left: numbered.slice(0, equation.left.length),
    right: numbered.slice(equation.left.length),
  }
  return {
    ...told,
    steps: [
      asWritten,
      'Change only the numbers before the formulas, until both sides have the same atoms',
      `Check: ${totals(balanced, elements)}`,
    ],
    result: written(balanced),
  }
}

const ifWrong = 'If I read a formula wrongly, write it again with its capital letters.'

function readEquation(left: string, right: string): Equation | null {
  const [onLeft, onRight] = [left.split('+'), right.split('+')]
  // The student may write other words before the equation and after it.
  const first = /(?:\d+\s)?\S+\s*$/.exec(onLeft[0] ?? '')?.[0] ?? ''
  const last = /^\s*(?:\d+\s)?\S+/.exec(onRight.at(-1) ?? '')?.[0] ?? ''
  const read = {
    left: [first, ...onLeft.slice(1)].flatMap((words) => readTerm(words) ?? []),
    right: [...onRight.slice(0, -1), last].flatMap((words) => readTerm(words) ?? []),
  }
  return read.left.length === onLeft.length && read.right.length === onRight.length ? read : null
}

function readTerm(words: string): Term | null {
  const plain = words
    .trim()
    .replaceAll(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
    .replace(/\((?:s|l|g|aq)\)|[.,?!;]+$/gi, '')
  const [, count = '', typed = ''] = /^(\d{0,3})\s?([A-Za-z(][\w()]*)$/.exec(plain) ?? []
  const isSmall = typed === typed.toLowerCase()
  const formula = isSmall ? (spelledFormula(typed) ?? typed.charAt(0).toUpperCase() + typed.slice(1)) : typed
  const atoms = atomsIn(formula)
  return atoms === null ? null : { count: Number(count || 1), formula, atoms }
}

function written({ left, right }: Equation): string {
  const side = (terms: readonly Term[]) =>
    terms.map(({ count, formula }) => `${count === 1 ? '' : count}${withSubscripts(formula)}`).join(' + ')
  return `${side(left)} → ${side(right)}`
}

function totals({ left, right }: Equation, elements: readonly string[]): string {
  const on = (terms: readonly Term[], element: string) =>
    terms.reduce((sum, { count, atoms }) => sum + count * (atoms.get(element) ?? 0), 0)
  return elements.map((element) => `${element} ${on(left, element)} left, ${on(right, element)} right`).join('; ')
}

/** The smallest positive whole numbers that make each row zero, by Gaussian elimination; null unless there is exactly one set. */
function smallestCounts(rows: readonly (readonly number[])[]): number[] | null {
  const width = rows[0]?.length ?? 0
  const { reduced, pivots } = eliminated(rows, width)
  const free = Array.from({ length: width }, (_, column) => column).filter((column) => !pivots.has(column))
  const [only] = free
  if (only === undefined || free.length > 1) return null
  const pivotRows = [...pivots].map(([column, row]) => {
    const values = reduced[row] ?? []
    return { column, pivot: values[column] ?? 0, beside: values[only] ?? 0 }
  })
  const common = pivotRows.reduce((value, { pivot }) => (value / divisor(value, pivot)) * Math.abs(pivot), 1)
  const counts = Array.from({ length: width }, () => common)
  for (const { column, pivot, beside } of pivotRows) counts[column] = (-beside * common) / pivot
  const shared = counts.reduce(divisor, 0)
  const smallest = counts.map((count) => count / shared)
  return smallest.every((count) => count > 0 && Number.isSafeInteger(count)) ? smallest : null
}

/** Rows of whole numbers in which each pivot's column is zero elsewhere, and the row of each pivot's column. */
function eliminated(rows: readonly (readonly number[])[], width: number) {
  let reduced = rows.map(lowered)
  const pivots = new Map<number, number>()
  for (let column = 0; column < width; column++) {
    const used = new Set(pivots.values())
    const at = reduced.findIndex((row, place) => !used.has(place) && row[column] !== 0)
    const pivotRow = reduced[at]
    if (pivotRow === undefined) continue
    const pivot = pivotRow[column] ?? 0
    reduced = reduced.map((row, place) =>
      place === at
        ? row
        : lowered(row.map((value, index) => value * pivot - (row[column] ?? 0) * (pivotRow[index] ?? 0))),
    )
    pivots.set(column, at)
  }
  return { reduced, pivots }
}

/** Divides a row by the greatest common divisor of its numbers. */
function lowered(row: readonly number[]): number[] {
  const shared = row.reduce(divisor, 0)
  return shared === 0 ? [...row] : row.map((value) => value / shared)
}

/** The greatest common divisor, without a sign. */
function divisor(one: number, other: number): number {
  return other === 0 ? Math.abs(one) : divisor(other, one % other)
}
