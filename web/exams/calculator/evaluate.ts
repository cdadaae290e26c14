import Big from 'big.js'

/** How a sum is read: a basic calculator works from left to right, a scientific one knows what binds tighter. */
export type Precedence = 'left to right' | 'usual'

/** Why there is no result, in words for the student. */
export class CalculatorError extends Error {}

/** Significant digits of a result, as on a calculator of the examination hall. */
const shownDigits = 12
/** Decimal places to which functions that are not exact are rounded, so that cos 90° is 0 and sin 30° is 0.5. */
const functionPlaces = 13
/** From here on the digits of a power would only take time. */
const largestExactPower = 999
const largestFactorial = 69

const Decimal = Big()
Decimal.DP = 30

/** A dividend or divisor takes only its own percentage; after plus and minus a basic calculator takes it of the sum so far. */
type Value = { number: Big; isPercent: boolean }

const tokenForm =
  /\s*(?:(\d+\.?\d*|\.\d+)|(×10ˣ|sin⁻¹|cos⁻¹|tan⁻¹|asin|acos|atan|sin|cos|tan|log|ln|sqrt|pi|ans|e|[-+×÷*/^()√π%!²−]))/iy

/** The value of a sum such as `2(3 + √16) ÷ 7`. Angles are in degrees; `ans` is the previous result. Throws a CalculatorError. */
export function evaluate(sum: string, { precedence, ans }: { precedence: Precedence; ans: Big }): Big {
  return new Reader(tokensOf(sum), precedence, ans).read()
}

/** A result as the display shows it, with at most 12 digits: `0.3`, `1.5×10^15`. */
export function formatResult(number: Big): string {
  const rounded = number.eq(0) ? number : number.prec(shownDigits)
  const exponent = rounded.eq(0) ? 0 : rounded.e
  if (exponent < shownDigits && exponent > -7) return rounded.toFixed().replace('-', '−')
  const [digits = '', power = ''] = rounded.toExponential().split('e')
  return `${digits}×10^${power.replace('+', '')}`.replaceAll('-', '−')
}

export function zero(): Big {
  return new Decimal(0)
}

function tokensOf(sum: string): string[] {
  const tokens: string[] = []
  tokenForm.lastIndex = 0
  while (sum.slice(tokenForm.lastIndex).trim() !== '') {
    const found = tokenForm.exec(sum)
    if (found === null) throw new CalculatorError('Check what you typed.')
    tokens.push(plainSigns[found[0].trim().toLowerCase()] ?? found[0].trim().toLowerCase())
  }
  return tokens
}

const plainSigns: Readonly<Record<string, string>> = {
  '*': '×',
  '/': '÷',
  '−': '-',
  sqrt: '√',
  pi: 'π',
  'sin⁻¹': 'asin',
  'cos⁻¹': 'acos',
  'tan⁻¹': 'atan',
}

class Reader {
  readonly #tokens: readonly string[]
  readonly #precedence: Precedence
  readonly #ans: Big
  #place = 0

  constructor(tokens: readonly string[], precedence: Precedence, ans: Big) {
    this.#tokens = tokens
    this.#precedence = precedence
    this.#ans = ans
  }

  read(): Big {
    const result = this.#sum()
    // A bracket that was not closed ends with the sum, as on a calculator.
    if (this.#next() !== undefined) throw new CalculatorError('Check what you typed.')
    return result
  }

  #sum(): Big {
    const operators = this.#precedence === 'usual' ? '+-' : '+-×÷'
    let left = this.#operand().number
    for (let sign = this.#next(); sign !== undefined && operators.includes(sign); sign = this.#next()) {
      this.#place++
      const right = this.#operand()
      left = apply(left, sign, this.#precedence === 'usual' ? { ...right, isPercent: false } : right)
    }
    return left
  }

  #operand(): Value {
    return this.#precedence === 'usual' ? { number: this.#product(), isPercent: false } : this.#signed()
  }

  #product(): Big {
    let left = this.#signed().number
    for (let sign = this.#next(); sign !== undefined; sign = this.#next()) {
      const isWritten = sign === '×' || sign === '÷'
      if (!isWritten && !beginsFactor(sign)) break
      if (isWritten) this.#place++
      left = apply(left, isWritten ? sign : '×', { ...this.#signed(), isPercent: false })
    }
    return left
  }

  #signed(): Value {
    const sign = this.#next()
    if (sign !== '-' && sign !== '+') return this.#power()
    this.#place++
    const { number, isPercent } = this.#signed()
    return { number: sign === '-' ? number.neg() : number, isPercent }
  }

