import { proves } from '../../engine/prove.ts'
import { variation, type Joint, type PartlyConstant, type Power } from './m29-variation.ts'

/** Goes from one value to the next by ratios only; the constant of variation is never found. */
function scaled(start: number, ratios: readonly (readonly [ratio: number, power: number])[]): number {
  return ratios.reduce((value, [ratio, power]) => value * Math.exp(power * Math.log(ratio)), start)
}

/** The point at `n` on the straight line through two points, by interpolation. */
function onLine([n1, c1]: readonly [number, number], [n2, c2]: readonly [number, number], n: number): number {
  return (c1 * (n - n2)) / (n1 - n2) + (c2 * (n - n1)) / (n2 - n1)
}

proves(variation, {
  direct: ({ power, factor, from, scale }: Power) => scaled(factor * from ** power, [[scale, power]]),
  inverse: ({ power, factor, scale }: Power) => scaled(factor * scale ** power, [[scale, -power]]),
  joint: ({ constant, y, z, nextY, nextZ }: Joint) =>
    scaled((constant * y) / z ** 2, [
      [nextY / y, 1],
      [nextZ / z, -2],
    ]),
  partial: ({ fixed, each, first, second, asked }: PartlyConstant) =>
    onLine([first, fixed + each * first], [second, fixed + each * second], asked),
})
