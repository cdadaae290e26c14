import { proves } from '../../engine/prove.ts'
import { remainderTheorem, type Division, type Factors } from './m21-remainder-theorem.ts'

/** Long division by x − root, coefficient by coefficient; the last number left over is the remainder. */
function divide(coefficients: readonly number[], root: number): { quotient: number[]; remainder: number } {
  const quotient: number[] = []
  let carried = 0
  for (const coefficient of coefficients) {
    carried = coefficient + carried * root
    quotient.push(carried)
  }
  quotient.pop()
  return { quotient, remainder: carried }
}

/** Tries out whole numbers for the unknown coefficient; exactly one may leave the wanted remainder. */
function coefficientThat(leaves: (k: number) => boolean): number {
  const found = Array.from({ length: 401 }, (_, index) => index - 200).filter(leaves)
  return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
}

const signs = (root: number) => (root < 0 ? `(x + ${-root})` : `(x − ${root})`)

// The second routes divide at length and never put a number into the polynomial.
proves(remainderTheorem, {
  remainder: ({ cubic, square, linear, constant, root }: Division) =>
    divide([cubic, square, linear, constant], root).remainder,
  factor: ({ cubic, square, constant, root }: Division) =>
    coefficientThat((k) => divide([cubic, square, k, constant], root).remainder === 0),
  coefficient: ({ cubic, square, linear, constant, root }: Division) => {
    const { remainder } = divide([cubic, square, linear, constant], root)
    return coefficientThat((k) => divide([cubic, k, linear, constant], root).remainder === remainder)
  },
  'other-factors': ({ known, second, third }: Factors) => {
    const sum = known + second + third
    const { quotient } = divide([1, -sum, known * (second + third) + second * third, -known * second * third], known)
    const [, middle = 0, last = 0] = quotient
    const roots = Array.from({ length: 21 }, (_, index) => index - 10).filter((x) => x * x + middle * x + last === 0)
    return (roots.length === 1 ? [...roots, ...roots] : roots).map(signs).join(' and ')
  },
})
