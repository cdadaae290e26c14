import { lusolve } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import type { LineAndCurve } from '../forms/m24-line-and-curve.ts'
import type { Prices } from '../forms/m24-prices.ts'
import { simultaneous, type LinearPair } from './m24-simultaneous.ts'

function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** All whole solutions of two linear equations between −15 and 15, by trying every pair. */
function solutions({ a, b, c, d, x, y }: LinearPair): [number, number][] {
  const [first, second] = [a * x + b * y, c * x + d * y]
  const found: [number, number][] = []
  for (let p = -15; p <= 15; p++)
    for (let q = -15; q <= 15; q++) if (a * p + b * q === first && c * p + d * q === second) found.push([p, q])
  return found
}

// The second routes try out all pairs of numbers in both equations, or solve the system as a matrix.
proves(simultaneous, {
  'linear-pair': (drawn: LinearPair) =>
    solutions(drawn)
      .map(([x, y]) => `x = ${minus(x)}, y = ${minus(y)}`)
      .join(' or '),
  'sum-of-solutions': (drawn: LinearPair) => {
    const [solution, ...others] = solutions(drawn)
    return solution === undefined || others.length > 0 ? Number.NaN : solution[0] + solution[1]
  },
  'line-and-curve': ({ b, m, k, small, large }: LineAndCurve) => {
    const constant = small * large + k
    const found: string[] = []
    for (let x = -30; x <= 30; x++)
      for (let y = -60; y <= 60; y++)
        if (y === x * x + b * x + constant && y === m * x + k) found.push(`(${minus(x)}, ${minus(y)})`)
    return found.join(' and ')
  },
  prices: ({ firstCount, secondCount, price }: Prices) => {
    const paid = ([i, j]: readonly [number, number]) => i * price[0] + j * price[1]
    const solved = lusolve(
      [
        [firstCount[0], firstCount[1]],
        [secondCount[0], secondCount[1]],
      ],
      [paid(firstCount), paid(secondCount)],
    )
    return Math.round(Number(solved.toString().split(',')[1]) * 1e6) / 1e6
  },
})
