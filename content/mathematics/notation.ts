import type { Choice } from '../engine/family.ts'
import { printed, superscript } from '../engine/quantity.ts'

/** The greatest common divisor of two whole numbers; never negative. */
export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b)
}

/** A fraction in lowest terms as TeX without dollar signs; a whole number stays plain: 6/−4 gives '-\frac{3}{2}'. */
export function fractionTex(numerator: number, denominator: number): string {
  const divisor = gcd(numerator, denominator) * Math.sign(denominator)
  const over = numerator / divisor
  const under = denominator / divisor
  if (under === 1) return String(over)
  return `${over < 0 ? '-' : ''}\\frac{${Math.abs(over)}}{${under}}`
}

/** An option that is an exact fraction in lowest terms; a whole number is printed plain. */
export function fraction(numerator: number, denominator: number): Choice {
  const value = numerator / denominator
  if (Number.isInteger(value)) return { text: printed(value), value: value + 0 }
  return { text: `$${fractionTex(numerator, denominator)}$`, value }
}

/** An option that is the root of a whole number in simplest form: 12 and 'cm' give '2√3 cm', 49 gives '7 cm'. */
export function root(square: number, unit: string): Choice {
  let outside = Math.floor(Math.sqrt(square))
  while (outside > 1 && square % outside ** 2 !== 0) outside -= 1
  const inside = square / outside ** 2
  const number = inside === 1 ? printed(outside) : `${outside === 1 ? '' : printed(outside)}√${printed(inside)}`
  return { text: unit === '' ? number : `${number} ${unit}`, value: Math.sqrt(square) }
}

/** A polynomial, highest power first: [1, −3, 2] gives 'x² − 3x + 2'. The zero polynomial gives '0'. */
export function polynomial(coefficients: readonly number[], variable = 'x'): string {
  const terms = coefficients.flatMap((coefficient, index) => {
    if (coefficient === 0) return []
    const power = coefficients.length - 1 - index
    const size = Math.abs(coefficient) === 1 && power > 0 ? '' : printed(Math.abs(coefficient))
    return [{ sign: coefficient < 0 ? '−' : '+', body: `${size}${powerOf(variable, power)}` }]
  })
  const [first, ...others] = terms
  if (first === undefined) return '0'
  return [`${first.sign === '−' ? '−' : ''}${first.body}`, ...others.map(({ sign, body }) => `${sign} ${body}`)].join(
    ' ',
  )
}

function powerOf(variable: string, power: number): string {
  if (power === 0) return ''
  return power === 1 ? variable : `${variable}${superscript(power)}`
}

/** A number as it follows another term: 3 gives '+ 3', −3 gives '− 3'. */
export function signed(value: number): string {
  return `${value < 0 ? '−' : '+'} ${printed(Math.abs(value))}`
}

/** A term as it follows another one: −1 and 'xy' give '− xy', 3 and 'n' give '+ 3n'. */
export function term(coefficient: number, letters: string): string {
  const size = Math.abs(coefficient)
  return `${coefficient < 0 ? '−' : '+'} ${size === 1 ? '' : printed(size)}${letters}`
}

/** A number as it stands inside a product or power: negative ones in brackets. */
export function bracketed(value: number): string {
  return value < 0 ? `(${printed(value)})` : printed(value)
}

/** A Unicode expression as TeX: true minus signs and superscripts become ASCII. */
export function tex(expression: string): string {
  return expression
    .replace(/−/g, '-')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (power) => `^{${[...power].map((sign) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)).join('')}}`)
}
