import { proves } from '../../engine/prove.ts'
import { agree, onlyRight, valueOfText } from '../expression.ts'
import {
  functions,
  writeInverse,
  type Coefficient,
  type Composite,
  type Inverse,
  type Shifted,
} from './m27-functions.ts'

// The second routes try numbers out, expand the composite first, or put every option back into the function.
proves(functions, {
  coefficient: ({ square, k, constant, at }: Coefficient) => {
    const value = square * at * at + k * at + constant
    const found = Array.from({ length: 41 }, (_, index) => index - 20).filter(
      (tried) => square * at * at + tried * at + constant === value,
    )
    return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
  },
  composite: ({ slope, shift, constant, at }: Composite) => slope * at * at + (slope * constant + shift),
  inverse: (parameters: Inverse) => {
    const f = ({ a, b, d }: Inverse, x: number) => (a * x + b) / (x + d)
    const back = (text: string) => (x: number) => valueOfText(text, { x: f(parameters, x) })
    return onlyRight(writeInverse(parameters), (text) =>
      agree(
        ['x'],
        ({ x = 0 }) => back(text)(x),
        ({ x = 0 }) => x,
      ),
    )
  },
  shifted: ({ shift, linear, constant, at }: Shifted) => {
    // f is a quadratic, known at three places; the line through divided differences carries it to the fourth.
    const points = [0, 1, 2].map((x) => [x + shift, x * x + linear * x + constant] as const)
    return points.reduce((sum, [x, y], index) => {
      const others = points.filter((_, other) => other !== index)
      return sum + others.reduce((product, [other]) => (product * (at - other)) / (x - other), y)
    }, 0)
  },
})
