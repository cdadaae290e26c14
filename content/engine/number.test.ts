import { expect, test } from 'vitest'
import { readNumber, readNumbers } from './number.ts'

test.each([
  ['−2.5 m s⁻²', -2.5, 'm s⁻²'],
  ['₦12,500', 12_500, '₦'],
  ['5 1/2', 5.5, ''],
  ['3/4 hour', 0.75, 'hour'],
  ['1.6 × 10⁻¹⁹ C', 1.6e-19, 'C'],
  ['45°', 45, '°'],
  ['12%', 12, '%'],
  ['2x', 2, 'x'],
  ['0.5 mol dm⁻³', 0.5, 'mol dm⁻³'],
])('reads %s as a number', (text, value, unit) => {
  const reading = readNumber(text)
  expect(reading?.value).toBeCloseTo(value, 30)
  expect(reading?.unit).toBe(unit)
})

test.each(['2, 8, 1', '2 and 3', 'x = 2', '2:3', '2 + √3', 'I only', '5 1', '1/(2x)', '2x + 3', '2,8,1', '1/0', ''])(
  "does not read '%s' as a number",
  (text) => {
    expect(readNumber(text)).toBeNull()
  },
)

test('reads options as numbers only if they share a unit', () => {
  expect(readNumbers(['2 g', '4 g'])).toEqual([2, 4])
  expect(readNumbers(['1 day', '3 days'])).toEqual([1, 3])
  expect(readNumbers(['2 g', '4 kg'])).toBeNull()
  expect(readNumbers(['2 m', '4 ms'])).toBeNull()
  expect(readNumbers(['2 g', 'none'])).toBeNull()
  expect(readNumbers(['none', 'all'])).toBeNull()
})
