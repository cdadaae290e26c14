import { show } from './quantities.ts'
import type { Worked } from './worked.ts'

/** a x² + b x + c. */
interface Polynomial {
  a: number
  b: number
  c: number
}

const term = String.raw`[+-]?\s*(?:\d+(?:\.\d+)?)?\s*[a-z]?(?:\^?2|²)?`
const side = String.raw`${term}(?:\s*[+-]\s*(?:\d+(?:\.\d+)?\s*[a-z]?(?:\^?2|²)?|[a-z](?:\^?2|²)?))*`
const equation = new RegExp(`(?:^|[\\s:,])(${side})\\s*=\\s*(${side})\\s*(?=$|[\\s,.?!])`, 'i')

/** Linear and quadratic equations in one unknown, without brackets or fractions. */
export function solveEquation(message: string): Worked | null {
  const plain = message.replaceAll(/[−–]/g, '-').toLowerCase()
  const found = equation.exec(` ${plain} `)
  const [, left = '', right = ''] = found ?? []
  const letters = new Set(`${left}${right}`.replaceAll(/[^a-z]/g, ''))
  const [unknown] = letters
  if (letters.size !== 1 || unknown === undefined) return null
  // Numbers outside the equation would change its meaning.
  if (/\d/.test(` ${plain} `.replace(`${left}=${right}`, '').replace(found?.[0] ?? '', ''))) return null
  const [one, other] = [polynomialIn(left), polynomialIn(right)]
  if (one === null || other === null) return null
  const whole = { a: one.a - other.a, b: one.b - other.b, c: one.c - other.c }
  const reading = [`${tidy(left)} = ${tidy(right)}`]
  return whole.a === 0
    ? solveLinear({ ...whole, unknown, reading, one, other })
    : solveQuadratic({ ...whole, unknown, reading })
}

function polynomialIn(text: string): Polynomial | null {
  const sum = { a: 0, b: 0, c: 0 }
  const rest = text.replaceAll(/\s/g, '')
  const terms = [...rest.matchAll(/([+-]?)(\d+(?:\.\d+)?)?([a-z])?(\^?2|²)?(?=[+-]|$)/g)].filter(
    ([whole]) => whole !== '',
  )
  if (terms.map(([whole]) => whole).join('') !== rest || rest === '') return null
  for (const [, sign, digits, letter, square] of terms) {
    if (letter === undefined && square !== undefined) return null
    if (letter === undefined && digits === undefined) return null
    const value = (sign === '-' ? -1 : 1) * Number(digits ?? 1)
    sum[letter === undefined ? 'c' : square === undefined ? 'b' : 'a'] += value
  }
  return sum
}

interface Linear extends Polynomial {
  unknown: string
  reading: string[]
  one: Polynomial
  other: Polynomial
}

function solveLinear({ b, c, unknown, reading, one, other }: Linear): Worked | null {
  const isSolved = one.b === 1 && one.c === 0 && other.b === 0
  if (b === 0 || isSolved) return null
  const isApart = one.c === 0 && other.b === 0
  const left =
    one.b === 0
      ? times(-other.b, unknown)
      : `${times(one.b, unknown)}${other.b === 0 ? '' : ` ${plus(-other.b)}${unknown}`}`
  const right = one.c === 0 ? signed(other.c) : `${signed(other.c)} ${plus(-one.c)}`
  return {
    reading,
    steps: [
      ...(isApart
        ? []
        : [`Bring the terms with ${unknown} to the left and the numbers to the right: ${left} = ${right}`]),
      ...(isApart ? [] : [`Add up: ${times(b, unknown)} = ${signed(-c)}`]),
      ...(b === 1 ? [] : [`Divide both sides by ${signed(b)}: ${unknown} = ${signed(-c / b)}`]),
    ],
    result: `${unknown} = ${signed(-c / b)}`,
  }
}

function times(factor: number, unknown: string): string {
  if (factor === 1) return unknown
  return factor === -1 ? `−${unknown}` : `${signed(factor)}${unknown}`
}

function solveQuadratic({ a, b, c, unknown, reading }: Polynomial & { unknown: string; reading: string[] }): Worked {
  const discriminant = b * b - 4 * a * c
  const steps = [
    `Write it as a${unknown}² + b${unknown} + c = 0, with a = ${signed(a)}, b = ${signed(b)}, c = ${signed(c)}`,
    `b² − 4ac = (${signed(b)})² − 4 × ${signed(a)} × ${signed(c)} = ${signed(discriminant)}`,
  ]
  if (discriminant < 0)
    return {
      reading,
      steps: [...steps, 'A square root of a negative number is not real'],
      result: 'There is no real solution.',
    }
  const root = Math.sqrt(discriminant)
  const found = [...new Set([(-b + root) / (2 * a), (-b - root) / (2 * a)])]
  const exact = Number.isInteger(root) || show(root * root) !== show(discriminant)
  const values = found.map(signed)
  return {
    reading,
    steps: [
      ...steps,
      `${unknown} = (−b ± √(b² − 4ac)) ÷ 2a = (${signed(-b)} ± √${signed(discriminant)}) ÷ ${signed(2 * a)}`,
      `√${signed(discriminant)} = ${show(root)}`,
    ],
    result: `${unknown} ${exact ? '=' : '≈'} ${values.join(` or ${unknown} ${exact ? '=' : '≈'} `)}`,
  }
}

function signed(value: number): string {
  return show(value === 0 ? 0 : value)
}

function plus(value: number): string {
  return value < 0 ? `− ${show(-value)}` : `+ ${show(value)}`
}

function tidy(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\^?2(?=\s|$|[+-])/g, (match, at: number) => (/[a-z]/.test(text.trim()[at - 1] ?? '') ? '²' : match))
}
