import { expect, test } from 'vitest'
import { bracketed, fraction, fractionTex, gcd, polynomial, root, signed, term, tex } from './notation.ts'

test('prints polynomials without zero terms and without a coefficient of one', () => {
  expect(polynomial([1, -3, 2])).toBe('x² − 3x + 2')
  expect(polynomial([-1, 0, 1, 0])).toBe('−x³ + x')
  expect(polynomial([5])).toBe('5')
  expect(polynomial([-2, -1], 'n')).toBe('−2n − 1')
  expect(polynomial([0, 0])).toBe('0')
})

test('reduces fractions and keeps the minus sign in front', () => {
  expect(fraction(6, -4)).toEqual({ text: '$-\\frac{3}{2}$', value: -1.5 })
  expect(fraction(-6, -4).text).toBe('$\\frac{3}{2}$')
  expect(fraction(-8, 4)).toEqual({ text: '−2', value: -2 })
  expect(fraction(0, -7)).toEqual({ text: '0', value: 0 })
  expect(fractionTex(9, 3)).toBe('3')
  expect(gcd(-12, 18)).toBe(6)
})

test('takes the largest square out of a root', () => {
  expect([12, 49, 19, 72, 2].map((square) => root(square, 'cm').text)).toEqual([
    '2√3 cm',
    '7 cm',
    '√19 cm',
    '6√2 cm',
    '√2 cm',
  ])
  expect(root(48, '').value).toBeCloseTo(6.9282, 4)
})

test('prints signs as they stand in an expression', () => {
  expect([signed(3), signed(-3)]).toEqual(['+ 3', '− 3'])
  expect([term(-1, 'xy'), term(3, 'n')]).toEqual(['− xy', '+ 3n'])
  expect([bracketed(3), bracketed(-3)]).toEqual(['3', '(−3)'])
  expect(tex('−3x² + 2x¹⁰ − 1')).toBe('-3x^{2} + 2x^{10} - 1')
})
