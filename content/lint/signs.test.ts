import { expect, test } from 'vitest'
import { codePointsOf } from './font-file.ts'
import { signWithoutFont, signWithoutFontInHtml } from './signs.ts'

test.each([
  '₦62,000',
  '2H₂O ⇌ 2H₂ + O₂',
  'x² + y⁻³',
  '10₂',
  'aₙ, kₓ, Eₖ',
  'λ = 5 µm, θ and Ω',
  'A ∪ B ∩ C, x ∈ U',
  '∠ABC ∝ √2',
  'Brønsted',
  'Müller',
  'ẹ̀kọ́',
])('a phone shows %s in our fonts', (text) => {
  expect(signWithoutFont(text)).toBeNull()
})

test.each([
  ['a sign that no font of ours has', 'heat ☀ and light', '☀'],
  ['a letter of another script', 'а cell', 'а'],
])('%s is named', (_, text, sign) => {
  expect(signWithoutFont(text)).toBe(sign)
})

test('formulas have a font of their own', () => {
  expect(signWithoutFontInHtml('<p>Let <math><mi>𝑥</mi><mo>∈</mo><mi>U</mi></math> be</p>')).toBeNull()
  expect(signWithoutFontInHtml('<p>Let 𝑥 be</p>')).toBe('𝑥')
  expect(signWithoutFontInHtml('<p>Let <math><mi>☀</mi></math> be</p>')).toBe('☀')
})

test('a file that is no font is refused', () => {
  expect(() => codePointsOf(Buffer.from('<!doctype html>'))).toThrow('This is no WOFF2 font')
})
