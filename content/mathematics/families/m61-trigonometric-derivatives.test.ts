import { proves } from '../../engine/prove.ts'
import { onlyRight } from '../expression.ts'
import type { Wave } from '../waves.ts'
import {
  trigonometricDerivatives,
  writeDerivative,
  writeProduct,
  type Product,
} from './m61-trigonometric-derivatives.ts'

type Curve = (x: number) => number

const places = [0.31, 0.77, 1.43, 2.19]

function waveOf({ sine, a, cosine, b }: Wave): Curve {
  return (x) => sine * Math.sin(a * x) + cosine * Math.cos(b * x)
}

/** What an option prints: '6 cos 2x − 3x sin x'. */
function curveOf(text: string): Curve {
  const terms = [...text.matchAll(/(?<sign>[−+]?) ?(?<size>\d*)(?<letter>x?) ?(?<name>sin|cos) (?<factor>\d*)x/g)]
  return (x) =>
    terms.reduce((total, { groups: { sign, size, letter, name, factor } = {} }) => {
      const value = (name === 'sin' ? Math.sin : Math.cos)(Number(factor === '' ? 1 : factor) * x)
      return total + (sign === '−' ? -1 : 1) * Number(size === '' ? 1 : size) * (letter === 'x' ? x : 1) * value
    }, 0)
}

/** The slope from values on both sides, drawn nearer once. */
function slopeOf(curve: Curve, x: number): number {
  const central = (step: number) => (curve(x + step) - curve(x - step)) / (2 * step)
  return (4 * central(0.001) - central(0.002)) / 3
}

function isSlope(slope: Curve, curve: Curve): boolean {
  return places.every((x) => Math.abs(slope(x) - slopeOf(curve, x)) < 1e-5)
}

// The second routes compare slopes from neighbouring values with every option, or take the slope itself.
proves(trigonometricDerivatives, {
  derivative: (wave: Wave) => onlyRight(writeDerivative(wave), (text) => isSlope(curveOf(text), waveOf(wave))),
  slope: ({ isSine, size, k }: Product) => {
    const wave = isSine ? Math.sin : Math.cos
    const slope = slopeOf((x) => size * wave(k * x), Math.PI / (isSine ? 3 * k : 6 * k))
    return Math.round(slope * 1e4) / 1e4
  },
  product: (product: Product) => {
    const wave = product.isSine ? Math.sin : Math.cos
    return onlyRight(writeProduct(product), (text) =>
      isSlope(curveOf(text), (x) => product.size * x * wave(product.k * x)),
    )
  },
})
