import { inv, multiply } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { onlyRight } from '../expression.ts'
import { inverseMatrices, writeInverse, type Singular, type Square } from './m59-inverse-matrices.ts'

/** The matrix that an option prints, a fraction in front and four entries. */
function matrixOf(text: string): number[][] {
  const [, sign, under] = /^\$(-?)\\frac\{1\}\{(\d+)\}/.exec(text) ?? []
  const [a = 0, b = 0, c = 0, d = 0] = (text.split('pmatrix')[1]?.match(/-?\d+/g) ?? []).map(
    (entry) => (Number(entry) * (sign === '-' ? -1 : 1)) / Number(under),
  )
  return [
    [a, b],
    [c, d],
  ]
}

function isIdentity(matrix: readonly (readonly number[])[]): boolean {
  return matrix.every((row, i) => row.every((entry, j) => Math.abs(entry - (i === j ? 1 : 0)) < 1e-9))
}

// The second routes multiply the matrix by every option, leave the inverse to mathjs, or try numbers out.
proves(inverseMatrices, {
  inverse: (square: Square) => {
    const { a, b, c, d } = square
    const given = [
      [a, b],
      [c, d],
    ]
    return onlyRight(writeInverse(square), (text) => isIdentity(multiply(given, matrixOf(text))))
  },
  singular: ({ shift, b, c, d }: Singular) => {
    // Without an inverse the rows are multiples of each other: (x + shift) : c = b : d.
    const found = Array.from({ length: 81 }, (_, index) => index - 40).filter((x) => ((x + shift) / c) * d === b)
    return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
  },
  entry: ({ a, b, c, d }: Square) =>
    inv([
      [a, b],
      [c, d],
    ])[0]?.[1] ?? Number.NaN,
})
