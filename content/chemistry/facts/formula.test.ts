import { expect, test } from 'vitest'
import { atomCount, atomsIn, givenMasses, massWithoutSubscripts, subscript } from './formula.ts'

test('brackets and water of crystallization are counted', () => {
  expect([...atomsIn('Al₂(SO₄)₃')]).toEqual([
    ['Al', 2],
    ['S', 3],
    ['O', 12],
  ])
  expect([...atomsIn('Na₂CO₃·10H₂O')]).toEqual([
    ['Na', 2],
    ['C', 1],
    ['O', 13],
    ['H', 20],
  ])
  expect(atomCount('C₆H₁₂O₆')).toBe(24)
})

test('a stem gets the masses of the elements in the order of the formula', () => {
  expect(givenMasses('CO₂')).toBe('C = 12, O = 16')
  expect(massWithoutSubscripts('CO₂')).toBe(28)
})

test('a single atom has no subscript', () => {
  expect([1, 2, 12].map(subscript)).toEqual(['', '₂', '₁₂'])
})
