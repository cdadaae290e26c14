import { expect, test } from 'vitest'
import { agree, onlyRight, valueOfText } from './expression.ts'

test('A printed expression has the value that a reader gives it', () => {
  expect(valueOfText('3 − 2√5')).toBeCloseTo(3 - 2 * Math.sqrt(5), 12)
  expect(valueOfText('$\\frac{2x(x + 1)}{3y}$', { x: 2, y: 4 })).toBeCloseTo(1, 12)
  expect(valueOfText('x²y − (2x − 1)(y + 3)', { x: 2, y: 5 })).toBe(-4)
  expect(valueOfText('$\\frac{1}{2\\pi}\\sqrt{\\frac{g^2}{l}}$', { g: 10, l: 4 })).toBeCloseTo(2.5 / Math.PI, 12)
  expect(valueOfText('$a^{2}b^{-3}$', { a: 2, b: 2 })).toBe(0.5)
})

test('Only one option may pass', () => {
  const draft = {
    stem: '',
    key: { text: '2' },
    slips: [{ text: '3', because: '' }],
    principle: '',
    working: [],
    hints: ['', ''] as const,
  }
  expect(onlyRight(draft, (text) => text === '2')).toBe('2')
  expect(onlyRight(draft, () => true)).toBe('2 right options')
  expect(
    agree(
      ['x'],
      ({ x = 0 }) => x ** 2 - 1,
      ({ x = 0 }) => (x - 1) * (x + 1),
    ),
  ).toBe(true)
  expect(
    agree(
      ['x'],
      ({ x = 0 }) => x ** 2,
      ({ x = 0 }) => 2 * x,
    ),
  ).toBe(false)
})
