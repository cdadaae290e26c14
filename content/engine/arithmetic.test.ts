import { expect, test } from 'vitest'
import { valueOfArithmetic } from './arithmetic.ts'

test.each([
  ['46 / 2', 23],
  ['2 + 3 × 4 − 1', 13],
  ['(12 − 4) × 2.5 ÷ 10⁻²', 2000],
  ['0.1 + 0.2', 0.3],
  ['−3² + 10', 1],
  ['2^3^2', 512],
  ['8 − 3 − 2', 3],
  ['16 / 4 / 2', 2],
  ['1,250 × 2', 2500],
  ['1.6 × 10⁻¹⁹ × 2', 3.2e-19],
  ['2 * -(3 + 1)', -8],
])('evaluates %s to %d', (text, value) => {
  expect(valueOfArithmetic(text)).toBe(value)
})

test.each([
  '',
  ' ',
  '2 +',
  '(2',
  '2)',
  '2 3',
  '2(3)',
  'x + 2',
  '1/0',
  '0^-1',
  '2^0.5',
  '9^9^9^9',
  '10^99999',
  '((((((9^40)^40)^40)^40)^40)^40)^40',
  'process.exit()',
  '1'.repeat(200),
  '('.repeat(100),
])('returns no value for text that is not a calculation: %s', (text) => {
  expect(valueOfArithmetic(text)).toBeNull()
})
