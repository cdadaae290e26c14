import { proves } from '../../engine/prove.ts'
import { straightLines, type Line, type LineAndPoint, type TwoLines, type TwoPoints } from './m43-straight-lines.ts'

function ordinate({ a, b, c }: Line, x: number): number {
  return (-c - a * x) / b
}

function terms(parts: readonly (readonly [value: number, letter: string])[]): string {
  const shown = parts.filter(([value]) => value !== 0)
  return shown
    .map(([value, letter], index) => {
      const size = Math.abs(value) === 1 && letter !== '' ? letter : `${Math.abs(value)}${letter}`
      const sign = value < 0 ? '−' : '+'
      if (index === 0) return value < 0 ? `−${size}` : size
      return `${sign} ${size}`
    })
    .join(' ')
}

/** Tries out whole gradients and intercepts until both points are on the line. */
function lineThrough(points: readonly (readonly [number, number])[]): string {
  for (let m = -6; m <= 6; m++) {
    for (let c = -40; c <= 40; c++) {
      if (points.every(([x, y]) => y === m * x + c))
        return `y = ${terms([
          [m, 'x'],
          [c, ''],
        ])}`
    }
  }
  return 'none'
}

/** The line through a point and the same point moved along the normal of the given line, by the two-point determinant. */
function normalThrough({ a, b, h, k }: LineAndPoint): string {
  const [x2, y2] = [h + a, k + b]
  const coefficients = [y2 - k, h - x2, h * y2 - x2 * k]
  const divisors = Array.from({ length: 60 }, (_, index) => 60 - index)
  const common = divisors.find((divisor) => coefficients.every((value) => value % divisor === 0)) ?? 1
  const sign = (coefficients[0] ?? 0) < 0 ? -1 : 1
  const [left = 0, middle = 0, right = 0] = coefficients.map((value) => (sign * value) / common)
  return `${terms([
    [left, 'x'],
    [middle, 'y'],
  ])} = ${right < 0 ? '−' : ''}${Math.abs(right)}`
}

proves(straightLines, {
  gradient: (line: Line) => ordinate(line, 1) - ordinate(line, 0),
  'two-points': ({ gradient, intercept, x1, x2 }: TwoPoints) =>
    lineThrough([
      [x1, gradient * x1 + intercept],
      [x2, gradient * x2 + intercept],
    ]),
  perpendicular: normalThrough,
  // The direction (q, −p) of the second line must be the normal (a, k) of the first, up to a factor.
  coefficient: ({ a, p, q }: TwoLines) => (a / q) * -p,
})
