import { proves } from '../../engine/prove.ts'
import { onlyRight } from '../expression.ts'
import type { Wave } from '../waves.ts'
import { trigonometricIntegrals, writeIntegral, type Definite } from './m60-trigonometric-integrals.ts'

type Curve = (x: number) => number

const places = [0.31, 0.77, 1.43, 2.19]

function waveOf({ sine, a, cosine, b }: Wave): Curve {
  return (x) => sine * Math.sin(a * x) + cosine * Math.cos(b * x)
}

/** What an option prints: '6 cos 2x − sin x', with or without a constant. */
function curveOf(text: string): Curve {
  const terms = [
    ...text.replace(' + k', '').matchAll(/(?<sign>[−+]?) ?(?<size>\d*) ?(?<name>sin|cos) (?<factor>\d*)x/g),
  ]
  return (x) =>
    terms.reduce((total, { groups: { sign, size, name, factor } = {} }) => {
      const value = (name === 'sin' ? Math.sin : Math.cos)(Number(factor === '' ? 1 : factor) * x)
      return total + (sign === '−' ? -1 : 1) * Number(size === '' ? 1 : size) * value
    }, 0)
}

/** The slope from values on both sides, twice drawn nearer. */
function slopeOf(curve: Curve, x: number): number {
  const central = (step: number) => (curve(x + step) - curve(x - step)) / (2 * step)
  return (4 * central(0.001) - central(0.002)) / 3
}

function isSlope(slope: Curve, curve: Curve): boolean {
  return places.every((x) => Math.abs(slope(x) - slopeOf(curve, x)) < 1e-6)
}

/** Simpson's rule in many strips. */
function area(curve: Curve, high: number): number {
  const strips = 400
  const width = high / strips
  let total = 0
  for (let strip = 0; strip < strips; strip++) {
    const low = strip * width
    total += (width / 6) * (curve(low) + 4 * curve(low + width / 2) + curve(low + width))
  }
  return total
}

function areaUnder({ isSine, size, k, upper }: Definite): number {
  const wave = isSine ? Math.sin : Math.cos
  return area((x) => size * wave(k * x), Math.PI / (upper === 'quarter' ? 2 * k : k))
}

// The second routes compare slopes from neighbouring values with every option, and add up strips.
proves(trigonometricIntegrals, {
  integral: (wave: Wave) => onlyRight(writeIntegral(wave), (text) => isSlope(waveOf(wave), curveOf(text))),
  definite: areaUnder,
  area: areaUnder,
})
