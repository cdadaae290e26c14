import { proves } from '../../engine/prove.ts'
import { onlyRight, valueOfText } from '../expression.ts'
import { writeEquation, type Cuts } from '../forms/m26-equations.ts'
import { valueAt, type Parabola } from '../forms/m26-parabola.ts'
import { graphReading, levelOf, writeSigned, type Level, type Signed } from './m26-graph-reading.ts'

/** Values of x that no option has as a bound, on all sides of all bounds. */
const tried = Array.from({ length: 241 }, (_, index) => index / 10 - 12.03)

/** Whether x is in a range that is printed as '−2 < x < 3', 'x < −2 or x > 3' or 'x > 3'. */
function isInRange(text: string, x: number): boolean {
  const numbers = text.replaceAll('−', '-').match(/-?\d+/g)?.map(Number) ?? []
  const [low = Number.NaN, high = Number.NaN] = numbers
  if (text.includes('or')) return x < low || x > high
  if (numbers.length === 2) return x > low && x < high
  return text.startsWith('x <') ? x < low : x > low
}

// The second routes try values of x: they evaluate options, look for roots one by one and walk along the curve.
proves(graphReading, {
  equation: (parabola: Parabola) =>
    onlyRight(writeEquation(parabola), (text) =>
      [-7, -3, 0, 2, 5].every((x) => valueOfText(text.replace('y = ', ''), { x }) === valueAt(parabola, x)),
    ),
  sign: (given: Signed) =>
    onlyRight(writeSigned(given), (text) =>
      tried.every((x) => isInRange(text, x) === (given.wanted === '<' ? valueAt(given, x) < 0 : valueAt(given, x) > 0)),
    ),
  gradient: ({ a, b }: Cuts) => {
    const height = (x: number) => b * (1 - x / a)
    return height(101) - height(100)
  },
  level: (given: Level) => {
    const solutions = Array.from({ length: 41 }, (_, index) => index - 20).filter(
      (x) => valueAt(given, x) === levelOf(given),
    )
    return solutions.map((x) => String(x).replace('-', '−')).join(' and ')
  },
  'turning-value': (parabola: Parabola) => {
    const heights = Array.from({ length: 41 }, (_, index) => valueAt(parabola, index - 20))
    return parabola.sign === 1 ? Math.min(...heights) : Math.max(...heights)
  },
})
