import { printed } from '../../engine/quantity.ts'
import { curve, type Graph } from '../../figures/graph.ts'

/** The curve y = sign · (x − p)(x − q), with p < q. */
export interface Parabola {
  sign: 1 | -1
  p: number
  q: number
}

export function valueAt({ sign, p, q }: Parabola, x: number): number {
  return sign * (x - p) * (x - q) + 0
}

/** How far beyond its roots a curve is drawn. */
const beyond = 1.35

/** A graph on two axes with numbers, from which all can be read. */
export function numbered(parabola: Parabola): Graph {
  const { sign, p, q } = parabola
  const depth = ((q - p) / 2) ** 2
  const rise = beyond * (q - p + beyond)
  const [low, high] = sign === 1 ? [-depth, rise] : [-rise, depth]
  const opens = sign === 1 ? 'upwards' : 'downwards'
  const middle = (p + q) / 2
  const [bottom, top] = [Math.floor(low / 2) * 2, Math.ceil(high / 2) * 2]
  const others = [p - 1, p + 1, q - 1, q + 1].map((x) => `(${printed(x)}, ${printed(valueAt(parabola, x))})`)
  return {
    x: { label: 'x', from: Math.min(p - 2, -1), to: Math.max(q + 2, 1), step: 1 },
    y: { label: 'y', from: bottom, to: top, step: top - bottom > 12 ? 4 : 2 },
    curves: [curve((x) => valueAt(parabola, x), { from: p - beyond, to: q + beyond })],
    alt: `A parabola that opens ${opens}. It crosses the x-axis at ${printed(p)} and ${printed(q)} and turns at (${printed(middle)}, ${printed(-sign * depth)}). It also passes through ${[...new Set(others)].join(', ')}.`,
  }
}

/** A sketch with nothing but the roots written on it. */
export function sketched(parabola: Parabola): Graph {
  const { sign, p, q } = parabola
  const depth = ((q - p) / 2) ** 2
  const wide = 0.14 * (q - p)
  const rise = wide * (q - p + wide) * 1.1
  const [left, right] = [Math.min(p - 2 * wide, -1), Math.max(q + 2 * wide, 1)]
  const [low, high] = sign === 1 ? [-1.15 * depth, rise] : [-rise, 1.15 * depth]
  const [unitX, unitY] = [(right - left) / 188, (high - low) / 124]
  const drop = sign === 1 ? -15 * unitY : 6 * unitY
  return {
    x: { label: 'x', from: left, to: right, step: 0 },
    y: { label: 'y', from: low, to: high, step: 0 },
    curves: [curve((x) => valueAt(parabola, x), { from: p - wide, to: q + wide })],
    notes: [
      { text: printed(p), at: [p - 9 * unitX, drop] },
      { text: printed(q), at: [q + 9 * unitX, drop] },
    ],
    alt: `A sketch of a parabola that opens ${sign === 1 ? 'upwards' : 'downwards'}. It crosses the x-axis at ${printed(p)} and ${printed(q)}.`,
  }
}
