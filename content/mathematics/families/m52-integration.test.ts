import { proves } from '../../engine/prove.ts'
import { integration, type Arch, type Curve, type Definite, type Integrand } from './m52-integration.ts'

/** Simpson's rule, which is exact for polynomials up to the third degree. */
function integral(height: (x: number) => number, low: number, high: number): number {
  return ((high - low) / 6) * (height(low) + 4 * height((low + high) / 2) + height(high))
}

function heightOf({ cube, square, linear }: Integrand): (x: number) => number {
  return (x) => 3 * cube * x * x + 2 * square * x + linear
}

/** The cubic through four points over 0, 1, 2, 3, written out; its coefficients come from the differences of the heights. */
function cubicText(heights: readonly number[]): string {
  const [h0 = 0, h1 = 0, h2 = 0, h3 = 0] = heights
  const a = Math.round((h3 - 3 * h2 + 3 * h1 - h0) / 6)
  const b = Math.round((h2 - 2 * h1 + h0) / 2 - 3 * a)
  const parts: readonly (readonly [number, string])[] = [
    [a, 'x³'],
    [b, 'x²'],
    [Math.round(h1 - h0 - a - b), 'x'],
    [Math.round(h0), ''],
  ]
  const shown = parts
    .filter(([value]) => value !== 0)
    .map(([value, power]) => {
      const size = Math.abs(value) === 1 && power !== '' ? power : `${Math.abs(value)}${power}`
      return `${value < 0 ? '−' : '+'} ${size}`
    })
  return shown.join(' ').replace(/^\+ /, '').replace(/^− /, '−')
}

const places = [0, 1, 2, 3]

proves(integration, {
  indefinite: (integrand: Integrand) => `${cubicText(places.map((x) => integral(heightOf(integrand), 0, x)))} + k`,
  definite: (definite: Definite) => integral(heightOf(definite), definite.low, definite.high),
  curve: (curve: Curve) => `y = ${cubicText(places.map((x) => curve.y + integral(heightOf(curve), curve.x, x)))}`,
  area: ({ scale, width }: Arch) => integral((x) => scale * x * (width - x), 0, width),
})
