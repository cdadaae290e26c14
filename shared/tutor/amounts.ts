const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺'
const usual = '0123456789-+'
const fractions: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}

/** A number found in a text, and its position. */
export interface Amount {
  value: number
  start: number
  end: number
}

const digits = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+`
const power = String.raw`\s*[×x*·]\s*10\s*(?:\^\s*[({]?\s*([-−+]?\d+)\s*[)}]?|([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))`
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d.])([-−]?)(?:(${digits})(?:${power}|[eE]([-+]?\d{1,3})(?![\p{L}\d])|\s*\/\s*(\d+(?:\.\d+)?)|\s?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]))?|([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]))`,
  'gu',
)

/** Finds the numbers in a text, whatever the notation: "0.5", "½", "1/2" and "5 × 10⁻¹" are the same amount. */
export function amountsIn(text: string): Amount[] {
  return Array.from(text.matchAll(pattern), (found) => ({
    value: valueOf(found),
    start: found.index,
    end: found.index + found[0].length,
  })).filter(({ value, end }) => Number.isFinite(value) && !raisedSign.test(text.charAt(end)))
}

/** A character after a number that raises it to a power, which changes its value. */
const raisedSign = /[\^⁻⁺⁰¹²³⁴⁵⁶⁷⁸⁹]/

function valueOf([, sign = '', number, exponent, raisedExponent, e, divisor, and, alone]: RegExpExecArray): number {
  const whole = number === undefined ? 0 : Number(number.replaceAll(',', ''))
  const tens = Number(exponent?.replace('−', '-') ?? lowered(raisedExponent) ?? e ?? 0)
  const part = fractions[and ?? alone ?? ''] ?? 0
  const size = (whole * 10 ** tens) / Number(divisor ?? 1) + part
  return sign === '' ? size : -size
}

function lowered(exponent: string | undefined): string | undefined {
  return exponent === undefined ? undefined : [...exponent].map((sign) => usual[raised.indexOf(sign)] ?? '').join('')
}

/** Returns whether two amounts are equal, apart from floating-point error. */
export function isSameAmount(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other))
}

const lettersAroundAmount = /^[\p{L}\p{Sc}×=\s]{0,4}$/u
const unit = /^[^\d,=+]{0,24}$/u

/** Returns the amount if the text states one and nothing else, such as "5 N" or "x = −2"; null otherwise. */
export function onlyAmount(text: string): number | null {
  const [amount, ...others] = amountsIn(text)
  if (amount === undefined || others.length > 0) return null
  const isAlone = lettersAroundAmount.test(text.slice(0, amount.start)) && unit.test(text.slice(amount.end))
  return isAlone ? amount.value : null
}
