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
])('%s and %s are of one kind', (one, other) => {
  expect(dimensionOf(one)).toEqual(dimensionOf(other))
})

test.each([
  ['m', 'min'],
  ['cm²', 'cm³'],
  ['m s⁻¹', 'm s⁻²'],
  ['g', ''],
  ['mol', 'mol dm⁻³'],
])('%s and %s are not', (one, other) => {
  expect(dimensionOf(one)).not.toEqual(dimensionOf(other))
})

test('of a word that is no unit nothing is said', () => {
  expect(dimensionOf('students')).toBeNull()
})
