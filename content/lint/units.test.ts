import { expect, test } from 'vitest'
import { dimensionOf } from './units.ts'

test.each([
  ['m s⁻¹', 'km h⁻¹'],
  ['J', 'N m'],
  ['J', 'kWh'],
  ['kg m⁻³', 'g cm⁻³'],
  ['Pa', 'N m⁻²'],
  ['V', 'J C⁻¹'],
  ['Ω', 'V A⁻¹'],
  ['F', 'µF'],
  ['Wb', 'T m²'],
  ['Hz', 's⁻¹'],
  ['K', '°C'],
  ['cm³', 'dm³'],
])('gives %s and %s the same dimension', (one, other) => {
  expect(dimensionOf(one)).toEqual(dimensionOf(other))
})

test.each([
  ['m', 'min'],
  ['cm²', 'cm³'],
  ['m s⁻¹', 'm s⁻²'],
  ['g', ''],
  ['mol', 'mol dm⁻³'],
])('gives %s and %s different dimensions', (one, other) => {
  expect(dimensionOf(one)).not.toEqual(dimensionOf(other))
})

test('gives no dimension for a word that is not a unit', () => {
  expect(dimensionOf('students')).toBeNull()
})
