import Fraction from 'fraction.js'

/** The value and unit of an option that is a single number. */
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
 * Reads the number and unit of a printed text: '−2.5 m s⁻²', '₦12,500', '5 1/2', '1.6 × 10⁻¹⁹ C'. Null for anything else, including
 * expressions and lists of numbers.
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

/** The values of options that are all numbers with the same unit, otherwise null. Only these can be sorted by size. */
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