  #power(): Value {
    const base = this.#postfixed()
    if (this.#next() !== '^') return base
    this.#place++
    return { number: power(base.number, this.#signed().number), isPercent: false }
  }

  #postfixed(): Value {
    let value = { number: this.#scaled(), isPercent: false }
    for (let sign = this.#next(); sign === '%' || sign === '!' || sign === '²'; sign = this.#next()) {
      this.#place++
      if (sign === '%') value = { number: value.number.div(100), isPercent: true }
      else value = { number: sign === '!' ? factorial(value.number) : value.number.pow(2), isPercent: false }
    }
    return value
  }

  /** A number in standard form binds tighter than any sign: 6×10ˣ8 ÷ 3×10ˣ8 is 2. */
  #scaled(): Big {
    const number = this.#primary()
    if (this.#next() !== powerOfTen) return number
    this.#place++
    const sign = this.#next()
    if (sign === '-' || sign === '+') this.#place++
    const exponent = this.#primary()
    return number.times(power(new Decimal(10), sign === '-' ? exponent.neg() : exponent))
  }

  #primary(): Big {
    const token = this.#next()
    this.#place++
    if (token === undefined) throw new CalculatorError('Something is missing at the end.')
    if (/^[\d.]/.test(token)) return new Decimal(token.startsWith('.') ? `0${token}` : token.replace(/\.$/, ''))
    if (token === 'ans') return this.#ans
    const constant = constants[token]
    if (constant !== undefined) return new Decimal(constant)
    if (token === '(') return this.#bracket()
    const work = functions[token]
    if (work === undefined) throw new CalculatorError('Check what you typed.')
    return work(this.#argument())
  }

  #bracket(): Big {
    const inside = this.#sum()
    if (this.#next() === ')') this.#place++
    return inside
  }

  /** `sin 30` as well as `sin(30)`. */
  #argument(): Big {
    if (this.#next() !== '(') return this.#power().number
    this.#place++
    return this.#bracket()
  }

  #next(): string | undefined {
    return this.#tokens[this.#place]
  }
}

const powerOfTen = '×10ˣ'

const constants: Readonly<Record<string, string>> = {
  π: '3.14159265358979323846264338328',
  e: '2.71828182845904523536028747135',
}

const functions: Readonly<Record<string, (argument: Big) => Big>> = {
  '√': (argument) => {
    if (argument.lt(0)) throw new CalculatorError('A negative number has no square root.')
    return argument.sqrt()
  },
  sin: (degrees) => rounded(Math.sin(radians(degrees))),
  cos: (degrees) => rounded(Math.cos(radians(degrees))),
  tan: (degrees) => {
    if (rounded(Math.cos(radians(degrees))).eq(0)) throw new CalculatorError('This angle has no tangent.')
    return rounded(Math.tan(radians(degrees)))
  },
  asin: (ratio) => rounded(inDegrees(Math.asin(between(ratio)))),
  acos: (ratio) => rounded(inDegrees(Math.acos(between(ratio)))),
  atan: (ratio) => rounded(inDegrees(Math.atan(ratio.toNumber()))),
  log: (argument) => rounded(Math.log10(positive(argument))),
  ln: (argument) => rounded(Math.log(positive(argument))),
}

function beginsFactor(token: string): boolean {
  return token === '(' || token === 'ans' || token in functions || token in constants
}

function apply(left: Big, sign: string, { number, isPercent }: Value): Big {
  if (sign === '×') return left.times(number)
  if (sign === '÷') {
    if (number.eq(0)) throw new CalculatorError('Nothing can be divided by zero.')
    return left.div(number)
  }
  const right = isPercent ? left.times(number) : number
  return sign === '+' ? left.plus(right) : left.minus(right)
}

function power(base: Big, exponent: Big): Big {
  if (base.eq(0) && exponent.lt(0)) throw new CalculatorError('Nothing can be divided by zero.')
  if (exponent.eq(exponent.round()) && exponent.abs().lte(largestExactPower)) return base.pow(exponent.toNumber())
  return rounded(base.toNumber() ** exponent.toNumber())
}

function factorial(number: Big): Big {
  if (number.lt(0) || number.gt(largestFactorial) || !number.eq(number.round()))
    throw new CalculatorError(`n! needs a whole number from 0 to ${largestFactorial}.`)
  let product = new Decimal(1)
  for (let factor = 2; number.gte(factor); factor++) product = product.times(factor)
  return product
}

/** A value of the processor's arithmetic without its last digits, which are noise. */
function rounded(value: number): Big {
  if (!Number.isFinite(value)) throw new CalculatorError('The result is too large, or there is none.')
  return new Decimal(value).round(functionPlaces).prec(shownDigits + 1)
}

function radians(degrees: Big): number {
  return (degrees.mod(360).toNumber() * Math.PI) / 180
}

function inDegrees(angle: number): number {
  return (angle * 180) / Math.PI
}

function between(ratio: Big): number {
  if (ratio.abs().gt(1)) throw new CalculatorError('It has to lie between −1 and 1.')
  return ratio.toNumber()
}

function positive(argument: Big): number {
  if (argument.lte(0)) throw new CalculatorError('Only a positive number has a logarithm.')
  return argument.toNumber()
}
