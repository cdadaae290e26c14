import Fraction from 'fraction.js'

const longest = 120
/** Limits on powers and numbers. No lesson needs more, and nested powers could take for ever. */
const highestPower = 40
const largest = 10n ** 100n
const exponents = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const token = /\s*(?:(\d+(?:\.\d+)?)|([-+*/^()]))/y

/**
 * Evaluates a written calculation such as '(12 − 4) × 2.5 / 10⁻²', with + − × ÷, integer powers and brackets, in exact arithmetic.
 * Null for anything else, for division by zero and for unbounded results.
 */
export function valueOfArithmetic(text: string): number | null {
  if (text.length > longest) return null
  const tokens = tokensOf(plain(text))
  if (tokens === null) return null
  const reading = new Reading(tokens)
  try {
    const value = reading.sum()
    return reading.isOver ? value.valueOf() : null
  } catch (error) {
    if (error instanceof NoArithmetic) return null
    throw error
  }
}

class NoArithmetic extends Error {}

function plain(text: string): string {
  return text
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/[−–]/g, '-')
    .replace(/[×·]/g, '*')
    .replace(/÷/g, '/')
    .replace(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, raised)
}

function raised(power: string): string {
  const digits = [...power.replace('⁻', '')].map((sign) => exponents.indexOf(sign)).join('')
  return `^(${power.startsWith('⁻') ? '-' : ''}${digits})`
}

/** Splits the text into tokens; null if it contains anything else. */
function tokensOf(text: string): string[] | null {
  const tokens: string[] = []
  const end = text.trimEnd().length
  token.lastIndex = 0
  while (token.lastIndex < end) {
    const [, number, sign] = token.exec(text) ?? []
    const found = number ?? sign
    if (found === undefined) return null
    tokens.push(found)
  }
  return tokens
}

/** A recursive-descent parser that reads the tokens once, from left to right. */
class Reading {
  readonly #tokens: readonly string[]
  #place = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  get isOver(): boolean {
    return this.#place === this.#tokens.length
  }

  sum(): Fraction {
    let value = this.#product()
    for (let sign = this.#take('+', '-'); sign !== null; sign = this.#take('+', '-')) {
      const next = this.#product()
      value = sign === '+' ? value.add(next) : value.sub(next)
    }
    return value
  }

  #product(): Fraction {
    let value = this.#signed()
    for (let sign = this.#take('*', '/'); sign !== null; sign = this.#take('*', '/')) {
      const next = this.#signed()
      value = sign === '*' ? value.mul(next) : quotient(value, next)
    }
    return value
  }

  #signed(): Fraction {
    return this.#take('-') === null ? this.#power() : this.#signed().neg()
  }

  #power(): Fraction {
    const base = this.#single()
    return this.#take('^') === null ? base : power(base, this.#signed().valueOf())
  }

  #single(): Fraction {
    if (this.#take('(') !== null) {
      const value = this.sum()
      if (this.#take(')') === null) throw new NoArithmetic('A bracket is not closed')
      return value
    }
    const number = this.#tokens[this.#place++] ?? ''
    if (!/^\d/.test(number)) throw new NoArithmetic('A number is missing')
    return new Fraction(number)
  }

  #take(...wanted: readonly string[]): string | null {
    const next = this.#tokens[this.#place]
    if (next === undefined || !wanted.includes(next)) return null
    this.#place++
    return next
  }
}

function quotient(value: Fraction, by: Fraction): Fraction {
  if (by.equals(0)) throw new NoArithmetic('Division by zero')
  return value.div(by)
}

function power(base: Fraction, exponent: number): Fraction {
  if (!Number.isInteger(exponent) || Math.abs(exponent) > highestPower)
    throw new NoArithmetic('The power is out of range')
  let value = new Fraction(1)
  for (let times = 0; times < Math.abs(exponent); times++) {
    value = value.mul(base)
    if (value.n > largest || value.d > largest) throw new NoArithmetic('The number is out of range')
  }
  return exponent < 0 ? quotient(new Fraction(1), value) : value
}
