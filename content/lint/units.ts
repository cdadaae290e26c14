import { readNumber } from '../engine/number.ts'
import type { Rule } from './rule.ts'

/** Exponents of length, mass, time, current, temperature and amount. */
type Dimension = readonly [number, number, number, number, number, number]

const none: Dimension = [0, 0, 0, 0, 0, 0]
const dimensions: Readonly<Record<string, Dimension>> = {
  m: [1, 0, 0, 0, 0, 0],
  g: [0, 1, 0, 0, 0, 0],
  s: [0, 0, 1, 0, 0, 0],
  min: [0, 0, 1, 0, 0, 0],
  minutes: [0, 0, 1, 0, 0, 0],
  h: [0, 0, 1, 0, 0, 0],
  hours: [0, 0, 1, 0, 0, 0],
  days: [0, 0, 1, 0, 0, 0],
  years: [0, 0, 1, 0, 0, 0],
  A: [0, 0, 0, 1, 0, 0],
  K: [0, 0, 0, 0, 1, 0],
  '°C': [0, 0, 0, 0, 1, 0],
  mol: [0, 0, 0, 0, 0, 1],
  N: [1, 1, -2, 0, 0, 0],
  J: [2, 1, -2, 0, 0, 0],
  W: [2, 1, -3, 0, 0, 0],
  Wh: [2, 1, -2, 0, 0, 0],
  Pa: [-1, 1, -2, 0, 0, 0],
  V: [2, 1, -3, -1, 0, 0],
  Ω: [2, 1, -3, -2, 0, 0],
  C: [0, 0, 1, 1, 0, 0],
  F: [-2, -1, 4, 2, 0, 0],
  Hz: [0, 0, -1, 0, 0, 0],
  T: [0, 1, -2, -1, 0, 0],
  Wb: [2, 1, -2, -1, 0, 0],
  H: [2, 1, -2, -2, 0, 0],
}
/** Only if followed by a unit of the table: 'min' is a time and 'm' a length. */
const prefix = /^(?:n|µ|m|c|d|k|M|G)(?=.)/u
const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Finds options of different kinds: a length among times gives itself away, or is an author's slip. */
export const unitRule: Rule = {
  id: 'unit-mismatch',
  severity: 'error',
  faultOf: ({ options, subject }) => {
    const bare = options.find((option) => /^[+−]?[\d,./]+π?$/u.test(option))
    if (bare !== undefined && options.some((option) => /^[+−]?[\d,./]+π? \p{L}/u.test(option)))
      return `'${bare}' has no unit, but others have one`
    const units = options.map((option) => readNumber(option)?.unit)
    if (units.some((unit) => unit === undefined)) return null
    // In mathematics a letter directly after a number is algebra; a unit is separated by a space.
    const apart = options.filter((option) => /\d \p{L}/u.test(option))
    if (subject === 'mathematics' && apart.length < options.length / 2) return null
    const kinds = units.map((unit) => dimensionOf(unit ?? ''))
    if (kinds.some((kind) => kind === null)) return null
    return new Set(kinds.map((kind) => kind?.join(' '))).size === 1 ? null : `'${options.join("', '")}' differ in kind`
  },
}

/** The dimension of a printed unit such as 'kg m⁻³'; null if a part of it is unknown. */
export function dimensionOf(unit: string): Dimension | null {
  let sum = none
  for (const part of unit.split(' ').filter((word) => word !== '')) {
    const [, symbol = '', exponent = ''] = /^([^⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]*)$/u.exec(part) ?? []
    const base = dimensions[symbol] ?? dimensions[symbol.replace(prefix, '')]
    if (base === undefined) return null
    sum = added(sum, base, exponent === '' ? 1 : power(exponent))
  }
  return sum
}

function added(sum: Dimension, base: Dimension, times: number): Dimension {
  const [a, b, c, d, e, f] = base
  return [
    sum[0] + a * times,
    sum[1] + b * times,
    sum[2] + c * times,
    sum[3] + d * times,
    sum[4] + e * times,
    sum[5] + f * times,
  ]
}

function power(exponent: string): number {
  const size = [...exponent.replace('⁻', '')].reduce((sum, sign) => sum * 10 + digits.indexOf(sign), 0)
  return exponent.startsWith('⁻') ? -size : size
}
