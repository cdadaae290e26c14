import { derivative, type MathNode } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import type { Growth } from '../forms/m51-growth.ts'
import {
  ratesAndTurningPoints,
  type Fence,
  type Gradient,
  type Motion,
  type Turning,
} from './m51-rates-and-turning-points.ts'

/** The place among whole numbers where a curve is higher (or lower) than just before and just after. */
function peak(curve: (x: number) => number, sign: 1 | -1): number {
  const step = 0.001
  const isPeak = (x: number) => [x - step, x + step].every((other) => sign * (curve(x) - curve(other)) > 0)
  const found = Array.from({ length: 41 }, (_, index) => index - 20).filter(isPeak)
  return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
}

const line = derivative('p * x^2 + q * x + r', 'x')
const sizes: Record<Growth['shape'], MathNode> = {
  circle: derivative('pi * (x + v * t)^2', 't'),
  volume: derivative('4 / 3 * pi * (x + v * t)^3', 't'),
  surface: derivative('4 * pi * (x + v * t)^2', 't'),
}
const velocity = derivative('t^3 - 3 * m * t^2 + u * t', 't')
const acceleration = derivative(velocity, 't')

// The second routes walk along the curve, try numbers out, or leave the derivatives to mathjs.
proves(ratesAndTurningPoints, {
  gradient: ({ square: p, linear: q, constant: r, x }: Gradient) => {
    const at = (tried: number) => Number(line.evaluate({ p, q, r, x: tried }))
    const found = Array.from({ length: 41 }, (_, index) => index - 20).filter((tried) => at(tried) === at(x))
    return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
  },
  turning: ({ low, high, constant, asked }: Turning) =>
    peak((x) => 2 * x ** 3 - 3 * (low + high) * x * x + 6 * low * high * x + constant, asked === 'maximum' ? 1 : -1),
  motion: ({ still: m, speed: u }: Motion) => {
    const t = Array.from({ length: 100 }, (_, index) => index / 2).find(
      (tried) => Number(acceleration.evaluate({ m, u, t: tried })) === 0,
    )
    return Number(velocity.evaluate({ m, u, t }))
  },
  growth: ({ shape, length, rate }: Growth) => Number(sizes[shape].evaluate({ x: length, v: rate, t: 0 })),
  fence: ({ metres }: Fence) => {
    let greatest = 0
    for (let tenths = 1; tenths < metres * 5; tenths++) {
      const width = tenths / 10
      greatest = Math.max(greatest, Math.round(width * (metres - 2 * width) * 100) / 100)
    }
    return greatest
  },
})
