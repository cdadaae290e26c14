import { compile, lusolve } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import type { Determinant } from '../forms/m32-determinant.ts'
import { onlyRight } from '../expression.ts'
import {
  matrices,
  writeCombination,
  writeProduct,
  type Combination,
  type Matrix,
  type Product,
  type System,
} from './m32-matrices.ts'

const combination = compile('p * A - q * B')
const product = compile('A * B')
const determinant = compile('det([s * x + t, b; c, d])')

const rows = ([a, b, c, d]: Matrix) => [
  [a, b],
  [c, d],
]

/** The four entries that a text prints. */
function entriesOf(text: string): string {
  return (text.match(/-?\d+/g) ?? []).map(Number).join(' ')
}

// The second routes leave the matrices to mathjs and read every option; equations are solved from two values or by LU.
proves(matrices, {
  combination: (parameters: Combination) => {
    const { p, q, first, second } = parameters
    const expected: number[][] = combination.evaluate({ p, q, A: rows(first), B: rows(second) })
    return onlyRight(writeCombination(parameters), (text) => entriesOf(text) === expected.flat().join(' '))
  },
  product: (parameters: Product) => {
    const expected: number[][] = product.evaluate({ A: rows(parameters.first), B: rows(parameters.second) })
    return onlyRight(writeProduct(parameters), (text) => entriesOf(text) === expected.flat().join(' '))
  },
  determinant: ({ slope: s, shift: t, b, c, d, x }: Determinant) => {
    const at = (tried: number) => Number(determinant.evaluate({ s, t, b, c, d, x: tried }))
    const value = at(x)
    const found = Array.from({ length: 41 }, (_, index) => index - 20).filter(
      (tried) => Math.abs(at(tried) - value) < 1e-9,
    )
    return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
  },
  system: ({ matrix, x, y }: System) => {
    const [a, b, c, d] = matrix
    const solution = lusolve(rows(matrix), [a * x + b * y, c * x + d * y])
    return Number(solution.flat()[0])
  },
})
