import { compile } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import type { Structure } from '../forms/m18-identity.ts'
import { binaryOperations, type Equation, type Evaluation } from './m18-binary-operations.ts'

const linear = compile('left * x + right * y + mixed * x * y')

/** Where a straight line meets a height, from two of its points. */
function solveLine(line: (y: number) => number, height: number): number {
  return (height - line(0)) / (line(1) - line(0))
}

function operate(structure: Structure, x: number, y: number): number {
  return structure.kind === 'sum' ? x + y + structure.shift : (x * y) / structure.divisor
}

function identityOf(structure: Structure): number {
  return solveLine((e) => operate(structure, 7, e), 7)
}

// The second routes evaluate the rule with mathjs and solve by putting numbers back into it.
proves(binaryOperations, {
  value: ({ a, b, c, ...rule }: Evaluation) => {
    const inner: number = linear.evaluate({ ...rule, x: a, y: b })
    return Number(linear.evaluate({ ...rule, x: inner, y: c }))
  },
  equation: ({ a, n, ...rule }: Equation) => {
    const result = Number(linear.evaluate({ ...rule, x: a, y: n }))
    return solveLine((y) => Number(linear.evaluate({ ...rule, x: a, y })), result)
  },
  identity: identityOf,
  inverse: (structure: Structure) => solveLine((y) => operate(structure, structure.a, y), identityOf(structure)),
})
