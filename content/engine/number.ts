import Fraction from 'fraction.js'

/** What an option says where it is one number with or without a unit. */
export interface Reading {
  value: number
  unit: string
}

const exponents = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const digits = '(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?'
const pattern = new RegExp(
  `^(?<sign>[−-]?)(?<naira>₦?)(?:(?<whole>\\d+) )?(?<number>${digits})(?:/(?<under>\\d+))?` +
    `(?: × 10(?<exponent>⁻?[${exponents}]+))? ?(?<unit>[^\\d\\s+−=<>,;:(/][^\\d+=<>,;:]*)?$`,
)

/**
 * The number and the unit in a printed text: '−2.5 m s⁻²', '₦12,500', '5 1/2', '1.6 × 10⁻¹⁹ C'. Null where the text is
 * anything else, an expression or a list of numbers too.
 */
export function readNumber(text: string): Reading | null {
  const parts = pattern.exec(text.trim())?.groups
  if (parts === undefined) return null
  const { whole, number = '', under, exponent, unit = '' } = parts
  if (whole !== undefined && under === undefined) return null
  if (under !== undefined && Number(under) === 0) return null
  const size = amount({ whole, number: number.replaceAll(',', ''), under }) * 10 ** power(exponent)
  return { value: parts.sign === '' ? size : -size, unit: `${parts.naira ?? ''}${unit.trim()}` }
}

/**
 * The values behind options that are all numbers of one unit, or null where they are anything else. Only these have an order
 * by size.
 */
export function readNumbers(options: readonly string[]): number[] | null {
  const readings = options.map(readNumber)
  const units = new Set(readings.map((reading) => reading?.unit.replace(/(?<=\p{L}{2})s$/u, '')))
  if (units.size !== 1) return null
  return readings.flatMap((reading) => (reading === null ? [] : [reading.value])).length === options.length
    ? readings.map((reading) => reading?.value ?? 0)
    : null
}

function amount({ whole = '0', number, under = '1' }: { whole?: string; number: string; under?: string }): number {
  return new Fraction(number).div(under).add(whole).valueOf()
}

function power(exponent = ''): number {
  const size = [...exponent.replace('⁻', '')].reduce((sum, sign) => sum * 10 + exponents.indexOf(sign), 0)
  return exponent.startsWith('⁻') ? -size : size
}
