import { seededRandom } from '@sabi/shared/practice/random'
import { all, create } from 'mathjs'
import { describe, expect, it } from 'vitest'
import { CalculatorError, evaluate, formatResult, zero, type Precedence } from './evaluate.ts'

/** With more digits than the calculator's 30, which is all that nine right places need. */
const reference = create(all ?? {}, { number: 'BigNumber', precision: 32 })

function result(sum: string, precedence: Precedence = 'usual'): string {
  return formatResult(evaluate(sum, { precedence, ans: zero() }))
}

describe('the scientific calculator', () => {
  it.each([
    ['0.1 + 0.2', '0.3'],
    ['2 + 3 × 4', '14'],
    ['2(3 + 4)', '14'],
    ['2π', '6.28318530718'],
    ['-2^2', '−4'],
    ['2^3^2', '512'],
    ['2^-1', '0.5'],
    ['sin 30', '0.5'],
    ['cos(90)', '0'],
    ['tan 45', '1'],
    ['sin⁻¹(0.5)', '30'],
    ['log 1000', '3'],
    ['ln e', '1'],
    ['√16 + √(9)', '7'],
    ['5!', '120'],
    ['3²', '9'],
    ['50%', '0.5'],
    ['(1 + 2', '3'],
    ['10^15 × 1.5', '1.5×10^15'],
    ['1 ÷ 10^9', '1×10^−9'],
    ['1 ÷ 3', '0.333333333333'],
    ['16^0.5', '4'],
    ['6×10ˣ8 ÷ 3×10ˣ8', '2'],
    ['1.6×10ˣ−19', '1.6×10^−19'],
    ['2×10ˣ3^2', '4000000'],
    ['(1+1)×10ˣ3', '2000'],
    ['3 × 10^2', '300'],
  ])('%s = %s', (sum, expected) => {
    expect(result(sum)).toBe(expected)
  })

  it.each([
    '1 ÷ 0',
    '√(-4)',
    'tan 90',
    'log 0',
    'sin⁻¹ 2',
    '2 +',
    '',
    'alert(1)',
    '1.2.3',
    '(-3)!',
    '0^-1',
    '99999^99999',
    '2×10ˣ',
    '2×10ˣ99999',
  ])('says why %j has no result', (sum) => {
    expect(() => result(sum)).toThrow(CalculatorError)
  })

  // Ten times a thousand, so that a busy machine has time enough for each.
  it.each(Array.from({ length: 10 }, (_, index) => index + 1))(
    'agrees with a reference in each of ten thousand random sums: thousand %i',
    (thousand) => {
      const random = seededRandom(`calculator ${thousand}`)
      let compared = 0
      for (let turn = 0; turn < 1000; turn++) {
        const sum = randomSum(random, 3)
        const expected = referenceOf(sum)
        if (expected === null) {
          expect(() => result(sum), sum).toThrow(CalculatorError)
          continue
        }
        compared++
        expect(Math.abs(valueOf(result(sum)) - expected), sum).toBeLessThanOrEqual(Math.abs(expected) * 1e-9 + 1e-9)
      }
      expect(compared).toBeGreaterThan(900)
    },
  )
})

describe('the basic calculator', () => {
  it.each([
    ['2 + 3 × 4', '20'],
    ['200 + 10%', '220'],
    ['200 − 10%', '180'],
    ['200 × 10%', '20'],
    ['√81', '9'],
    ['0.1 + 0.2', '0.3'],
    ['7 ÷ 2 − 0.5', '3'],
  ])('works from left to right: %s = %s', (sum, expected) => {
    expect(result(sum, 'left to right')).toBe(expected)
  })
})

function randomSum(random: () => number, depth: number): string {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const number = () => String((1 + Math.floor(random() * 999)) / (random() < 0.5 ? 1 : 100))
  if (depth === 0) return number()
  const inner = () => randomSum(random, depth - 1)
  const kind = random()
  if (kind < 0.6) return `(${inner()} ${pick(['+', '-', '×', '÷'])} ${inner()})`
  if (kind < 0.7) return `√(${number()})`
  if (kind < 0.8) return `${pick(['sin', 'cos', 'atan'])}(${number()})`
  if (kind < 0.9) return `(${number()})^${Math.floor(random() * 4)}`
  return `log(${number()})`
}

/** The value by the reference, with angles in degrees; null where there is none. */
function referenceOf(sum: string): number | null {
  const inItsTerms = sum
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('√', 'sqrt')
    .replaceAll('log(', 'log10(')
    .replace(/(sin|cos)\(([\d.]+)\)/g, '$1($2 deg)')
    .replace(/atan\(([\d.]+)\)/g, '(atan($1) * 180 / pi)')
  const value = Number(reference.evaluate(inItsTerms).toString())
  return Number.isFinite(value) ? value : null
}

function valueOf(shown: string): number {
  return Number(shown.replaceAll('−', '-').replace('×10^', 'e'))
}
