import { expect, test } from 'vitest'
import type { LintedQuestion } from './rule.ts'
import { dimensionOf, unitRule } from './units.ts'

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

const question: LintedQuestion = {
  id: 'mat-volumes-01',
  subject: 'mathematics',
  topicId: 'mat-volumes',
  examType: 'JAMB',
  text: 'What is the volume of the cone?',
  options: [],
  correctOption: 0,
  explanation: '',
  reasons: [],
  hints: [],
  isCalculation: true,
  family: null,
  imageUrl: null,
  kind: 'family',
}

test.each([[['1680', '1776 cm³', '3360 cm³', '4900 cm³']], [['1680π', '1776π cm³', '3360π cm³', '4900π cm³']]])(
  'finds the option that has lost its unit: %j',
  (options) => {
    expect(unitRule.faultOf({ ...question, options })).toContain('has no unit')
  },
)
